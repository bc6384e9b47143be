import { afterAll, beforeAll, expect, it } from "vitest";
import type { Rug } from "../../src/catalog/contract.ts";
import { COLORS, TAGS } from "../../src/catalog/rules/fixed-lists.ts";
import type { DiscountCode } from "../../src/discounts/contract.ts";
import { makeRug } from "../../src/testing/make-rug.ts";
import { openShop, type TestShop } from "../../src/testing/open-shop.ts";
import { seedOnce } from "./seed.server.ts";

let shop: TestShop;
let isSeeded: boolean;
beforeAll(async () => {
  shop = await openShop({ env: { SEED: "demo" } });
  isSeeded = await seedOnce(shop.ctx);
});
afterAll(() => shop.close());

const rugs = async (query = ""): Promise<Rug[]> => (await (await shop.request(`/api/rugs${query}`)).json()) as Rug[];

it("opens with sixty rugs, rated, each with its pictures and its model", async () => {
  expect(isSeeded).toBe(true);
  const all = await rugs();
  expect(all.map((rug) => rug.id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  for (const rug of all) {
    expect(rug.images.length, rug.name).toBe(4);
    expect(rug.rating, rug.name).toBeGreaterThan(2);
  }
});

it.each([...TAGS.map((tag) => ["tags", tag]), ...COLORS.map((color) => ["colors", color])])(
  "finds rugs by %s %s",
  async (by, word) => {
    expect((await rugs(`?${by}=${encodeURIComponent(word!)}`)).length).toBeGreaterThanOrEqual(3);
  },
);

it("shows a code in every state today", async () => {
  const codes = (await (await shop.request("/api/admin/discount-codes", { staff: true })).json()) as DiscountCode[];
  expect(codes).toHaveLength(5);
  expect(new Set(codes.map((code) => code.state))).toEqual(new Set(["Activo", "Programado", "Expirado", "Inactivo"]));
});

it("never seeds twice, nor a shop that has data, nor one that wants none", async () => {
  expect(await seedOnce(shop.ctx)).toBe(false);
  expect(await rugs()).toHaveLength(60);
  const own = await openShop({ env: { SEED: "demo" } });
  await makeRug(own.ctx, { name: "Propia" });
  expect(await seedOnce(own.ctx)).toBe(false);
  await own.close();
  const bare = await openShop({ env: { SEED: "none" } });
  expect(await seedOnce(bare.ctx)).toBe(false);
  await bare.close();
});
