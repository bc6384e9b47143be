import { expect, it } from "vitest";
import { expireOrders } from "../payments/expire-orders.server.ts";
import { stockOf } from "../testing/buy.ts";
import { lettersTo } from "../testing/letters.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { makePerson } from "../testing/staff-person.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffOrder } from "./admin-contract.ts";
import type { PlacedOrder } from "./contract.ts";
import { sendOrderLetters } from "./send-order-letters.server.ts";

const { fixture, read: asShopper, paid } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);

type Sold = PlacedOrder & { paymentUrl: string | null; paymentError: string | null };
const form = (json: object = {}) => ({
  customer: { name: "Rosa del Mostrador" },
  items: [{ carpetId: fixture.rug.id, size: "5x8", quantity: 1 }],
  method: "cash",
  ...json,
});
const sell = (json: object = {}) => read<Sold>("POST", "/orders", form(json), 201);
const refused = async (json: object, status: number) => {
  const response = await call("POST", "/orders", form(json));
  const body = (await response.json()) as { error: string; code: string; fields?: Record<string, string>; items?: object[] };
  expect(response.status, JSON.stringify(body)).toBe(status);
  return body;
};
const keyed = (key: string, json: object = {}) =>
  fixture.shop.request("/api/admin/orders", {
    method: "POST",
    staff: true,
    json: form(json),
    headers: { "idempotency-key": key },
  });
const staffOrder = (order: { _id: string }) => read<StaffOrder>("GET", `/orders/${order._id}`);
const home = { address: "Calle 93 # 13-42", city: "Bogotá", state: "Bogotá D.C." };

it.each(["cash", "terminal", "transfer"])(
  "paid by %s at the counter: paid at once, without mailbox or address",
  async (method) => {
    const sold = await sell({ method, reference: "V-778", takenAlong: true, note: "Pagó con dos billetes" });
    expect(sold).toMatchObject({ subtotal: 295_000_000, discount: 0, surcharge: 0, total: 295_000_000, paymentUrl: null });
    const order = await staffOrder(sold);
    expect(order).toMatchObject({
      payment_status: "paid",
      payment_method: method,
      status: "delivered",
      received: 295_000_000,
      paid_at: expect.any(String),
      payment_reference: "V-778",
      sold_by: expect.any(String),
      notes: [{ text: "Pagó con dos billetes" }],
      customer_email: "",
    });
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
    const seen = await asShopper(sold as never);
    expect(seen.timeline[0]).toMatchObject({ kind: "placed", text: "Compraste en nuestro showroom" });
    expect(JSON.stringify(seen)).not.toContain("V-778");
    expect((await call("POST", `/orders/${sold._id}/refunds`, { amount: 295_000_000, way: "cash" })).status).toBe(201);
    await sendOrderLetters(fixture.shop.ctx);
    expect(await lettersTo(fixture.shop, "")).toEqual([]);
  },
);

it("with a mailbox the customer gets one letter, and with an address it is to be sent", async () => {
  const sold = await sell({ method: "terminal", customer: { name: "Ana", email: "ana.t@example.com" }, shipping: home });
  expect(await staffOrder(sold)).toMatchObject({ status: "processing", payment_status: "paid", shipping_city: "Bogotá" });
  await sendOrderLetters(fixture.shop.ctx);
  const letters = await lettersTo(fixture.shop, "ana.t@example.com");
  expect(letters.map(({ subject }) => subject.split(" · ")[0])).toEqual(["Tu pago está confirmado"]);
});

it("by Bold: the link at once, held as long as staff say, paid like any other", async () => {
  const sold = await sell({ method: "bold", holdMinutes: 2880, customer: { name: "Luz", email: "luz.b@example.com" } });
  expect(sold.paymentUrl).toMatch(/^http/);
  expect(sold).toMatchObject({ status: "pending", paymentStatus: "pending", paymentMethod: "Bold" });
  expect(Date.parse(sold.expiresAt!) - Date.now() - fixture.ahead).toBeGreaterThan(2879 * 60_000);
  fixture.ahead += 100 * 60_000;
  await expireOrders(fixture.shop.ctx);
  expect(await staffOrder(sold)).toMatchObject({ status: "pending" });
  await paid(sold as never);
  expect(await staffOrder(sold)).toMatchObject({ status: "processing", payment_status: "paid" });
  const letters = await (async () => {
    await sendOrderLetters(fixture.shop.ctx);
    return lettersTo(fixture.shop, "luz.b@example.com");
  })();
  expect(letters.map(({ text }) => text).join()).toContain("Tu pago está confirmado");
  const brief = await sell({ method: "Bold", holdMinutes: 5 });
  expect(brief.paymentUrl).toMatch(/^http/);
  fixture.ahead += 6 * 60_000;
  await expireOrders(fixture.shop.ctx);
  expect(await staffOrder(brief)).toMatchObject({ status: "cancelled", payment_status: "expired" });
});

