import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { bought, buy } from "../testing/buy.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffCarpet, StaffCollection } from "./admin/shapes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { call, read, publicRug } = staffCalls(() => shop);

describe("carpets", () => {
  let collection: StaffCollection;
  beforeAll(async () => {
    const sizes = ["5x8", "6x9"].map((size) => ({ size, price: 185_000_000 }));
    collection = await read<StaffCollection>("POST", "/collections", { name: "Otomano", sizes }, 201);
  });

  it("finds nothing in a collection whose number nobody has", async () => {
    for (const name of ["collection", "collection_id"])
      expect(await read("GET", `/carpets?${name}=${"9".repeat(30)}`)).toEqual([]);
  });
  it.each([undefined, null, "", 0, true])("a collection of %j is missing", async (collection_id) => {
    const refused = await read("POST", "/carpets", { name: "Suelta", collection_id }, 400);
    expect(refused).toMatchObject({ error: "Collection is required", fields: { collection_id: "Collection is required" } });
  });

  it("takes colours and tags as text or lists, fills every size, and appears in the shop", async () => {
    const made = await read<StaffCarpet>(
      "POST",
      "/carpets",
      { name: "Otomano Ñandú", collection_id: collection.id, colors: "Café, Beige,café", tags: ["Premium", "Tendencia"], inventory: [{ size: "6x9", inventory: 4 }] }, // prettier-ignore
      201,
    );
    expect(made).toMatchObject({
      colors: ["Café", "Beige"],
      tags: ["Premium", "Tendencia"],
      collection_name: "Otomano",
      is_active: true,
      is_featured: false,
      slug: "otomano-nandu",
    });
    expect(made.inventory).toEqual([
      { size: "5x8", inventory: 0 },
      { size: "6x9", inventory: 4 },
    ]);
    expect(made.collection_sizes).toEqual(collection.sizes);
    expect(await publicRug(made.id)).toMatchObject({ inStock: true, price: 1_850_000, catalog: "Otomano" });
  });

  it("saves just the active flag and leaves the rest alone", async () => {
    await shop.ctx.storage.put("uploads/1/a.jpg", Buffer.from("x"), { type: "image/jpeg" });
    const made = await read<StaffCarpet>(
      "POST",
      "/carpets",
      { name: "Breve", collection_id: String(collection.id), images: ["/media/uploads/1/a.jpg"], description: "Suave" },
      201,
    );
    const after = await read<StaffCarpet>("PUT", `/carpets/${made.id}`, { is_active: false });
    expect(after).toMatchObject({ is_active: false, name: "Breve", images: ["/media/uploads/1/a.jpg"], description: "Suave" });
    expect((await shop.request(`/api/rugs/${made.id}`)).status).toBe(404);
    const whole = await read<StaffCarpet>("PUT", `/carpets/${made.id}`, { ...after, name: "Breve II", is_active: true });
    expect(whole).toMatchObject({ name: "Breve II", slug: "breve-ii", is_active: true });
    expect(await publicRug(made.id)).toMatchObject({ name: "Breve II" });
  });

  it("sorts by name without case or accents, filters and pages", async () => {
    for (const [name, colors] of [
      ["ábaco", "Dorado"],
      ["Zeta", "Dorado,Azul"],
      ["almendra", "Azul"],
      ["Bosque", "Hueso"],
    ])
      // prettier-ignore
      await read("POST", "/carpets", { name, colors, collection_id: collection.id }, 201);
    const names = async (query: string) => (await read<StaffCarpet[]>("GET", `/carpets?${query}`)).map(({ name }) => name);
    expect(await names("colors=dorado,azul")).toEqual(["ábaco", "almendra", "Zeta"]);
    expect(await names("search=BACO")).toEqual(["ábaco"]);
    expect(await names("search=%25")).toEqual([]);
    expect(await names(`collection=${collection.id}&colors=hueso`)).toEqual(["Bosque"]);
    expect(await names("collection=otomano&limit=2&page=2")).toEqual(["Bosque", "Breve II"]);
    const page = await call("GET", "/carpets?collection=OTOMANO&page=1&limit=2");
    expect(page.headers.get("x-total-count")).toBe("6");
    expect(page.headers.get("link")).toContain('rel="next"');
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it("counts the views", async () => {
    const facts = await read<{ total: number; sold_out: number; colors: { word: string }[] }>("GET", "/carpets/facts");
    expect(facts.total).toBeGreaterThan(5);
    expect(facts.sold_out).toBeGreaterThan(4);
    expect(facts.colors.map(({ word }) => word)).toContain("Dorado");
  });

  it.each([
    [{ name: "", collection_id: 1 }, 400],
    [{ name: "Sin colección" }, 400],
    [{ name: "Otra", collection_id: 999_999 }, 400],
    [{ name: "Otra", collection_id: 1, images: ["javascript:alert(1)"] }, 400],
    [{ name: "Otra", collection_id: 1, images: ["https://["] }, 400],
    [{ name: "Otra", collection_id: 1, images: ["//evil.example/a.png"] }, 400],
    [{ name: "Otra", collection_id: 1, inventory: [{ size: "5x8", inventory: -1 }] }, 400],
    [{ name: "Otra", collection_id: 1, inventory: [{ size: "99x99", inventory: 1 }] }, 400],
  ])("refuses %j", async (json, status) => {
    await read("POST", "/carpets", json, status);
    expect(await read("GET", "/carpets?search=otra")).toEqual([]);
  });

  it("deletes, and says 404 to the rest", async () => {
    const { id } = await makeRug(shop.ctx, { name: "Adiós" });
    expect(await read("DELETE", `/carpets/${id}`)).toEqual({ success: true });
    for (const method of ["GET", "DELETE"]) await read(method, `/carpets/${id}`, undefined, 404);
    await read("PUT", `/carpets/${id}`, { is_active: true }, 404);
    expect((await shop.request(`/api/rugs/${id}`)).status).toBe(404);
  });
});

it("says what hangs on a carpet before it is deleted", async () => {
  const { id } = await makeRug(shop.ctx, { name: "Querida", collection: "USOS", sizes: { "5x8": [1_000_000, 9] } });
  const uses = () => read("GET", `/carpets/${id}/uses`);
  expect(await uses()).toEqual({ reviews: 0, orders: 0, open_orders: 0 });
  await read("POST", "/reviews", { carpet_id: id, name: "Ana", email: "ana@correo.co", rating: 5, comment: "Bella" }, 201);
  const order = await bought(buy(shop, [{ carpetId: id, size: "5x8", quantity: 2 }]));
  await bought(buy(shop, [{ carpetId: id, size: "5x8", quantity: 1 }]));
  await read("PUT", `/orders/${order._id}`, { status: "shipped" });
  expect(await uses()).toEqual({ reviews: 1, orders: 2, open_orders: 1 });
  await read("DELETE", `/carpets/${id}`);
  const kept = await read<{ comment: string; carpet_id: number | null }[]>("GET", "/reviews?search=bella");
  expect(kept).toMatchObject([{ carpet_id: null }]);
});

describe("inventory", () => {
  it("is listed in the collection's order and set per size, however it is written", async () => {
    const { id } = await makeRug(shop.ctx, { collection: "STOCK", sizes: { "9x12": [10, 1], "5x8": [5, 0] } });
    expect(await read("GET", `/inventory/${id}`)).toEqual([
      { size: "9x12", inventory: 1 },
      { size: "5x8", inventory: 0 },
    ]);
    expect(await read("PUT", `/inventory/${id}/5x8`, { inventory: 7 })).toEqual({ carpet_id: id, size: "5x8", inventory: 7 });
    await read("PUT", `/inventory/${id}/9X12`, { inventory: 0 });
    expect(await publicRug(id)).toMatchObject({ inventory: [0, 7], inStock: true });
  });
  it.each([
    ["/inventory/1/5x8", { inventory: -1 }, 400],
    ["/inventory/1/5x8", { inventory: 1.5 }, 400],
    ["/inventory/1/5x8", {}, 400],
    ["/inventory/1/77x77", { inventory: 1 }, 404],
    ["/inventory/999999/5x8", { inventory: 1 }, 404],
  ])("%s %j → %i", (path, json, status) => read("PUT", path, json, status));
});

it("writes who changed what", async () => {
  const { rows } = await shop.ctx.pool.query<{ action: string; label: string; session: string; changes: object }>(
    "select * from audit_trail where label = 'Breve' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual(["create", "update"]);
  expect(rows[1]).toMatchObject({ changes: { is_active: [true, false] }, session: expect.stringMatching(/^[0-9a-f]{8}$/) });
});
