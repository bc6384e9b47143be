import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { CsvReport } from "./admin/csv-contract.ts";
import type { StaffCarpet } from "./admin/shapes.ts";

let shop: TestShop;
let rug: { id: number; collectionId: number };
let other: { id: number };
beforeAll(async () => {
  shop = await openShop();
  rug = await makeRug(shop.ctx, { name: "=cmd|calc", collection: "BELORA", tags: ["Premium"] });
  other = await makeRug(shop.ctx, { name: "Belora Dos", collection: "BELORA" });
});
afterAll(() => shop.close());

const carpet = async (id: number) =>
  (await (await shop.request(`/api/admin/carpets/${id}`, { staff: true })).json()) as StaffCarpet;

describe("the grid", () => {
  const save = (json: unknown) => shop.request("/api/admin/grid", { method: "PUT", staff: true, json });
  it("saves prices, stock, words and flags at once and the shop shows them", async () => {
    const response = await save({
      prices: [{ collection_id: rug.collectionId, size: "5x8", price: 300_000_000, was: 295_000_000 }],
      stock: [
        { id: rug.id, size: "5x8", inventory: 9, was: 3 },
        { id: other.id, size: "6x9", inventory: 0, was: 1 },
      ],
      carpets: [{ id: rug.id, tags: ["Premium", "Oscuro"], is_active: true }],
    });
    expect(await response.json()).toEqual({ changed: 4 });
    const shown = (await (await shop.request(`/api/rugs/${rug.id}`)).json()) as {
      price: number;
      inventory: number[];
      tags: string[];
    };
    expect(shown).toMatchObject({ price: 3_000_000, inventory: [9, 1], tags: ["Premium", "Oscuro"] });
    const trail = (await (await shop.request("/api/admin/audit", { staff: true })).json()) as { label: string }[];
    expect(trail.slice(0, 4).every(({ label }) => label !== "")).toBe(true);
  });
  it("changes nothing when one cell was changed meanwhile", async () => {
    const response = await save({
      prices: [{ collection_id: rug.collectionId, size: "6x9", price: 1 }],
      stock: [{ id: rug.id, size: "5x8", inventory: 1, was: 3 }],
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "catalog.grid_changed" });
    expect((await carpet(rug.id)).collection_sizes).toContainEqual({ size: "6x9", price: 365_000_000 });
  });
  it.each([
    [{ stock: [{ id: 1, size: "5x8", inventory: -1 }] }, 400],
    [{ stock: [{ id: 1, size: "99x99", inventory: 1 }] }, 404],
    [{ prices: [{ collection_id: 1, size: "99x99", price: 1 }] }, 404],
    [{ carpets: [{ id: 999_999, is_active: false }] }, 404],
  ])("refuses %j with %i", async (json, status) => expect((await save(json)).status).toBe(status));
});

