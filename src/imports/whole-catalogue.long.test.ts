import { afterAll, beforeAll, expect, it } from "vitest";
import type { Rug } from "../catalog/contract.ts";
import { importCalls } from "../testing/import-calls.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { shopifyExport, wooExport } from "../testing/shop-exports.ts";
import { staffCalls } from "../testing/staff-calls.ts";

const WITHOUT_CHANGE = { created: 0, updated: 0, rejected: 0, pictures: 0 };

let shop: TestShop;
const { read } = staffCalls(() => shop);
const { bring } = importCalls(() => shop);
beforeAll(async () => {
  // Nobody asks a name server for the hosts of the pictures.
  shop = await openShop({ env: { ALLOW_PRIVATE_TARGETS: "1" } });
});
afterAll(() => shop.close());

it("200 products of Shopify: imported, exported, imported again without change", { timeout: 60_000 }, async () => {
  const file = shopifyExport(200);
  const first = await bring(file);
  expect(first.rugs.filter(({ errors }) => errors.length > 0)).toEqual([]);
  expect(first).toMatchObject({ created: 200, pictures: 600 });
  expect(await bring(file)).toMatchObject({ ...WITHOUT_CHANGE, unchanged: 200 });
  const exported = await (await shop.request("/api/admin/export?format=shopify", { staff: true })).text();
  expect(exported.split(/\r\n/).length).toBeGreaterThan(400);
  const again = await bring(exported);
  expect(again.rugs.filter(({ changes }) => changes.length > 0)).toEqual([]);
  expect(again).toMatchObject({ ...WITHOUT_CHANGE, unchanged: 200 });
  // Every rug costs what the file says.
  const rugs = (await (await shop.request("/api/rugs?limit=100&search=Alfombra")).json()) as Rug[];
  const seventh = rugs.find(({ name }) => name === "Alfombra 7")!;
  expect(seventh.sizes.find(({ size }) => size === "6x9")!.price).toBe(1_207_000);
  expect(seventh.description).not.toContain("alert");
  const undone = await read("POST", `/imports/${first.id}/undo`);
  expect(undone).toMatchObject({ deleted: 200, left: [] });
  expect(await read<object[]>("GET", "/collections")).toEqual([]);
});

it("200 products of WooCommerce: imported, exported, imported again without change", { timeout: 60_000 }, async () => {
  const file = wooExport(200);
  const first = await bring(file, { format: "woocommerce" });
  expect(first.rugs.filter(({ errors }) => errors.length > 0)).toEqual([]);
  expect(first.created).toBe(200);
  // A sale without days is the price; one for some days is told, and the regular price is kept.
  const costs = async (name: string) => {
    const rugs = (await (await shop.request(`/api/rugs?limit=100&search=${name}`)).json()) as Rug[];
    return rugs.find((rug) => rug.name === name)!.sizes.find(({ size }) => size === "8x10")!.price;
  };
  expect([await costs("Tapete 9"), await costs("Tapete 17")]).toEqual([1_700_000, 1_800_000]);
  const noted = first.rugs.filter(({ notes }) => notes.length > 0);
  expect(noted.map(({ name }) => name)).toContain("Tapete 17");
  expect(noted).toHaveLength(13);
  expect(noted[0]!.notes[0]).toMatch(
    /^Row \d+: on sale for 800000 from 2026-11-20 00:00:00 to 2026-11-30 23:59:59\. It comes in at its regular price of 900000/,
  );
  expect(await bring(file, { format: "woocommerce" })).toMatchObject({ ...WITHOUT_CHANGE, unchanged: 200 });
  const exported = await (await shop.request("/api/admin/export?format=shopify", { staff: true })).text();
  const again = await bring(exported);
  expect(again.rugs.filter(({ changes }) => changes.length > 0)).toEqual([]);
  expect(again).toMatchObject({ ...WITHOUT_CHANGE, unchanged: 200 });
});
