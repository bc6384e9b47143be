import { expect, it } from "vitest";
import { readCsv } from "../../catalog/read-csv.server.ts";
import { readProducts } from "../read-products.server.ts";
import { mapSize } from "./map-size.ts";
import { placeRugs } from "./place-rugs.ts";
import { textOfHtml } from "./text-of-html.ts";

// Each takes a moment when it is read once, and hours when every beginning is read to the end.
const MANY = 300_000;

it.each(["<!--", "<script ", "<a ", "<p", "</", "<style>", "&#", "<li", "1x", " \n"])(
  "a description of so many “%s” is read at once",
  (part) => expect(textOfHtml(`<p>Hola</p>${part.repeat(MANY)}`)).toContain("Hola"),
);

it("what is between a script's beginning and end is gone in any case, and a comment too", () =>
  expect(textOfHtml("<p>A</p><SCRIPT src=x>a</Script ><!-- <b> --><style>b</style><p>B</p>")).toBe("A\n\nB"));

it("a word of the language itself is no sign", () =>
  expect(textOfHtml("<p>&toString; &valueOf; &amp;</p>")).toBe("&toString; &valueOf; &"));

it.each(["1", "1x", "ø", "5' "])("a size of so many “%s” is none", (part) =>
  expect(mapSize(part.repeat(MANY), ["5x8"])).toHaveProperty("wrong"),
);

it("a file of one product over endless lines, or of endless columns, is refused", () => {
  expect(() => readProducts(`handle,title\n${"a,b\n".repeat(300_000)}`, "shopify")).toThrow(/At most/);
  expect(() => readProducts(`handle,title,${"x,".repeat(MANY)}\na,b\n`, "shopify")).toThrow(/At most/);
  const [one, ...more] = readProducts(`handle,title,price\n${"a,b,1\n".repeat(90_000)}`, "shopify");
  expect([one!.variants.length, more.length]).toEqual([90_000, 0]);
});

// Once it took minutes.
it("a file of endless blank lines or of millions of cells is read at once or refused", () => {
  const [, ...more] = readProducts(`handle,title\na,b\n${"\n".repeat(90_000)}c,d\n`, "shopify");
  expect(more.map(({ row }) => row)).toEqual([90_003]);
  expect(() => readProducts(`handle,title\na,b\n${"\n".repeat(5_000_000)}c`, "shopify")).toThrow(/At most/);
  expect(readCsv(`id,name\n1,a\n${"\n".repeat(90_000)}1,b\n`, new Map()).lines).toBe(2);
  const wide = Array.from({ length: 498 }, (_, n) => `c${n}`).join(",");
  expect(() => readProducts(`handle,title,${wide}\n${`a,b${",".repeat(498)}\n`.repeat(12_000)}`, "shopify")).toThrow(/At most/);
});

it("of two columns of one name the first counts, also where it is empty", () => {
  const [one] = readProducts("handle,title,tags,tags,option1 value,price\nolas,Olas,,b,5x8,1\n", "shopify");
  expect(one!.tags).toEqual([]);
});

it("columns with names of the language itself and a cell that is too long are read like any other", () => {
  const [product] = readProducts(
    `__proto__,constructor,handle,title,option1 value,price\nx,y,olas,${"1".repeat(200_000)},5x8,1\n`,
    "shopify",
  );
  expect(product).toMatchObject({ handle: "olas", errors: [expect.stringContaining("100,000")] });
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

it("thousands of kinds, and thousands of prices of one kind, are placed at once", () => {
  const kinds = Array.from({ length: 2000 }, (_, n) => ({ collection: `Clase ${n} a`, sizes: [{ size: "5x8", price: 100 }] }));
  expect(placeRugs([], kinds).placed).toHaveLength(2000);
  const prices = Array.from({ length: 500 }, (_, n) => ({ collection: "Persas", sizes: [{ size: "5x8", price: 100 + n }] }));
  expect(placeRugs([], prices).placed.at(-1)!.name).toBe("Persas 500");
});
