import { expect, it } from "vitest";
import { type Bought, stockOf } from "../testing/buy.ts";
import { lettersTo } from "../testing/letters.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffOrder, StaffShipment } from "./admin-contract.ts";
import { sendOrderLetters } from "./send-order-letters.server.ts";

const { fixture, place, paid, cancel, read: asShopper } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);

const staffOrder = (order: Bought) => read<StaffOrder>("GET", `/orders/${order._id}`);
const itemOf = async (order: Bought) => (await staffOrder(order)).items[0]!.itemId;
const ship = async (order: Bought, quantity: number, more: object = {}) =>
  call("POST", `/orders/${order._id}/shipments`, {
    carrier: "coordinadora",
    trackingNumber: "700123",
    items: [{ itemId: await itemOf(order), quantity }],
    ...more,
  });
const paidOrder = async (quantity = 1) => {
  const order = await place(quantity);
  await paid(order);
  return order;
};
const shippedLetters = async (order: Bought) => {
  fixture.ahead += 11_000;
  await sendOrderLetters(fixture.shop.ctx);
  const all = await lettersTo(fixture.shop, (await asShopper(order)).customer_email);
  return all.filter(({ subject }) => subject.includes("en camino"));
};

it("in two parts: the last makes it a shipped order, each is told once with its guía and the carrier's link", async () => {
  const order = await paidOrder(3);
  const first = await ship(order, 1, { parcels: [{ length: 180, width: 30, height: 30, weight: 12.5 }] });
  expect(first.status).toBe(201);
  const made = (await first.json()) as StaffShipment;
  expect(made).toMatchObject({
    id: expect.any(Number),
    carrier: "Coordinadora",
    trackingNumber: "700123",
    trackingUrl: expect.stringMatching(/^https:\/\/coordinadora\.com\/.*700123$/),
    items: [{ itemId: await itemOf(order), quantity: 1 }],
    parcels: [{ weight: 12.5 }],
    shippedAt: expect.any(String),
  });
  expect(await staffOrder(order)).toMatchObject({ status: "processing", left_to_ship: [{ quantity: 2 }] });
  expect((await ship(order, 3)).status).toBe(409);
  expect((await ship(order, 2, { trackingNumber: "700124" })).status).toBe(201);
  const seen = await asShopper(order);
  expect(seen).toMatchObject({ status: "shipped", shipped_at: expect.any(String) });
  expect(seen.shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(["700123", "700124"]);
  expect(seen.shipments[0]).not.toHaveProperty("recordedBy");
  expect(seen.timeline.map(({ text }) => text)).toContain("Salió con Coordinadora, guía 700123");
  // Both left in the same second: their order in the queue is nobody's promise.
  const letters = (await shippedLetters(order)).toSorted((a, b) => a.text.localeCompare(b.text));
  expect(letters.map(({ text }) => /guía (\d+)/.exec(text)?.[1])).toEqual(["700123", "700124"]);
  expect(letters[0]!.text).toContain(made.trackingUrl);
  expect(letters[0]!.text).toContain("Bosforo Olas (5x8 · 152 × 244 cm) × 1");
  await read("PUT", `/orders/${order._id}`, { status: "delivered" });
  await read("PUT", `/orders/${order._id}`, { status: "shipped" });
  expect(await shippedLetters(order)).toHaveLength(2);
});

it("a status whose letter still waits is told by the shipment alone", async () => {
  const order = await paidOrder();
  await read("PUT", `/orders/${order._id}`, { status: "shipped" });
  expect((await ship(order, 1)).status).toBe(201);
  expect((await shippedLetters(order)).map(({ text }) => /guía \d+/.exec(text)?.[0])).toEqual(["guía 700123"]);
});

it("refuses what is cancelled, unpaid or not in the order, with a sentence", async () => {
  const unpaid = await place();
  const held = await ship(unpaid, 1);
  expect(held.status).toBe(409);
  expect(await held.json()).toMatchObject({ error: expect.stringContaining("is not paid") });
  await cancel(unpaid);
  expect(await (await ship(unpaid, 1)).json()).toMatchObject({ error: expect.stringContaining("cancelled") });
  const order = await paidOrder();
  expect((await ship(order, 1, { items: [{ itemId: 1, quantity: 1 }] })).status).toBe(400);
  for (const wrong of [{ carrier: "" }, { trackingNumber: "" }, { items: [] }, { items: undefined }, { parcels: 0 }])
    expect((await ship(order, 1, wrong)).status, JSON.stringify(wrong)).toBe(400);
  for (const quantity of [0, -1, 1.5, "1"]) expect((await ship(order, quantity as number)).status).toBe(400);
  expect((await ship(order, 1, { carrier: "Transporte propio", trackingNumber: undefined, parcels: 2 })).status).toBe(201);
  const missing = { _id: "00000000-0000-4000-8000-000000000000" };
  const body = { carrier: "TCC", trackingNumber: "1", items: [{ itemId: 1, quantity: 1 }] };
  expect((await call("POST", `/orders/${missing._id}/shipments`, body)).status).toBe(404);
});

it("a shipment taken back is to be sent again, and nobody is told", async () => {
  const order = await paidOrder();
  const { id } = (await (await ship(order, 1)).json()) as StaffShipment;
  expect(await staffOrder(order)).toMatchObject({ status: "shipped", take_back_shipment: id });
  const back = await read<StaffOrder>("DELETE", `/orders/${order._id}/shipments/${id}`);
  expect(back).toMatchObject({ status: "processing", shipments: [], shipped_at: null, left_to_ship: [{ quantity: 1 }] });
  expect(await shippedLetters(order)).toEqual([]);
  expect((await call("DELETE", `/orders/${order._id}/shipments/${id}`)).status).toBe(404);
  expect((await ship(order, 1)).status).toBe(201);
});

it("what has left in part is neither cancelled nor readdressed, and deleting returns only the rest", async () => {
  const order = await place(3, "COD");
  expect((await ship(order, 1)).status).toBe(201);
  expect((await cancel(order)).status).toBe(409);
  expect((await call("PUT", `/orders/${order._id}`, { status: "cancelled" })).status).toBe(409);
  expect((await call("PUT", `/orders/${order._id}`, { shipping: { address: "Otra" } })).status).toBe(409);
  expect((await call("DELETE", `/orders/${order._id}`)).status).toBe(200);
  expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
});

it("two people ship the same line: one of them does, and never the unit twice", async () => {
  const order = await paidOrder(3);
  const both = await Promise.all([ship(order, 2), ship(order, 2), ship(order, 2)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await staffOrder(order)).toMatchObject({ left_to_ship: [{ quantity: 1 }] });
});

it("cancelling and shipping at once: one of them, never both, never an error of ours", async () => {
  for (let turn = 0; turn < 6; turn++) {
    const order = await place(1, "COD");
    const [sent, called] = await Promise.all([
      ship(order, 1),
      turn % 2 ? cancel(order) : call("PUT", `/orders/${order._id}`, { status: "cancelled" }),
    ]);
    const statuses = [sent.status, called.status];
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual(statuses);
    const now = await staffOrder(order);
    expect(now.status).toBe(sent.status === 201 ? "shipped" : "cancelled");
    if (sent.status === 201) {
      await call("DELETE", `/orders/${order._id}/shipments/${now.shipments[0]!.id}`);
      await call("PUT", `/orders/${order._id}`, { status: "cancelled" });
    }
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(3);
  }
});

it("a correction and a payment at once are both kept", async () => {
  for (let turn = 0; turn < 4; turn++) {
    const order = await place();
    const [edited] = await Promise.all([
      call("PUT", `/orders/${order._id}`, { shipping: { address: `Calle ${turn}` } }),
      paid(order),
    ]);
    expect(edited.status).toBe(200);
    expect(await staffOrder(order)).toMatchObject({ payment_status: "paid", shipping_address: `Calle ${turn}` });
    await call("DELETE", `/orders/${order._id}`);
  }
});
