import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffCarpet } from "../catalog/admin/shapes.ts";
import { bought, buy } from "../testing/buy.ts";
import { importCalls } from "../testing/import-calls.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { SHOPIFY_HEAD, shopifyRug } from "../testing/shop-exports.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { ImportEntry } from "./contract.ts";

let shop: TestShop;
const { call, read, publicRug } = staffCalls(() => shop);
const { send, bring } = importCalls(() => shop);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const listed = () => read<StaffCarpet[]>("GET", "/carpets?limit=100");
const undo = (id: number) => read<ImportEntry & { deleted: number; left: object[] }>("POST", `/imports/${id}/undo`);
const OLAS = shopifyRug("5x8,1500000.00,3,", "olas,,,,,,,6x9,2100000.00,1,\n");

describe("a Shopify file", () => {
  it("is first only looked at: what would change, and nothing does", async () => {
    const report = await bring(OLAS, { dryRun: true });
    expect(report).toMatchObject({ dryRun: true, created: 1, updated: 0, unchanged: 0, rejected: 0 });
    expect(report).not.toHaveProperty("id");
    expect(report.rugs[0]!.changes).toContainEqual({ field: "price 5x8", from: null, to: 150_000_000 });
    expect(report.collections).toMatchObject([{ name: "MARINA", action: "created" }]);
    expect(await listed()).toEqual([]);
    expect(await read("GET", "/imports")).toEqual([]);
  });

  it("is brought in, changes the same rug later, and is undone", async () => {
    const report = await bring(OLAS);
    const [rug] = await listed();
    expect(rug).toMatchObject({ name: "Olas del Mar", collection_name: "MARINA", description: "Hola", tags: ["Premium"] });
    expect(rug).toMatchObject({ colors: ["Azul"], is_active: true, inventory: [{ inventory: 3 }, { inventory: 1 }] });
    expect(await publicRug(rug!.id)).toMatchObject({ price: 1_500_000, catalog: "MARINA", inStock: true });
    expect(await bring(OLAS)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });

    const dearer = OLAS.replace("1500000.00,3", "1600000,5");
    const seen = await bring(dearer, { dryRun: true });
    expect(seen.rugs[0]!.changes).toEqual([
      { field: "price 5x8", from: 150_000_000, to: 160_000_000 },
      { field: "stock 5x8", from: 3, to: 5 },
    ]);
    const second = await bring(dearer);
    expect(second).toMatchObject({ updated: 1, rugs: [{ carpet_id: rug!.id, action: "updated" }] });
    expect((await publicRug(rug!.id)).sizes[0]).toMatchObject({ price: 1_600_000, inventory: 5 });
    await undo(second.id!);
    expect((await publicRug(rug!.id)).sizes[0]).toMatchObject({ price: 1_500_000, inventory: 3 });

    expect(await undo(report.id!)).toMatchObject({ deleted: 1, left: [] });
    expect(await listed()).toEqual([]);
    expect(await read<object[]>("GET", "/collections")).toEqual([]);
    expect((await call("POST", `/imports/${report.id}/undo`)).status).toBe(409);
    expect((await call("POST", "/imports/999999/undo")).status).toBe(404);
    expect((await read<ImportEntry[]>("GET", "/imports")).map(({ undone_at: at }) => at !== null)).toContain(true);
  });

  it("leaves out a rug it cannot read whole, with a sentence, and brings in the others", async () => {
    const file = `${OLAS}red,Red,,MARINA,,true,Size,Grande,900000,1,\nazul,Azul,,MARINA,,true,Size,5x8,mucho,1,\n,Sin,,MARINA,,true,Size,5x8,1,1,\n`;
    const report = await bring(file);
    expect(report).toMatchObject({ created: 1, rejected: 3 });
    expect(report.rugs.slice(1).map(({ errors }) => errors[0])).toEqual([
      expect.stringContaining("“Grande” is no size"),
      expect.stringContaining("“mucho” is no price"),
      "It has no handle",
    ]);
    await undo(report.id!);
  });

  it("changes no price of a rug it does not name: another price is another collection", async () => {
    const { id } = await makeRug(shop.ctx, { name: "Vieja", collection: "MARINA", sizes: { "5x8": [1_000_000, 2] } });
    const report = await bring(OLAS);
    expect(report.collections).toMatchObject([{ name: "MARINA 2", action: "created" }]);
    expect((await publicRug(id)).price).toBe(1_000_000);
    expect(await bring(OLAS)).toMatchObject({ unchanged: 1 });
    await undo(report.id!);
    expect((await listed()).map(({ name }) => name)).toEqual(["Vieja"]);
    await call("DELETE", `/carpets/${id}`);
  });

  it("undoing keeps what was sold and what staff changed since", async () => {
    const report = await bring(`${OLAS}otra,Otra,,MARINA,,true,Size,5x8,1500000,4,\n`);
    const [olasRug, otra] = await listed();
    await bought(buy(shop, [{ carpetId: olasRug!.id, size: "5x8", quantity: 1 }]));
    const second = await bring(OLAS.replace(",3,", ",10,").replace("Hola", "Nuevo texto"));
    await bought(buy(shop, [{ carpetId: olasRug!.id, size: "5x8", quantity: 1 }]));
    await read("PUT", `/carpets/${olasRug!.id}`, { description: "De la casa" });
    expect(await undo(second.id!)).toMatchObject({ left: [{ reason: "Changed since: description" }] });
    // 3, one sold, set to 10, one sold: without the import 1 is left.
    expect((await publicRug(olasRug!.id)).sizes[0]!.inventory).toBe(1);
    const undone = await undo(report.id!);
    expect(undone).toMatchObject({ deleted: 1, left: [{ name: "Olas del Mar" }] });
    expect((await call("GET", `/carpets/${otra!.id}`)).status).toBe(404);
    expect(await read("GET", `/carpets/${olasRug!.id}`)).toMatchObject({ is_active: false });
    await call("DELETE", `/carpets/${olasRug!.id}`);
    for (const { id } of await read<{ id: number }[]>("GET", "/collections")) await call("DELETE", `/collections/${id}`);
  });
});

