import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { tellBackInStock } from "../back-in-stock/tell-back-in-stock.server.ts";
import type { Rug } from "../catalog/contract.ts";
import { bogotaDate } from "../platform/bogota-time.ts";
import type { StaffOrder } from "../orders/admin-contract.ts";
import { bought, buy, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";

let shop: TestShop;
let rug: { id: number; collectionId: number };
const { call, read, publicRug } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const FIRST = [
  { name: "5x8", width: 160, length: 230 },
  { name: "6x9", width: 183, length: 274 },
];
beforeEach(async () => {
  await shop.ctx.pool.query("truncate orders, order_items, rugs, collections, size_aliases, stock_requests cascade");
  await read("PUT", "/settings/vocabulary", { sizes: FIRST });
  rug = await makeRug(shop.ctx, { sizes: { "5x8": [1_000_000, 5], "6x9": [2_000_000, 1] } });
});

const rename = (from: string, to: string) => call("POST", "/settings/vocabulary/rename", { kind: "sizes", from, to });
const renamed = async (from: string, to: string) => expect(await (await rename(from, to)).json()).toEqual({ rugs: 1 });
const line = (size: string, quantity = 1) => ({ carpetId: rug.id, size, quantity });
const rows = async <T extends object>(text: string) => (await shop.ctx.pool.query<T>(text)).rows;

it("everything that has the size has it under its new name: list with its centimetres, collection, stock, prices, low stock", async () => {
  await renamed("6x9", "Mediana");
  const { vocabulary } = await read<{ vocabulary: { sizes: object[] } }>("GET", "/settings");
  expect(vocabulary.sizes).toEqual([FIRST[0], { name: "Mediana", width: 183, length: 274 }]);
  expect((await publicRug(rug.id)).sizes.map(({ size, price, inventory }) => [size, price, inventory])).toEqual([
    ["5x8", 1_000_000, 5],
    ["Mediana", 2_000_000, 1],
  ]);
  expect(await rows("select size, units from rug_low")).toEqual([{ size: "Mediana", units: 1 }]);
  expect(await rows("select size from rug_prices order by 1")).toEqual([{ size: "5x8" }, { size: "Mediana" }]);
  const page = await (await shop.request("/api/rugs?size=Mediana")).json();
  expect(page).toHaveLength(1);
});

it("an order that was open meanwhile gives its units back to the renamed size, a return too", async () => {
  const cancelled = await bought(buy(shop, [line("5x8", 2)]));
  const returned = await bought(buy(shop, [line("5x8", 1)]));
  await read("PUT", `/orders/${returned._id}`, { status: "shipped" });
  await read("PUT", `/orders/${returned._id}`, { status: "delivered" });
  await renamed("5x8", "Sala");
  expect(await stockOf(shop, rug.id, "Sala")).toBe(2);
  await read("PUT", `/orders/${cancelled._id}`, { status: "cancelled" });
  expect(await stockOf(shop, rug.id, "Sala")).toBe(4);
  const order = await read<StaffOrder>("GET", `/orders/${returned._id}`);
  const [item] = order.items;
  expect(item!.size).toBe("Sala");
  const json = { email: order.customer_email, items: [{ itemId: item!.itemId, quantity: 1, reason: "No combina" }], note: "" };
  const asked = await shop.request(`/api/orders/${returned.orderNumber}/returns`, { method: "POST", json });
  const { id } = (await asked.json()) as { id: number };
  await read("PUT", `/returns/${id}`, { status: "approved" });
  await read("PUT", `/returns/${id}`, { status: "received", items: [{ itemId: item!.itemId, condition: "resellable" }] });
  expect(await stockOf(shop, rug.id, "Sala")).toBe(5);
});

it("an old cart, link, program or file still finds the size by what it was called", async () => {
  await renamed("5x8", "Sala");
  // The same size by both names is one line, whose stock is taken and returned as one.
  const { _id } = await bought(buy(shop, [line("5x8", 2), line("Sala", 1)]));
  expect(await stockOf(shop, rug.id, "Sala")).toBe(2);
  expect(await rows("select size, quantity from order_items")).toEqual([{ size: "Sala", quantity: 3 }]);
  await read("PUT", `/orders/${_id}`, { status: "cancelled" });
  expect(await stockOf(shop, rug.id, "Sala")).toBe(5);

  const found = (await (await shop.request("/api/rugs?size=5x8")).json()) as Rug[];
  expect(found).toHaveLength(1);
  await read("PUT", `/inventory/${rug.id}/5x8`, { inventory: 7 });
  expect(await stockOf(shop, rug.id, "Sala")).toBe(7);
  await read("PUT", `/collections/${rug.collectionId}`, { sizes: [{ size: "5x8", price: 150_000_000 }] });
  expect((await publicRug(rug.id)).sizes).toEqual([expect.objectContaining({ size: "Sala", price: 1_500_000 })]);

  const short = await buy(shop, [line("5x8", 5), line("Sala", 5)]);
  expect(short.status).toBe(409);
});

it("who waits for the size is told when it is back, under its new name, once", async () => {
  await read("PUT", `/inventory/${rug.id}/6x9`, { inventory: 0 });
  const wish = (size: string) =>
    shop.request(`/api/rugs/${rug.id}/stock-requests`, { method: "POST", json: { size, email: "ana@ejemplo.co" } });
  expect((await wish("6x9")).status).toBeLessThan(300);
  await shop.ctx.pool.query("update stock_requests set confirmed_at = now()");
  await renamed("6x9", "Mediana");
  expect((await wish("6x9")).status).toBeLessThan(300);
  expect(await rows("select size from stock_requests")).toEqual([{ size: "Mediana" }]);
  await read("PUT", `/inventory/${rug.id}/Mediana`, { inventory: 1 });
  expect(await tellBackInStock(shop.ctx)).toBe(1);
});

it("renamed again, and back: every former name still leads to it", async () => {
  await renamed("5x8", "Sala");
  await renamed("Sala", "Grande");
  await bought(buy(shop, [line("5x8")]));
  await bought(buy(shop, [line("Sala")]));
  expect(await stockOf(shop, rug.id, "Grande")).toBe(3);
  await renamed("Grande", "5x8");
  await bought(buy(shop, [line("Grande")]));
  expect(await stockOf(shop, rug.id, "5x8")).toBe(2);
  expect(await rows("select * from size_aliases order by 1")).toEqual([
    { alias: "grande", size: "5x8" },
    { alias: "sala", size: "5x8" },
  ]);
  expect(await rows("select distinct size from order_items")).toEqual([{ size: "5x8" }]);
});

it("a former name that the list has again is a size of its own", async () => {
  await renamed("5x8", "Sala");
  const { vocabulary } = await read<{ vocabulary: { sizes: object[] } }>("GET", "/settings");
  await read("PUT", "/settings/vocabulary", { sizes: [...vocabulary.sizes, FIRST[0]] });
  expect((await buy(shop, [line("5x8")])).status).toBe(409);
  await bought(buy(shop, [line("Sala")]));
});

it("a name that is taken, unknown, too long or has a comma is refused with a sentence; nothing changes", async () => {
  await makeRug(shop.ctx, { name: "Otra", collection: "OTRA", sizes: { "8x10": [1_000_000, 1] } });
  const taken = await rename("5x8", "8 X 10");
  expect([taken.status, ((await taken.json()) as { error: string }).error]).toEqual([
    409,
    "OTRA has a size called 8 X 10 already",
  ]);
  expect((await rename("5x8", "6 x 9")).status).toBe(409);
  await read("PUT", "/settings/vocabulary", { sizes: [...FIRST, { name: "9x12", width: 274, length: 366 }] });
  for (const spelled of ["9×12", "09x12", "9x12 cm"]) expect((await rename("5x8", spelled)).status).toBe(409);
  await read("PUT", "/settings/vocabulary", { sizes: FIRST });
  expect((await rename("7x7", "Sala")).status).toBe(404);
  expect((await rename("5x8", "Una medida de más de veinte letras")).status).toBe(400);
  expect((await rename("5x8", "Sala, grande")).status).toBe(400);
  expect((await publicRug(rug.id)).size).toEqual(["5x8", "6x9"]);
  const { vocabulary } = await read<{ vocabulary: { sizes: object[] } }>("GET", "/settings");
  expect(vocabulary.sizes).toEqual(FIRST);
});

it("another spelling is no other name; rows of two spellings become one", async () => {
  await shop.ctx.pool.query(`insert into rug_stock (rug_id, size, inventory, on_sale) values (${rug.id}, '5 x 8', 2, false)`);
  await renamed("5x8", "5 × 8");
  expect(await stockOf(shop, rug.id, "5 × 8")).toBe(7);
  await bought(buy(shop, [line("5x8")]));
  expect(await stockOf(shop, rug.id, "5 × 8")).toBe(6);
});

it("the accounts of a sale name the size as it was sold", async () => {
  const { _id, orderNumber } = await bought(buy(shop, [line("5x8", 2)]));
  await read("PUT", `/orders/${_id}`, { status: "shipped" });
  await read("PUT", `/orders/${_id}`, { status: "delivered" });
  await shop.ctx.pool.query("update orders set payment_status = 'paid', paid_at = created_at");
  const today = bogotaDate(shop.ctx.now());
  const sheet = async () => {
    const answer = await call("GET", `/accounting/csv?from=${today}&to=${today}`);
    return (await answer.text()).split("\n").filter((row) => row.includes(orderNumber));
  };
  const before = await sheet();
  expect(before.join()).toContain("5x8");
  await renamed("5x8", "Sala");
  expect(await sheet()).toEqual(before);
});

it("asked for without its accent, the list and the rugs are renamed together; a name that is only a unit leaves none behind", async () => {
  const side = { width: 100, length: 100 };
  await read("PUT", "/settings/vocabulary", {
    sizes: [
      { name: "Única", ...side },
      { name: "cm", ...side },
    ],
  });
  const { id } = await makeRug(shop.ctx, { name: "Otra", collection: "OTRA", sizes: { Única: [1_000_000, 1] } });
  await renamed("unica", "Sola");
  expect((await publicRug(id)).size).toEqual(["Sola"]);
  expect((await rename("cm", "Mini")).status).toBe(200);
  expect(await rows("select alias from size_aliases")).toEqual([{ alias: "única" }]);
});
