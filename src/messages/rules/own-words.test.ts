import { expect, it } from "vitest";
import { asPattern, fillFacts, unknownFacts } from "./own-words.ts";

const facts = { name: "Lucía", order_number: "9QQJM-MW063", total: "$ 1.990.000" };

it("a sample becomes a pattern and back again", () => {
  const said = "Gracias, Lucía: tu pedido 9QQJM-MW063 suma $ 1.990.000.";
  const pattern = asPattern(said, facts);
  expect(pattern).toBe("Gracias, {{name}}: tu pedido {{order_number}} suma {{total}}.");
  expect(fillFacts(pattern, facts)).toBe(said);
});

it("names what it does not know, and leaves it as it is written", () => {
  expect(unknownFacts("{{name}} {{price_of_gold}} {{constructor}}", facts)).toEqual(["price_of_gold", "constructor"]);
  expect(fillFacts("{{price_of_gold}}", facts)).toBe("{{price_of_gold}}");
});
