import { beforeEach, expect, it } from "vitest";
import { type Bought, stockOf } from "../testing/buy.ts";
import { eventBody, notifyAndWait } from "../testing/fake-bold.ts";
import { lettersTo } from "../testing/letters.ts";
import { makeRug } from "../testing/make-rug.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffOrder } from "./admin-contract.ts";
import { sendOrderLetters } from "./send-order-letters.server.ts";

const { fixture, place, paid, tasks, read: asShopper } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);

type Edited = StaffOrder & { paymentUrl: string | null; paymentError: string | null };
const edit = (order: { _id: string }, json: object, status = 200) =>
  read<Edited>("PUT", `/orders/${order._id}/items`, json, status);
const seen = (order: { _id: string }) => read<StaffOrder>("GET", `/orders/${order._id}`);
const lineOf = async (order: { _id: string }) => (await seen(order)).items[0]!.itemId;
const PRICE = 295_000_000;
const CHEAP = 100_000_000;
let cheap: { id: number };
beforeEach(async () => {
  cheap = await makeRug(fixture.shop.ctx, { name: "Jut Natural", collection: "JUT", sizes: { "6x9": [1_000_000, 5] } });
});
const another = (quantity = 1) => ({ carpetId: cheap.id, size: "6x9", quantity });
const payDifference = (order: Bought, cents: number) =>
  notifyAndWait(fixture.shop, eventBody({ reference: order.orderNumber, pesos: cents / 100 }));

it("cash on delivery just changes: lines, stock, surcharge, tax, and one letter for several changes", async () => {
  const order = await place(2, "COD");
  const itemId = await lineOf(order);
  await edit(order, { items: [another(2)] });
  const saved = await edit(order, { items: [{ itemId, quantity: 1 }] });
  expect(saved).toMatchObject({
    subtotal: PRICE + 2 * CHEAP,
    surcharge: (PRICE + 2 * CHEAP) * 0.05,
    total: (PRICE + 2 * CHEAP) * 1.05,
    tax: Math.round(((PRICE + 2 * CHEAP) * 1.05 * 19) / 119),
    payment_status: "pending",
    balance: 0,
    paymentUrl: null,
  });
  expect(saved.items.map(({ carpet_name: name, quantity }) => [name, quantity])).toEqual([
    ["Bosforo Olas", 1],
    ["Jut Natural", 2],
  ]);
  expect([await stockOf(fixture.shop, fixture.rug.id), await stockOf(fixture.shop, cheap.id, "6x9")]).toEqual([2, 3]);
  fixture.ahead += 11_000;
  await sendOrderLetters(fixture.shop.ctx);
  const letters = (await lettersTo(fixture.shop, saved.customer_email)).filter(({ subject }) => subject.startsWith("Cambiamos"));
  expect(letters).toHaveLength(1);
  expect(letters[0]!.text).toContain("al recibir");
  expect((await asShopper(order)).timeline.at(-1)!.text).toContain("Cambiamos tu pedido");
});

it("taken out after payment: the refund is recorded at once, or asked of staff and then recorded", async () => {
  const order = await place(2);
  await paid(order);
  const itemId = await lineOf(order);
  const asked = await edit(order, { items: [{ itemId, quantity: 1 }] });
  expect(asked).toMatchObject({ total: PRICE, balance: -PRICE, refunded: 0, payment_status: "paid" });
  expect(await tasks(order)).toEqual(["refund"]);
  await read("POST", `/orders/${order._id}/refunds`, { amount: PRICE, way: "Bold", reference: "TX-9" }, 201);
  expect(await seen(order)).toMatchObject({ balance: 0, refunded: PRICE, payment_status: "paid", open_tasks: 0 });

  const other = await place(1);
  await paid(other);
  const line = await lineOf(other);
  const swap = [{ itemId: line, quantity: 0 }, another()];
  await edit(other, { items: swap, way: "transfer" }, 400);
  expect(await seen(other)).toMatchObject({ total: PRICE, refunded: 0 });
  const done = await edit(other, { items: swap, way: "transfer", reference: "T-1" });
  expect(done).toMatchObject({ total: CHEAP, balance: 0, refunded: PRICE - CHEAP, payment_status: "paid", open_tasks: 0 });
});