describe("CSV", () => {
  const bring = async (text: string | Uint8Array<ArrayBuffer>, dryRun = true, status = 200) => {
    const response = await shop.request(`/api/admin/carpets/csv?dryRun=${dryRun ? 1 : 0}`, {
      method: "POST",
      staff: true,
      body: text,
      headers: { "content-type": "text/csv" },
    });
    expect(response.status).toBe(status);
    return (await response.json()) as CsvReport & { report?: CsvReport };
  };
  const take = async () => (await shop.request("/api/admin/carpets/csv", { staff: true })).text();

  it("neutralises formulas on the way out and reads its own file as no change", async () => {
    const text = await take();
    expect(text).toContain(`;'=cmd|calc;BELORA`);
    expect(await bring(text)).toMatchObject({ rows: 2, created: 0, updated: 0, unchanged: 2, errors: [], applied: false });
  });
  it("says what would happen, changes nothing, then applies it", async () => {
    const text = `id;name;collection;colors;stock 5x8;is_active\n${other.id};Belora Tres;;Azul, Hueso;4;yes\n;Belora Nueva;belora;Café;2;sí\n`;
    const dry = await bring(text);
    expect(dry).toMatchObject({ created: 1, updated: 1, errors: [] });
    expect(dry.changes[0]).toMatchObject({
      row: 2,
      name: "Belora Tres",
      action: "update",
      fields: ["name", "colors", "stock 5x8"],
    });
    expect((await carpet(other.id)).name).toBe("Belora Dos");
    expect(await bring(text, false)).toMatchObject({ applied: true });
    expect(await carpet(other.id)).toMatchObject({ name: "Belora Tres", colors: ["Azul", "Hueso"] });
    const found = (await (await shop.request("/api/admin/carpets?search=nueva", { staff: true })).json()) as StaffCarpet[];
    expect(found[0]).toMatchObject({ inventory: [{ size: "5x8", inventory: 2 }, { size: "6x9", inventory: 0 }] }); // prettier-ignore
  });
  it("names every bad cell by line and column and applies nothing", async () => {
    const text = `id,name,collection,stock 5x8,stock 99x99,is_active\n${other.id},Mal,BELORA,-3,1,quizás\n999999,Nadie,BELORA,1,,yes\n,Otra,NINGUNA,1,,yes\n`;
    const { errors, rows, created, updated, unchanged, refused } = await bring(text);
    expect([rows, created, updated, unchanged, refused]).toEqual([3, 0, 0, 0, 3]);
    expect(errors.map(({ row, column }) => `${row} ${column}`)).toEqual(
      expect.arrayContaining(["2 stock 5x8", "2 is_active", "3 id", "4 collection"]),
    );
    const stopped = await bring(text, false, 422);
    expect(stopped.report?.errors.length).toBe(errors.length);
    expect((await carpet(other.id)).name).toBe("Belora Tres");
  });
  it("says what is wrong in the language of who asks, in one of them alone", async () => {
    const text = `id,name,collection,stock 5x8,is_active\n${other.id},,NINGUNA,dos,quizás\n`;
    const speak = (language: string) => shop.request("/api/admin/account", { method: "PUT", staff: true, json: { language } });
    const said = async () => (await bring(text)).errors.map(({ message }) => message).sort();
    await speak("es");
    const spanish = await said();
    await speak("en");
    expect(spanish).toEqual([
      "El nombre es obligatorio",
      "Ninguna colección se llama NINGUNA",
      "dos no es un número entero",
      "quizás no es ni sí ni no",
    ]);
    expect(await said()).toEqual([
      "Name is required",
      "No collection is called NINGUNA",
      "dos is not a whole number",
      "quizás is neither yes nor no",
    ]);
  });
  it.each([
    ["a quotation mark that swallows the next line", `id,name\n{id},"Sin cerrar\n999999,Nadie\n`, ["2 quotation marks"]],
    ["a comma that moves the cells", `id,name,colors\n{id},Uno,dos,Azul\n`, ["2 columns"]],
    ["the same carpet twice", `id,name\n\n{id},Una\n{id},Otra\n`, ["4 id"]],
    ["a new carpet in a size its collection lacks", `name,collection,stock 99x99\nNueva,BELORA,1\n`, ["2 stock 99x99"]],
  ])("says before applying: %s", async (_what, text, wrong) => {
    const { errors } = await bring(text.replaceAll("{id}", String(other.id)));
    expect(errors.map(({ row, column }) => `${row} ${column}`)).toEqual(wrong);
  });
  it("moves a carpet to a collection and fills that one's sizes in one row", async () => {
    await makeRug(shop.ctx, { name: "Ancla", collection: "JUT", sizes: { "2x8": [1_000_000, 1] } });
    const text = `id,collection,stock 2X8,,\n${other.id},JUT,5,,\n`;
    expect(await bring(text, false)).toMatchObject({ applied: true, updated: 1 });
    expect((await carpet(other.id)).inventory).toContainEqual({ size: "2x8", inventory: 5 });
  });
  it("reads the alphabet Excel saves in Spanish", async () => {
    const text = `id;material\n${other.id};Algodón y caña`;
    await bring(Uint8Array.from(Buffer.from(text, "latin1")), false);
    expect((await carpet(other.id)).material).toBe("Algodón y caña");
    await bring(Uint8Array.from(Buffer.from(`\uFEFF${text} ñandú`, "utf16le")), false);
    expect((await carpet(other.id)).material).toBe("Algodón y caña ñandú");
  });
  it("counts every row once: added, changed, as it was, or refused", async () => {
    const { name } = await carpet(rug.id);
    const text = `id,name,collection,stock 5x8\n${rug.id},${name},,\n${other.id},Otro nombre,,\n,Nueva,BELORA,1\n,Nueva,BELORA,x\n999999,Nadie,,\n,Nueva,BELORA,1\n`;
    const { rows, created, updated, unchanged, refused, changes } = await bring(text);
    expect({ rows, created, updated, unchanged, refused }).toEqual({ rows: 6, created: 2, updated: 1, unchanged: 1, refused: 2 });
    expect(changes.map(({ row }) => row)).toEqual([3, 4, 7]);
  });
  it("names the columns it does not know, and refuses a file of which it knows none", async () => {
    const text = `id,Stok 5x8,name,,Notas,name,\n${other.id},4,${(await carpet(other.id)).name},,de paso,x,\n`;
    expect(await bring(text)).toMatchObject({
      unknown_columns: ["Stok 5x8", "Notas", "name (a second time)"],
      errors: [],
      unchanged: 1,
    });
    expect(await bring("<html><body>\nhola", true, 422)).toMatchObject({ code: "catalog.csv_unknown" });
    expect(await bring("", true, 422)).toMatchObject({ code: "catalog.csv_unknown" });
  });
  it.each([
    ["a workbook (.xlsx, .ods)", [0x50, 0x4b, 3, 4, 20, 0, 6, 0]],
    ["an old workbook (.xls)", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ["a PDF", [...Buffer.from("%PDF-1.7\n")]],
    ["a picture", [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]],
    ["text with a NUL", [...Buffer.from("id,name\n1,a\0b\n")]],
  ])("refuses %s and says what to bring", async (_what, bytes) => {
    const said = await bring(Uint8Array.from(bytes), true, 415);
    expect(said).toMatchObject({ code: "catalog.not_csv", error: expect.stringContaining("Save as") });
  });
  it("refuses more than 5,000 rows without judging them, also when none is right", async () => {
    await bring(`name\n${"Nueva\n".repeat(5001)}`, true, 413);
  });
  it("reads two columns and a few rows however they are kept apart", async () => {
    for (const between of [";", ",", "\t"])
      expect(await bring(`id${between}name\n${other.id}${between}Belora Dos\n`)).toMatchObject({ rows: 1, refused: 0 });
  });
  it("a column with a name that JavaScript knows is one it does not know", async () => {
    const report = await bring(`constructor,__proto__,id\nx,y,${other.id}\n`);
    expect(report).toMatchObject({ unchanged: 1, unknown_columns: expect.arrayContaining(["constructor"]) });
  });
  it("two columns about one size are an error, not a choice", async () => {
    const { errors } = await bring(`id,stock 5x8,STOCK 05X8\n${other.id},7,9\n`);
    expect(errors).toEqual([{ row: 2, column: "STOCK 05X8", message: "Another column is about 05X8 already" }]);
  });
  it("refuses more than 5 MB", async () => {
    const response = await shop.request("/api/admin/carpets/csv", {
      method: "POST",
      staff: true,
      body: "x".repeat(5 * 1024 * 1024 + 1),
    });
    expect(response.status).toBe(413);
  });
});
