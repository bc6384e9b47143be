import { afterAll, beforeAll, expect, it } from "vitest";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { listCards } from "./list-cards.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

const change = (id: number, json: unknown) => shop.request(`/api/admin/carpets/${id}`, { method: "PUT", json, staff: true });
const cards = async () => (await listCards(shop.ctx, { sort: "newest", limit: 48 })).cards;
const cardOf = async (id: number) => (await cards()).find((card) => card.id === id)!;

it("keeps a card until its rug changes: a new name, each sale, a rug taken off", async () => {
  const sizes: Record<string, [number, number]> = { "5x8": [2_950_000, 3] };
  const one = await makeRug(shop.ctx, { name: "Una", sizes });
  const two = await makeRug(shop.ctx, { name: "Otra", sizes });
  expect((await cards()).map(({ name }) => name)).toEqual(["Otra", "Una"]);
  expect(await cardOf(one.id)).toBe(await cardOf(one.id));
  await change(one.id, { name: "Una nueva" });
  expect((await cardOf(one.id)).name).toBe("Una nueva");
  const flags = [];
  for (const _sale of [1, 2, 3]) {
    flags.push((await cardOf(two.id)).flag?.text);
    await bought(buy(shop, [{ carpetId: two.id, size: "5x8", quantity: 1 }]));
  }
  expect([...flags, (await cardOf(two.id)).flag?.text]).toEqual(["Últimas 3", "Últimas 2", "Última", "Agotada"]);
  await change(two.id, { is_active: false });
  expect((await cards()).map(({ name }) => name)).toEqual(["Una nueva"]);
});

it("shows the size the list was narrowed to, with its own price, and orders by that price", async () => {
  const both = (large: number): Record<string, [number, number]> => ({ "5x8": [9_000_000 - large, 4], "9x12": [large, 1] });
  await makeRug(shop.ctx, { name: "Grande cara", collection: "UNO", sizes: both(8_000_000) });
  await makeRug(shop.ctx, { name: "Grande barata", collection: "DOS", sizes: both(6_000_000) });
  const found = (await listCards(shop.ctx, { size: "09 x 12 cm", sort: "price-asc" })).cards;
  expect(found.map(({ name, offer }) => [name, offer])).toEqual([
    ["Grande barata", { size: "9x12", price: 6_000_000, isLast: true }],
    ["Grande cara", { size: "9x12", price: 8_000_000, isLast: true }],
  ]);
  expect((await cards()).every(({ offer }) => offer === undefined)).toBe(true);
});

it("shows the most fitting size that a search names, within its price, and orders by that price", async () => {
  const sizes = (seven: number, six: number, stock = 4): Record<string, [number, number]> => ({
    "4x6": [1_000_000, 4],
    "7x10": [seven, stock],
    "6x9": [six, 4],
  });
  await makeRug(shop.ctx, { name: "Buscada cara", collection: "TRES", sizes: sizes(2_800_000, 2_900_000) });
  await makeRug(shop.ctx, { name: "Buscada barata", collection: "CUATRO", sizes: sizes(2_500_000, 3_900_000) });
  await makeRug(shop.ctx, { name: "Buscada sin 7x10", collection: "CINCO", sizes: sizes(2_000_000, 2_700_000, 0) });
  const offers = async (search: string, maxPrice?: number) =>
    (await listCards(shop.ctx, { search, maxPrice, sort: "price-asc" })).cards.map(({ name, offer }) => [
      name,
      offer?.size,
      offer?.price,
    ]);
  const found = [
    ["Buscada barata", "7x10", 2_500_000],
    ["Buscada sin 7x10", "6x9", 2_700_000],
    ["Buscada cara", "7x10", 2_800_000],
  ];
  expect(await offers("buscada 200x300")).toEqual(found);
  expect(await offers("buscada 2x3 menos de 3 millones")).toEqual(found);
  expect((await offers("buscada 200x300", 2_600_000))[0]).toEqual(found[0]);
  expect((await offers("buscada"))[0]!.slice(1)).toEqual([undefined, undefined]);
});

it("does not keep what was read before a change and arrives after it", async () => {
  const rug = await makeRug(shop.ctx, { name: "Vuelta 0" });
  for (let n = 1; n <= 20; n++) {
    await Promise.all([cards(), change(rug.id, { name: `Vuelta ${n}` }), cards()]);
    expect((await cardOf(rug.id)).name).toBe(`Vuelta ${n}`);
  }
});