it("dearer after payment: a link over the difference, nothing leaves before it is paid, and once", async () => {
  const order = await place(1);
  await paid(order);
  const saved = await edit(order, { items: [another()] });
  expect(saved).toMatchObject({ total: PRICE + CHEAP, received: PRICE, balance: CHEAP, paymentError: null });
  expect(saved.paymentUrl).toMatch(/^http/);
  expect(await asShopper(order)).toMatchObject({ balance: CHEAP, bold_payment_url: saved.paymentUrl });
  const items = saved.left_to_ship;
  const held = await call("POST", `/orders/${order._id}/shipments`, { carrier: "TCC", trackingNumber: "1", items });
  expect(held.status).toBe(409);
  await payDifference(order, CHEAP);
  expect(await seen(order)).toMatchObject({ balance: 0, received: PRICE + CHEAP, payment_status: "paid", open_tasks: 0 });
  await payDifference(order, CHEAP);
  expect(await tasks(order)).toEqual(["wrong_amount"]);
  await read("POST", `/orders/${order._id}/shipments`, { carrier: "TCC", trackingNumber: "1", items }, 201);
});

it("a sale at the counter keeps what was paid, and takes the difference in cash", async () => {
  const sale = { customer: { name: "Rosa" }, items: [{ carpetId: fixture.rug.id, size: "5x8", quantity: 1 }], method: "cash" };
  const order = await read<Bought>("POST", "/orders", sale, 201);
  const saved = await edit(order, { items: [another()], way: "cash" });
  expect(saved).toMatchObject({ balance: 0, received: PRICE + CHEAP, total: PRICE + CHEAP, paymentUrl: null });
  expect(saved.timeline.map(({ text }) => text).join()).toContain("Difference of");
});

it("before payment the link is a new one; whoever pays the old one has paid, and owes or gets back the difference", async () => {
  const order = await place(2);
  const first = (await (
    await fixture.shop.request("/api/payments/bold/process", { method: "POST", json: { orderId: order._id } })
  ).json()) as {
    paymentUrl: string;
  };
  const itemId = await lineOf(order);
  const saved = await edit(order, { items: [{ itemId, quantity: 1 }] });
  expect(saved.paymentUrl).toMatch(/^http/);
  expect(saved.paymentUrl).not.toBe(first.paymentUrl);
  await paid(order);
  expect(await seen(order)).toMatchObject({ payment_status: "paid", received: 2 * PRICE, total: PRICE, balance: -PRICE });
  expect(await tasks(order)).toEqual(["refund"]);
});

it("keeps the discount's part of the whole", async () => {
  const sale = {
    customer: { name: "Rosa" },
    items: [{ carpetId: fixture.rug.id, size: "5x8", quantity: 2 }],
    method: "COD",
    shipping: { address: "Calle 1", city: "Bogotá" },
    discountPercent: 10,
  };
  const order = await read<Bought>("POST", "/orders", sale, 201);
  const saved = await edit(order, { items: [{ itemId: await lineOf(order), quantity: 1 }] });
  expect(saved).toMatchObject({ subtotal: PRICE, discount: PRICE * 0.1, total: PRICE * 0.95 });
});

it("refuses what cannot be, and nothing of it is kept", async () => {
  const order = await place(1, "COD");
  const itemId = await lineOf(order);
  const short = await call("PUT", `/orders/${order._id}/items`, { items: [{ itemId, quantity: 4 }, another()] });
  expect(short.status).toBe(409);
  expect(await short.json()).toMatchObject({ code: "orders.short_stock", items: [{ available: 2 }] });
  expect(await stockOf(fixture.shop, cheap.id, "6x9")).toBe(5);
  await edit(order, { items: [{ itemId, quantity: 0 }] }, 409);
  await edit(order, { items: [{ itemId: 1, quantity: 1 }] }, 400);
  await edit(order, { items: [] }, 400);
  await edit(order, { items: [{ itemId, quantity: -1 }] }, 400);
  await edit(order, { items: [another(6)] }, 409);
  expect(await seen(order)).toMatchObject({ total: order.total, items: [{ quantity: 1 }] });
  await read("PUT", `/orders/${order._id}`, { status: "shipped" });
  await edit(order, { items: [another()] }, 409);
  expect((await fixture.shop.request(`/api/admin/orders/${order._id}/items`, { method: "PUT", json: {} })).status).toBe(401);
});

