import { afterAll, beforeAll, expect, it } from "vitest";
import { sitemap } from "../marketing/sitemap/sitemap.server.ts";
import { buy, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { CarpetFacts } from "./admin/contract.ts";
import type { StaffCarpet } from "./admin/shapes.ts";
import type { Collection, Rug } from "./contract.ts";
import { countFacets } from "./facets.server.ts";

let shop: TestShop;
let half: number;
let none: number;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
  // The first size has no price yet, the last one would round to nothing.
  half = (
    await makeRug(shop.ctx, {
      name: "Media",
      collection: "MEDIA",
      sizes: { "5x8": [0, 4], "6x9": [3_000_000, 2], "8x10": [0.4, 3] },
    })
  ).id;
  none = (await makeRug(shop.ctx, { name: "Nada", collection: "NADA", tags: ["Sutil"], sizes: { "5x8": [0, 4] } })).id;
});
afterAll(() => shop.close());

const json = async <T>(path: string, staff = false): Promise<T> => (await (await shop.request(path, { staff })).json()) as T;
const one = (carpetId: number, size: string, quantity = 1) => ({ carpetId, size, quantity });

it("is not offered by any list, filter or price", async () => {
  expect(await json<Rug>(`/api/rugs/${half}`)).toMatchObject({
    price: 3_000_000,
    sizes: [{ size: "6x9" }],
    size: ["6x9"],
    inStock: true,
  });
  expect(await json<Rug>(`/api/rugs/${none}`)).toMatchObject({ price: 0, sizes: [], inStock: false });
  expect(await json<Rug[]>("/api/rugs?size=5x8")).toEqual([]);
  expect((await json<Rug[]>("/api/rugs?sort=price-asc")).map(({ id }) => id)).toEqual([half, none]);
  expect((await json<Collection[]>("/api/collections")).map(({ sizes }) => sizes.map(({ size }) => size))).toEqual([["6x9"], []]);
  expect((await countFacets(shop.ctx, {})).size).toEqual([{ value: "6x9", count: 1 }]);
  const { rows } = await shop.ctx.pool.query("select min_price, in_stock from rugs order by id");
  expect(rows).toEqual([
    { min_price: 300_000_000, in_stock: true },
    { min_price: 0, in_stock: false },
  ]);
  const map = await sitemap(shop.ctx, "https://tienda.example");
  expect(map).toContain(`/product/${half}/`);
  expect(map).not.toContain(`/product/${none}/`);
});

it("cannot be bought", async () => {
  for (const size of ["5x8", "8x10"]) {
    const answer = await buy(shop, [one(half, size)]);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "orders.no_price", error: "Esta medida aún no tiene precio" });
  }
  expect(await stockOf(shop, half)).toBe(4);
  // Too little stock is told first.
  const short = await buy(shop, [one(half, "5x8"), one(half, "6x9", 3)]);
  expect(await short.json()).toMatchObject({ error: "Media (6x9) no tiene suficiente inventario. Solo 2 unidades disponibles." });
  expect((await buy(shop, [one(half, "6x9")])).status).toBe(201);
});

it("gets no discount", async () => {
  await shop.ctx.pool.query(
    "insert into discount_codes (code, name, percentage, starts_at, ends_at, is_all_products) values ('DIEZ', 'Diez', 10, now() - interval '1 day', now() + interval '1 day', true)",
  );
  const answer = await shop.request("/api/discount-codes/validate", {
    method: "POST",
    json: { code: "DIEZ", cartItems: [one(half, "8x10")] },
  });
  expect(await answer.json()).toMatchObject({ valid: false });
});

it("is on the staff's list of what is missing, and is on sale once it has a price", async () => {
  const facts = await json<CarpetFacts>("/api/admin/carpets/facts", true);
  expect(facts.no_price).toBe(2);
  const listed = await json<StaffCarpet[]>("/api/admin/carpets?view=no-price", true);
  expect(listed.map(({ name }) => name)).toEqual(["Media", "Nada"]);
  const { collection_id, collection_sizes } = listed[1]!;
  expect(collection_sizes).toEqual([{ size: "5x8", price: 0 }]);
  const change = { prices: [{ collection_id, size: "5x8", price: 250_000_000, was: 0 }] };
  expect((await shop.request("/api/admin/grid", { method: "PUT", staff: true, json: change })).status).toBe(200);
  expect(await json<Rug>(`/api/rugs/${none}`)).toMatchObject({ price: 2_500_000, inStock: true });
  expect((await buy(shop, [one(none, "5x8")])).status).toBe(201);
});
