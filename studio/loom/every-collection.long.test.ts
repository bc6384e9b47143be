import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { chosen, designOf } from "../catalogue/catalogue.ts";
import { COLLECTIONS } from "../catalogue/collections.ts";
import type { Cut } from "./cut.ts";
import { seedOf } from "./random.ts";
import { compose, type RugDesign } from "./weave-rug.ts";

/** One rug of every collection in the smallest cut its composer knows, and its knots when they were last meant to change. */
const KNOTS: [collection: string, id: string, cut: Cut | undefined, knots: string][] = [
  ["ALMOND", "13", undefined, "0b803afad4b9dcbc"],
  ["ARTEMISA", "5", "runner", "c2b0b6746386cdad"],
  ["ASPENDOS", "25", undefined, "9fe23fae216e87d3"],
  ["BELORA", "6", "swatch", "59e36e5967653ffe"],
  ["BOSFORO", "8", "swatch", "b73cb88b914c7334"],
  ["DELUX", "43", "swatch", "c59bc7b1a1482331"],
  ["DISNEY", "53", undefined, "9951fa2de01291a1"],
  ["JUT", "60", "swatch", "c7a4d01ce6a46a76"],
  ["LARIMAR", "4", "swatch", "49a47f8218a57914"],
  ["OTTOMAN", "41", undefined, "bc0a8af86d0dc616"],
  ["RUMELI", "49", "runner", "079af36f0d39dcaf"],
  ["VALENTIN", "52", "runner", "3096beca1afc6704"],
];

test.each(KNOTS)("%s, rug %s: composed as before, knot for knot", { timeout: 30_000 }, async (collection, id, cut, knots) => {
  const design = { ...designOf(chosen([id])[0]!), ...(cut && { cut }) } as RugDesign;
  expect(design.collection).toBe(collection);
  const { cloth } = await compose(design, seedOf(design.seed));
  // In steps of a byte, which is all a picture shows.
  const hash = createHash("sha256").update(Uint8ClampedArray.from(cloth.colour));
  hash.update(Uint8ClampedArray.from(cloth.pile, (height) => height * 255));
  expect(hash.digest("hex").slice(0, 16)).toBe(knots);
});

test("every collection is among them", () => {
  expect(KNOTS.map(([collection]) => collection).sort()).toEqual(COLLECTIONS.map(({ name }) => name).sort());
});