it("edit and payment at the same moment, 20 times: the money is accounted for to the peso", async () => {
  for (let turn = 0; turn < 20; turn++) {
    fixture.rug = await makeRug(fixture.shop.ctx, { name: "Bosforo Olas", sizes: { "5x8": [2_950_000, 3] } });
    const order = await place(2);
    await fixture.shop.request("/api/payments/bold/process", { method: "POST", json: { orderId: order._id } });
    const itemId = await lineOf(order);
    const change = { items: [{ itemId, quantity: 1 }] };
    const [answer] = await Promise.all([call("PUT", `/orders/${order._id}/items`, change), paid(order)]);
    expect(answer.status).toBe(200);
    const now = await seen(order);
    expect(now).toMatchObject({ payment_status: "paid", received: 2 * PRICE, total: PRICE, balance: -PRICE });
    expect(await tasks(order)).toEqual(["refund"]);
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
  }
});

it("what is to go back is one task that follows every further change", async () => {
  const order = await place(3);
  await paid(order);
  const itemId = await lineOf(order);
  const owed = async () => {
    const open = await fixture.shop.request(`/api/admin/payment-tasks?state=open&orderId=${order._id}`, { staff: true });
    return ((await open.json()) as { amount: number }[]).map(({ amount }) => amount);
  };
  await edit(order, { items: [{ itemId, quantity: 2 }] });
  expect(await owed()).toEqual([PRICE]);
  await edit(order, { items: [{ itemId, quantity: 1 }] });
  expect(await owed()).toEqual([2 * PRICE]);
  const { id } = await read<{ id: number }>("POST", `/orders/${order._id}/refunds`, { amount: CHEAP, way: "cash" }, 201);
  expect(await owed()).toEqual([2 * PRICE - CHEAP]);
  await read("DELETE", `/orders/${order._id}/refunds/${id}`);
  expect(await owed()).toEqual([2 * PRICE]);
  await edit(order, { items: [{ itemId, quantity: 3 }] });
  expect(await seen(order)).toMatchObject({ balance: 0, open_tasks: 0 });
  expect(await owed()).toEqual([]);
});

it("what a change left to give back is still owed after a return, and the return is in the accounts", async () => {
  const order = await place(3);
  await paid(order);
  const itemId = await lineOf(order);
  await edit(order, { items: [{ itemId, quantity: 2 }] });
  await read("PUT", `/orders/${order._id}`, { status: "delivered" });
  const { customer_email: email } = await asShopper(order);
  const items = [{ itemId, quantity: 1, reason: "" }];
  const asked = await fixture.shop.request(`/api/orders/${order.orderNumber}/returns`, {
    method: "POST",
    json: { email, items },
  });
  const { id } = (await asked.json()) as { id: number };
  for (const status of ["approved", "received"]) await read("PUT", `/returns/${id}`, { status });
  await read("PUT", `/returns/${id}`, { status: "refunded", way: "cash" });
  expect(await seen(order)).toMatchObject({ received: 3 * PRICE, refunded: PRICE, balance: -PRICE, open_tasks: 1 });
  const { rows } = await fixture.shop.ctx.pool.query("select settles, overpaid from refunds where order_id = $1", [order._id]);
  expect(rows).toEqual([{ settles: 0, overpaid: 0 }]);
  await read("POST", `/orders/${order._id}/refunds`, { amount: PRICE, way: "transfer", reference: "REST" }, 201);
  expect(await seen(order)).toMatchObject({ refunded: 2 * PRICE, balance: 0, open_tasks: 0 });
});

it("a part of a cancelled order's money that goes back leaves the task over the rest", async () => {
  const order = await place(3);
  await paid(order);
  await edit(order, { items: [{ itemId: await lineOf(order), quantity: 2 }] });
  await read("PUT", `/orders/${order._id}`, { status: "cancelled" });
  await read("POST", `/orders/${order._id}/refunds`, { amount: PRICE, way: "cash" }, 201);
  expect(await seen(order)).toMatchObject({ refunded: PRICE, open_tasks: 1 });
  await read("POST", `/orders/${order._id}/refunds`, { amount: 2 * PRICE, way: "cash" }, 201);
  expect(await seen(order)).toMatchObject({ refunded: 3 * PRICE, open_tasks: 0 });
});
