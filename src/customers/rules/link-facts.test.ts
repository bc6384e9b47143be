import { expect, it } from "vitest";
import { linkFacts, type Fact } from "./link-facts.ts";

let made = 0;
const newId = () => `new-${++made}`;
const fact = (id: string, contacts: string[], at = id, name = ""): Fact => ({
  kind: "order",
  id,
  name,
  email: "",
  phone: "",
  contacts,
  at,
});
const owners = (facts: Fact[], known: [string, string][] = []) =>
  linkFacts(facts, new Map(known), newId).facts.map(({ customerId }) => customerId);

it("knows somebody by e-mail or by phone", () => {
  const [first, byPhone, byMail] = owners([fact("1", ["m1", "p1"]), fact("2", ["m2", "p1"]), fact("3", ["m2"])]);
  expect([byPhone, byMail]).toEqual([first, first]);
});

it("trusts the e-mail before the phone, and makes nobody's contact another's", () => {
  const linked = linkFacts(
    [fact("1", ["m1", "p2"])],
    new Map([
      ["m1", "ana"],
      ["p2", "luis"],
    ]),
    newId,
  );
  expect(linked.facts[0]).toMatchObject({ customerId: "ana" });
  expect(linked.contacts).toEqual([]);
});

it("calls somebody as they last called themselves", () => {
  const { people } = linkFacts(
    [fact("2", ["m"], "2", "Ana María"), fact("1", ["m"], "1", "Ana"), fact("3", ["m"])],
    new Map(),
    newId,
  );
  expect(people).toMatchObject([{ name: "Ana María", firstSeen: "1", lastSeen: "3" }]);
});