it("by cash on delivery: with the surcharge, confirmed, and never without an address", async () => {
  const sold = await sell({ method: "COD", shipping: home });
  expect(sold).toMatchObject({ surcharge: 14_750_000, total: 309_750_000, confirmBy: null });
  expect(await staffOrder(sold)).toMatchObject({ status: "processing", payment_status: "pending", confirmed_by: "staff" });
  expect((await refused({ method: "COD" }, 400)).fields).toHaveProperty("shipping");
});

it("gives a discount on all of it, rounded to the peso", async () => {
  const sold = await sell({ discountPercent: 15 });
  expect(sold).toMatchObject({ subtotal: 295_000_000, discount: 44_250_000, total: 250_750_000, tax: 40_035_714 });
  expect(await sell({ discountPercent: 100 })).toMatchObject({ total: 0 });
});

it("gives no more away than the role may, and names who sold", async () => {
  const seller = await makePerson(fixture.shop, "seller");
  const tooMuch = await seller.call("POST", "/orders", form({ discountPercent: 11 }));
  expect(tooMuch.status).toBe(403);
  expect(await tooMuch.json()).toMatchObject({ code: "forbidden", error: "Tu rol puede dar máximo 10\u00a0%" });
  const sold = await seller.call("POST", "/orders", form({ discountPercent: 10 }));
  expect(sold.status).toBe(201);
  expect(await staffOrder((await sold.json()) as Sold)).toMatchObject({ sold_by: "Una seller" });
  const viewer = await makePerson(fixture.shop, "viewer");
  expect((await viewer.call("POST", "/orders", form())).status).toBe(403);
});

it("tells what is short with the shop's sentence and takes nothing", async () => {
  const items = [{ carpetId: fixture.rug.id, size: "5x8", quantity: 4 }];
  const body = await refused({ items }, 409);
  expect(body.error).toBe("There is not enough stock of Bosforo Olas (5x8): 3 left.");
  expect(body.items).toEqual([{ carpetId: fixture.rug.id, name: "Bosforo Olas", size: "5x8", available: 3 }]);
  expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(3);
});

it("the same key and body give the same order, another body 409", async () => {
  const both = await Promise.all([keyed("mostrador-1", { method: "Bold" }), keyed("mostrador-1", { method: "Bold" })]);
  const [first, second] = (await Promise.all(both.map((each) => each.json()))) as Sold[];
  expect(second!._id).toBe(first!._id);
  expect(second!.paymentUrl).toBe(first!.paymentUrl);
  expect((await keyed("mostrador-1", { method: "cash" })).status).toBe(409);
  expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
});

it("a shopper's holding limits do not count, and its sales are nobody's unproved orders", async () => {
  const customer = { name: "Una Cliente", email: "limite@example.com", phone: "3009998877" };
  for (let turn = 0; turn < 3; turn++) await sell({ customer, method: "Bold" });
  expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(0);
  expect((await refused({ customer, method: "Bold" }, 409)).code).toBe("orders.short_stock");
});

it.each([
  [{ customer: {} }, "customer.name"],
  [{ customer: undefined }, "customer.name"],
  [{ customer: { name: "A", email: "nadie" } }, "customer.email"],
  [{ items: [] }, "items"],
  [{ items: [{ carpetId: 1, size: "5x8", quantity: 0 }] }, "items.0.quantity"],
  [{ method: "cheque" }, "method"],
  [{ method: undefined }, "method"],
  [{ discountPercent: 101 }, "discountPercent"],
  [{ discountPercent: -1 }, "discountPercent"],
  [{ discountPercent: 2.5 }, "discountPercent"],
  [{ discountPercent: "10" }, "discountPercent"],
  [{ method: "Bold", holdMinutes: 4 }, "holdMinutes"],
  [{ method: "Bold", holdMinutes: 10_081 }, "holdMinutes"],
  [{ reservationId: 999_999 }, "reservationId"],
  [{ price: 1 }, "price"],
])("refuses %j and names %s", async (json, field) => {
  expect(Object.keys((await refused(json, 400)).fields!)).toContain(field);
});

it("keeps the visit it came from; strangers are not let in", async () => {
  const { rows } = await fixture.shop.ctx.pool.query<{ id: number }>(
    "insert into showroom_reservations (reservation_date, time_slot, customer_name, status) values ('2027-01-05', '10:00', 'Visita', 'confirmed') returning id",
  );
  expect(await sell({ reservationId: rows[0]!.id })).toMatchObject({ total: 295_000_000 });
  expect((await fixture.shop.request("/api/admin/orders", { method: "POST", json: form() })).status).toBe(401);
});
