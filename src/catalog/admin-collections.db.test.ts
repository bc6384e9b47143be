import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffCarpet, StaffCollection } from "./admin/shapes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { call, read, publicRug } = staffCalls(() => shop);

describe("collections", () => {
  it("begins with the default sizes at price 0", async () => {
    const made = await read<StaffCollection>("POST", "/collections", { name: "Artemisa" }, 201);
    expect(made.sizes).toEqual(["5x8", "6x9", "8x10", "9x12"].map((size) => ({ size, price: 0 })));
    expect(made).toMatchObject({ slug: "artemisa", sort_order: 0, carpets: 0, image: "", video: "" });
  });
  it("lists in sort order and reads prices as whole cents, 0 when they are no number", async () => {
    const sizes = [
      { size: "9x12", price: "429000000" },
      { size: "5x8", price: "gratis" },
    ];
    const made = await read<StaffCollection>("POST", "/collections", { name: "Belora", sort_order: "-5", sizes }, 201);
    expect(made.sizes).toEqual([
      { size: "9x12", price: 429_000_000 },
      { size: "5x8", price: 0 },
    ]);
    const list = await read<StaffCollection[]>("GET", "/collections");
    expect(list.map(({ name }) => name)).toEqual(["Belora", "Artemisa"]);
    expect((await call("GET", "/collections?search=ART&limit=1")).headers.get("x-total-count")).toBe("1");
  });
  it("changes any part and shows the new price in the shop at once", async () => {
    const { id, collectionId } = await makeRug(shop.ctx, { name: "Uno", collection: "PRECIOS" });
    expect((await publicRug(id)).price).toBe(2_950_000);
    const sizes = [{ size: "6x9", price: 100_000_000 }, { size: "12x15", price: 200_000_000 }]; // prettier-ignore
    await read("PUT", `/collections/${collectionId}`, { sizes });
    const shown = await publicRug(id);
    expect(shown.sizes).toEqual([
      { size: "6x9", price: 1_000_000, inventory: 1 },
      { size: "12x15", price: 2_000_000, inventory: 0 },
    ]);
    // 5x8 is no longer priced: kept for staff, not on sale.
    const kept = await read<StaffCarpet>("GET", `/carpets/${id}`);
    expect(kept.inventory.map(({ size }) => size)).toEqual(["6x9", "12x15", "5x8"]);
    await read("PUT", `/collections/${collectionId}`, { name: "Precios Nuevos" });
    expect((await publicRug(id)).catalog).toBe("Precios Nuevos");
    expect(await (await shop.request("/api/rugs?search=nuevos")).json()).toHaveLength(1);
  });
  it("does not put one person's list of sizes in the place of another's", async () => {
    const { id, sizes: began } = await read<StaffCollection>("POST", "/collections", { name: "Entre dos" }, 201);
    const ana = began.map((each) => ({ ...each, price: 100 }));
    const luz = [...began, { size: "10x14", price: 900 }];
    await read("PUT", `/collections/${id}`, { sizes: ana, sizes_was: began });
    const refused = await read<object>("PUT", `/collections/${id}`, { sizes: luz, sizes_was: began }, 409);
    expect(refused).toMatchObject({ code: "catalog.sizes_changed", sizes: ana });
    // Nothing else of the change is kept either, and a client that does not say what it began from replaces as before.
    expect((await read<StaffCollection>("PUT", `/collections/${id}`, { description: "x" })).sizes).toEqual(ana);
    expect((await read<StaffCollection>("PUT", `/collections/${id}`, { sizes: luz, sizes_was: ana })).sizes).toEqual(luz);
    expect((await read<StaffCollection>("PUT", `/collections/${id}`, { sizes: began })).sizes).toEqual(began);
    await read("DELETE", `/collections/${id}`);
  });
  it("is not deleted while it has carpets", async () => {
    const { id, collectionId } = await makeRug(shop.ctx, { name: "Sola", collection: "LLENA" });
    const refused = await read<{ error: string; code: string }>("DELETE", `/collections/${collectionId}`, undefined, 409);
    expect(refused).toMatchObject({ code: "catalog.collection_in_use", error: expect.stringContaining("1 carpet.") });
    await read("DELETE", `/carpets/${id}`);
    expect(await read("DELETE", `/collections/${collectionId}`)).toEqual({ success: true });
    await read("DELETE", `/collections/${collectionId}`, undefined, 404);
  });
  it("changes also the prices of a thousand rugs", async () => {
    const { collectionId } = await makeRug(shop.ctx, { name: "Primera", collection: "GRANDE" });
    await shop.ctx.pool.query(
      "insert into rugs (name, slug, collection_id) select 'Otra ' || n, 'otra-' || n, $1 from generate_series(1, 1000) n",
      [collectionId],
    );
    await read("PUT", `/collections/${collectionId}`, { sizes: [{ size: "5x8", price: 100_000_000 }] });
    await shop.ctx.pool.query("delete from rugs where collection_id = $1", [collectionId]);
  });
  it.each([
    [{ name: "  " }, 400],
    [{}, 400],
    [{ name: "ARTEMISA" }, 409],
    [{ name: "X", sort_order: "alto" }, 400],
    [{ name: "X", video: "not a url" }, 400],
    [{ name: "X", image: "javascript:alert(1)" }, 400],
    [{ name: "X", sizes: [{ size: "5x8", price: -1 }] }, 400],
    [{ name: "X", sizes: [{ size: "5x8", price: 1 }, { size: "05X8", price: 2 }] }, 400], // prettier-ignore
  ])("refuses %j with %i", async (json, status) => {
    expect(await read("POST", "/collections", json, status)).toMatchObject({ fields: expect.any(Object) });
  });
  it("404 for an unknown one", async () => {
    await read("PUT", "/collections/999999", { name: "Nadie" }, 404);
  });
});
