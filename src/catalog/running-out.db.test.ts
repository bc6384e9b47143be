import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { CarpetFacts } from "./admin/contract.ts";
import type { StaffCarpet } from "./admin/shapes.ts";

let shop: TestShop;
let rug: { id: number; collectionId: number };
beforeAll(async () => {
  shop = await openShop();
  await makeRug(shop.ctx, { name: "Llena", collection: "PLENA", sizes: { "5x8": [1_000_000, 9] } });
  rug = await makeRug(shop.ctx, {
    name: "Escasa",
    collection: "ESCASA",
    sizes: { "5x8": [1_000_000, 3], "6x9": [2_000_000, 8] },
  });
});
afterAll(() => shop.close());

const seen = async () => {
  const listed = await shop.request("/api/admin/carpets?view=running-out", { staff: true });
  const names = ((await listed.json()) as StaffCarpet[]).map(({ name }) => name);
  const facts = (await (await shop.request("/api/admin/carpets/facts", { staff: true })).json()) as CarpetFacts;
  expect(Number(listed.headers.get("x-total-count"))).toBe(names.length);
  expect(facts.running_out).toBe(names.length);
  const searched = await shop.request("/api/admin/carpets?view=running-out&search=esc", { staff: true });
  expect(((await searched.json()) as StaffCarpet[]).map(({ name }) => name)).toEqual(names);
  return { names, soldOut: facts.sold_out };
};
const buy = (quantity: number) =>
  shop.request("/api/orders", {
    method: "POST",
    json: {
      customer: { name: "Ana Duque", email: "ana@correo.co", phone: "3105550142" },
      shipping: { address: "Calle 1 # 2-3", city: "Bogotá", state: "Bogotá D.C." },
      items: [{ carpetId: rug.id, size: "5x8", quantity }],
      paymentMethod: "COD",
    },
  });
const put = (path: string, json: unknown) => shop.request(`/api/admin/${path}`, { method: "PUT", staff: true, json });

it("follows what shoppers buy, what staff set and which sizes are on sale", async () => {
  expect(await seen()).toEqual({ names: [], soldOut: 0 });
  expect((await buy(1)).status).toBe(201);
  expect(await seen(), "an order leaves two").toEqual({ names: ["Escasa"], soldOut: 0 });
  expect((await buy(2)).status).toBe(201);
  expect(await seen(), "none left is sold out, not running out").toEqual({ names: [], soldOut: 1 });
  await put(`inventory/${rug.id}/5x8`, { inventory: 1 });
  expect(await seen(), "staff set one").toEqual({ names: ["Escasa"], soldOut: 0 });
  const sizes = [{ size: "6x9", price: 200_000_000 }];
  expect((await put(`collections/${rug.collectionId}`, { sizes })).status).toBe(200);
  expect(await seen(), "a size that is no longer priced counts for nothing").toEqual({ names: [], soldOut: 0 });
  await put(`collections/${rug.collectionId}`, { sizes: [{ size: "5x8", price: 100_000_000 }, ...sizes] });
  expect(await seen(), "priced again").toEqual({ names: ["Escasa"], soldOut: 0 });
});

it("brings the scarcest first when asked, and still counts every one", async () => {
  await makeRug(shop.ctx, { name: "Casi nada", collection: "CASI", sizes: { "5x8": [1_000_000, 1], "6x9": [2_000_000, 0] } });
  const response = await shop.request("/api/admin/carpets?view=running-out&sort=scarce&limit=1", { staff: true });
  expect(((await response.json()) as StaffCarpet[]).map(({ name }) => name)).toEqual(["Casi nada"]);
  expect(response.headers.get("x-total-count")).toBe("2");
});