describe("a file that is none", () => {
  const big = new Uint8Array(40 * 1024 * 1024).fill(65);
  it.each<[string, string | Uint8Array, number, string]>([
    ["empty", "", 400, "imports.empty"],
    ["a workbook", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 415, "imports.not_csv"],
    ["40 MB", big, 413, "imports.too_large"],
    ["other columns", "a,b\n1,2\n", 400, "imports.wrong_columns"],
    ["only its head", `${SHOPIFY_HEAD}\n`, 400, "imports.no_products"],
    ["UTF-16 without its mark", Buffer.from(OLAS, "utf16le"), 415, "imports.not_csv"],
  ])("%s is refused with a sentence, and nothing changes", async (_what, file, status, code) => {
    const response = await send(file);
    const answer = (await response.json()) as { code: string; error: string };
    expect([response.status, answer.code]).toEqual([status, code]);
    expect(answer.error.length).toBeGreaterThan(10);
    expect(await listed()).toEqual([]);
  });

  it("another format, no file, no multipart, no session", async () => {
    expect((await send(OLAS, { format: "magento" })).status).toBe(400);
    const empty = new FormData();
    empty.set("note", "x");
    const post = (init: RequestInit, staff = true) =>
      shop.request("/api/admin/import?format=shopify", { method: "POST", staff, ...init });
    expect((await post({ body: empty })).status).toBe(400);
    expect((await post({ body: "{}", headers: { "content-type": "application/json" } })).status).toBe(415);
    expect((await post({ body: empty }, false)).status).toBe(401);
  });

  it("reads Latin letters as a Spanish Excel saves them, with semicolons", async () => {
    const file = Buffer.from(
      OLAS.replaceAll(",", ";").replace('"Premium; Azul"', '"Premium, Azul"').replace("Olas", "Señal"),
      "latin1",
    );
    const response = await send(file, { dryRun: true });
    expect(await response.json()).toMatchObject({ created: 1, rugs: [{ name: "Señal del Mar" }] });
  });
});
