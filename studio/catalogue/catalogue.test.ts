import { expect, test } from "vitest";
import { COLORS, TAGS } from "../../src/catalog/rules/fixed-lists.ts";
import { folderOf, RUGS } from "./catalogue.ts";
import { COLLECTIONS } from "./collections.ts";

test("sixty rugs, ids 1 to 60, four to seven in each of the twelve collections", () => {
  expect(RUGS.map((rug) => rug.id)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  expect(COLLECTIONS).toHaveLength(12);
  for (const { name } of COLLECTIONS) {
    const count = RUGS.filter((rug) => rug.design.collection === name).length;
    expect(count, name).toBeGreaterThanOrEqual(4);
    expect(count, name).toBeLessThanOrEqual(7);
  }
});

test("names, texts and designs are all different", () => {
  for (const of of [folderOf, (r: (typeof RUGS)[number]) => r.text, (r: (typeof RUGS)[number]) => JSON.stringify(r.design)])
    expect(new Set(RUGS.map((rug) => of(rug))).size).toBe(60);
});

test("each has a paragraph worth reading, a material, sizes, colours and tags; some names carry accents", () => {
  for (const rug of RUGS) {
    expect(rug.text.length, rug.name).toBeGreaterThan(200);
    expect(rug.text.split(/[.!?:;] /).length, rug.name).toBeGreaterThanOrEqual(4);
    expect(rug.material, rug.name).toMatch(/\w{3,}/);
    for (const list of [Object.keys(rug.stock), rug.colors, rug.tags]) expect(list.length, rug.name).toBeGreaterThan(0);
  }
  expect(RUGS.filter((rug) => /[áéíóúñ]/i.test(rug.name)).length).toBeGreaterThanOrEqual(10);
});

test("every tag and every colour finds several rugs", () => {
  for (const tag of TAGS) expect(RUGS.filter((rug) => rug.tags.includes(tag)).length, tag).toBeGreaterThanOrEqual(3);
  for (const color of COLORS) expect(RUGS.filter((rug) => rug.colors.includes(color)).length, color).toBeGreaterThanOrEqual(3);
});

test("a rug only comes in sizes its collection has a price for", () => {
  for (const rug of RUGS) {
    const { prices } = COLLECTIONS.find(({ name }) => name === rug.design.collection)!;
    for (const size of Object.keys(rug.stock))
      expect(
        prices.map(([label]) => label),
        rug.name,
      ).toContain(size);
  }
});

test("stock shows every state", () => {
  const all = RUGS.map((rug) => Object.values(rug.stock));
  expect(all.some((s) => s.every((n) => n === 0))).toBe(true);
  expect(all.some((s) => s.includes(0) && s.some((n) => n > 0))).toBe(true);
  expect(all.some((s) => s.includes(1))).toBe(true);
  expect(all.some((s) => s.every((n) => n >= 3))).toBe(true);
});

test("prices are whole thousands, a 5x8 between 1.2 and 9 million pesos", () => {
  for (const { name, prices } of COLLECTIONS)
    for (const [size, pesos] of prices) {
      expect(pesos % 1000, name).toBe(0);
      if (size === "5x8") expect(pesos >= 1_200_000 && pesos <= 9_000_000, name).toBe(true);
    }
});

test("8 to 10 are featured, and 47 is the showpiece", () => {
  const featured = RUGS.filter((rug) => rug.featured);
  expect(featured.length).toBeGreaterThanOrEqual(8);
  expect(featured.length).toBeLessThanOrEqual(10);
  expect(featured.find((rug) => rug.id === 47)?.design.collection).toBe("VALENTIN");
});
