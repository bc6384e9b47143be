import Papa from "papaparse";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bought, buy, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { StaffOrder } from "./admin-contract.ts";

let shop: TestShop;
let rug: { id: number };
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
  rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 3] } });
});
afterAll(() => shop.close());

const place = (method: "Bold" | "COD" = "COD", quantity = 1) =>
  bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity }], { method }));
const set = (id: string, status: string) =>
  shop.request(`/api/admin/orders/${id}`, { method: "PUT", staff: true, json: { status } });
const remove = (id: string) => shop.request(`/api/admin/orders/${id}`, { method: "DELETE", staff: true });
const list = async (query: string) => shop.request(`/api/admin/orders${query}`, { staff: true });

it("lists, searches, filters and pages", async () => {
  const first = await place("Bold");
  const second = await place("COD");
  const all = await list("?limit=1");
  expect(all.headers.get("x-total-count")).toBe("2");
  expect(((await all.json()) as StaffOrder[]).map((each) => each.order_number)).toEqual([second.orderNumber]);
  const found = async (query: string) => ((await (await list(query)).json()) as StaffOrder[]).map((each) => each.order_number);
  expect(await found("?payment_method=Bold")).toEqual([first.orderNumber]);
  expect(await found("?status=processing")).toEqual([second.orderNumber]);
  expect(await found(`?search=${first.orderNumber.toLowerCase().replace("-", "")}`)).toEqual([first.orderNumber]);
  expect(await found("?search=bogota")).toHaveLength(2);
  for (const signs of ["-", "@", "...", "%2B", "%25"]) expect(await found(`?search=${signs}`)).toEqual([]);
  expect(await found("?search=%20")).toHaveLength(2);
  const [, older] = (await (await list("?limit=2")).json()) as { created_at: string }[];
  expect(await found(`?since=${encodeURIComponent(older!.created_at)}`)).toEqual([second.orderNumber]);
  expect(await found("?payment_status=paid")).toEqual([]);
  for (const { _id } of [first, second]) expect((await remove(_id)).status).toBe(200);
  expect(await stockOf(shop, rug.id)).toBe(3);
});

it("exports what the filters show as CSV: whole pesos, Bogotá's time, no cell that a spreadsheet would run", async () => {
  const customer = { name: '=HYPERLINK("http://evil.example";"Ver")', email: "ana@correo.co", phone: "+57 310 555 0142" };
  const order = await bought(
    buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 2 }], { method: "COD", change: { customer } }),
  );
  const response = await list("/csv?status=processing");
  expect(response.headers.get("content-type")).toContain("text/csv");
  expect(response.headers.get("content-disposition")).toContain("orders.csv");
  const text = Buffer.from(await response.arrayBuffer()).toString();
  // What Excel needs in Colombia: the mark, then semicolons, and no line of settings.
  expect(text.startsWith("\uFEFForder_number;created_at;")).toBe(true);
  const read = (delimiter: string) =>
    Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true, delimiter });
  const [line, ...rest] = read(";").data;
  // LibreOffice may part cells at commas too: none is outside quotation marks.
  expect(read(",").meta.fields).toHaveLength(1);
  expect(Object.keys(read(",").data[0]!)).toHaveLength(1);
  expect(rest).toEqual([]);
  expect(line).toMatchObject({
    order_number: order.orderNumber,
    status: "processing",
    customer_name: `'${customer.name}`,
    customer_phone: expect.stringMatching(/^'\+57/),
    items: "2 × Valentin Rubí 5x8",
    subtotal: "5900000",
    surcharge: "295000",
    total: "6195000",
  });
  expect(line!.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(await (await list("/csv?status=delivered")).text()).not.toContain(order.orderNumber);
  const trail = await (await shop.request("/api/admin/audit?search=export", { staff: true })).json();
  expect(trail).toContainEqual(expect.objectContaining({ action: "export", subject: "order", label: "status processing" }));
  await set(order._id, "pending");
  await remove(order._id);
  const byNumber = await (await shop.request(`/api/admin/audit?search=${order.orderNumber}`, { staff: true })).json();
  expect(byNumber).toMatchObject([{ action: "delete" }, { action: "update", changes: { status: ["processing", "pending"] } }]);
});

it("stock follows the status: back on cancelled, taken again on leaving it, 409 when it is gone", async () => {
  const order = await place("COD", 3);
  const cancelled = (await (await set(order._id, "cancelled")).json()) as StaffOrder;
  expect(cancelled).toMatchObject({ status: "cancelled", payment_status: "cancelled", stock_held: false });
  expect(await stockOf(shop, rug.id)).toBe(3);
  await set(order._id, "cancelled");
  expect(await stockOf(shop, rug.id)).toBe(3);
  expect(await (await set(order._id, "processing")).json()).toMatchObject({ status: "processing", payment_status: "pending" });
  expect(await stockOf(shop, rug.id)).toBe(0);
  await set(order._id, "cancelled");
  const other = await place();
  const refused = await set(order._id, "processing");
  expect(refused.status).toBe(409);
  expect(await stockOf(shop, rug.id)).toBe(2);
  await remove(other._id);
  await remove(order._id);
  expect(await stockOf(shop, rug.id)).toBe(3);
});

it("a delivered COD order is paid; the shopper can no longer cancel it; deleting it brings no rug back", async () => {
  const order = await place();
  expect(await (await set(order._id, "shipped")).json()).toMatchObject({ status: "shipped", shipped_at: expect.any(String) });
  const cancel = () => shop.request(`/api/orders/cancel/${order.orderNumber}`, { method: "POST" });
  expect((await cancel()).status).toBe(409);
  expect(await (await set(order._id, "delivered")).json()).toMatchObject({ payment_status: "paid", paid_at: expect.any(String) });
  expect((await cancel()).status).toBe(409);
  await remove(order._id);
  expect(await stockOf(shop, rug.id)).toBe(2);
  expect((await remove(order._id)).status).toBe(404);
  expect((await set(order._id, "shipped")).status).toBe(404);
  expect((await set(order._id, "lost")).status).toBe(400);
});

it("a delivery chosen by mistake is taken back with its cash and its days", async () => {
  const order = await place();
  await set(order._id, "shipped");
  await set(order._id, "delivered");
  const back = (await (await set(order._id, "processing")).json()) as StaffOrder;
  expect(back).toMatchObject({ payment_status: "pending", paid_at: null, delivered_at: null, shipped_at: null });
  expect(await (await set(order._id, "cancelled")).json()).toMatchObject({ payment_status: "cancelled", open_tasks: 0 });
  await remove(order._id);
});

it("a paid order asks for its refund while it is cancelled, no longer", async () => {
  const order = await place();
  await set(order._id, "delivered");
  expect(await (await set(order._id, "cancelled")).json()).toMatchObject({ payment_status: "paid", open_tasks: 1 });
  expect(await (await set(order._id, "delivered")).json()).toMatchObject({ payment_status: "paid", open_tasks: 0 });
  await remove(order._id);
});

it("a moment outside the calendar is refused", async () => {
  for (const since of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59"])
    expect((await list(`?since=${since}`)).status, since).toBe(400);
});

it("is for staff", async () => {
  expect((await shop.request("/api/admin/orders")).status).toBe(401);
  expect((await shop.request("/api/admin/payment-tasks")).status).not.toBe(200);
});
