import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bought, buy, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { CsvReport } from "./admin/csv-contract.ts";

let shop: TestShop;
let id: number;
beforeAll(async () => void (shop = await openShop({ env: { TRUST_PROXY: "1" } })));
afterAll(() => shop.close());
beforeEach(async () => {
  ({ id } = await makeRug(shop.ctx, { name: "Kilim", sizes: { "5x8": [2_950_000, 9], "6x9": [3_650_000, 4] } }));
});

const sell = (quantity: number) => bought(buy(shop, [{ carpetId: id, size: "5x8", quantity }]));
const put = async (path: string, json: unknown) => {
  const answer = await shop.request(path, { method: "PUT", staff: true, json });
  return { status: answer.status, ...((await answer.json()) as object) };
};

describe("a stock change says what it was based on", () => {
  it("in the list's strip: a sale made meanwhile is told, not undone", async () => {
    await sell(2);
    const refused = await put(`/api/admin/inventory/${id}/5x8`, { inventory: 10, was: 9 });
    expect(refused).toMatchObject({
      status: 409,
      code: "catalog.stock_changed",
      error: "Stock of 5x8 is 7 now, not 9: it was sold or changed meanwhile.",
      conflicts: [{ size: "5x8", was: 9, inventory: 7 }],
    });
    expect(await stockOf(shop, id)).toBe(7);
    expect(await put(`/api/admin/inventory/${id}/5x8`, { inventory: 10, was: 7 })).toMatchObject({ status: 200, inventory: 10 });
    // An outside client need not say it.
    expect(await put(`/api/admin/inventory/${id}/5x8`, { inventory: 3 })).toMatchObject({ status: 200, inventory: 3 });
    // Somebody else set the same number: there is nothing to decide.
    expect(await put(`/api/admin/inventory/${id}/5x8`, { inventory: 3, was: 9 })).toMatchObject({ status: 200, inventory: 3 });
  });

  it("in the carpet form: every size that changed is named, and nothing of the form is saved", async () => {
    await sell(2);
    const inventory = [
      { size: "5x8", inventory: 12, was: 9 },
      { size: "6x9", inventory: 5, was: 4 },
    ];
    expect(await put(`/api/admin/carpets/${id}`, { name: "Otra", inventory })).toMatchObject({
      status: 409,
      conflicts: [{ size: "5x8", was: 9, inventory: 7 }],
    });
    expect([await stockOf(shop, id), await stockOf(shop, id, "6x9")]).toEqual([7, 4]);
    expect(await put(`/api/admin/carpets/${id}`, { inventory: [{ size: "5x8", inventory: 12, was: 7 }] })).toMatchObject({
      status: 200,
    });
    expect(await put(`/api/admin/carpets/${id}`, { inventory: [{ size: "5x8", inventory: 1 }] })).toMatchObject({ status: 200 });
  });
});

describe("CSV", () => {
  const take = async () => (await shop.request(`/api/admin/carpets/csv?search=Kilim`, { staff: true })).text();
  const bring = async (body: string, query = "dryRun=1") => {
    const answer = await shop.request(`/api/admin/carpets/csv?${query}`, { method: "POST", staff: true, body });
    return { status: answer.status, ...((await answer.json()) as CsvReport & { code?: string; report?: CsvReport }) };
  };
  /** The exported file with another number of 5x8 in this carpet's line. */
  const typed = (text: string, from: number, to: number) => {
    const [head, ...lines] = text.split("\r\n");
    const mark = head!.includes(";") ? ";" : ",";
    const at = head!.split(mark).indexOf("stock 5x8");
    return [
      head,
      ...lines.map((line) => {
        const cells = line.split(mark);
        if (!line.startsWith(`${id}${mark}`)) return line;
        expect(cells[at]).toBe(String(from));
        return cells.with(at, String(to)).join(mark);
      }),
    ].join("\r\n");
  };

  it("a file brought back after a sale leaves the numbers nobody typed as they are", async () => {
    const text = await take();
    await sell(2);
    expect(await bring(text)).toMatchObject({ updated: 0, conflicts: [] });
    expect(await bring(text, "")).toMatchObject({ applied: true, updated: 0 });
    expect(await stockOf(shop, id)).toBe(7);
  });

  it("the dry run shows from → to, and applying it is refused when that is no longer so", async () => {
    const text = typed(await take(), 9, 20);
    const dry = await bring(text);
    expect(dry.changes).toMatchObject([{ fields: ["stock 5x8"], cells: [{ column: "stock 5x8", from: "9", to: "20" }] }]);
    await shop.ctx.pool.query("update rug_stock set inventory = 8 where rug_id = $1 and size = '5x8'", [id]);
    const late = await bring(text, `basis=${dry.basis}`);
    expect(late).toMatchObject({ status: 409, code: "catalog.csv_changed" });
    expect(late.report!.conflicts).toEqual([
      { row: expect.any(Number), name: "Kilim", size: "5x8", was: 9, inventory: 8, wanted: 20 },
    ]);
    expect(await stockOf(shop, id)).toBe(8);
  });

  it("a number typed over one that was sold meanwhile is the person's to decide", async () => {
    const text = typed(await take(), 9, 20);
    await sell(2);
    const dry = await bring(text);
    expect(dry).toMatchObject({ conflicts: [{ size: "5x8", was: 9, inventory: 7, wanted: 20 }], errors: [] });
    expect(await bring(text, `basis=${dry.basis}`)).toMatchObject({ status: 409, code: "catalog.csv_conflicts" });
    expect(await stockOf(shop, id)).toBe(7);
    expect(await bring(text, `basis=${dry.basis}&conflicts=shop`)).toMatchObject({ applied: true, updated: 0 });
    expect(await stockOf(shop, id)).toBe(7);
    expect(await bring(text, `basis=${dry.basis}&conflicts=file`)).toMatchObject({ applied: true, updated: 1 });
    expect(await stockOf(shop, id)).toBe(20);
  });

  it("a file without its basis still shows from → to and is held to what was shown", async () => {
    const text = `id,stock 5x8\n${id},20\n`;
    const dry = await bring(text);
    expect(dry.changes).toMatchObject([{ cells: [{ column: "stock 5x8", from: "9", to: "20" }] }]);
    await sell(2);
    expect(await bring(text, `basis=${dry.basis}`)).toMatchObject({ status: 409, code: "catalog.csv_changed" });
    expect(await stockOf(shop, id)).toBe(7);
    expect(await bring(text, "")).toMatchObject({ applied: true });
  });
});
