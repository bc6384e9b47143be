import { Buffer } from "node:buffer";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import type { StaffOrder } from "../orders/admin-contract.ts";
import type { OrderReturn } from "../orders/returns-contract.ts";
import { sendOrderLetters } from "../orders/send-order-letters.server.ts";
import { stockOf, type Bought } from "../testing/buy.ts";
import { eventBody, notifyAndWait } from "../testing/fake-bold.ts";
import { lettersTo } from "../testing/letters.ts";
import { makeRug } from "../testing/make-rug.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffReturn } from "./contract.ts";

const { fixture, place, read: asShopper, tasks } = paymentHarness();
const { read, call } = staffCalls(() => fixture.shop);

let other: { id: number };
const otherCosts = async (pesos: number) => {
  other = await makeRug(fixture.shop.ctx, { name: "Valentín", collection: `C${pesos}`, sizes: { "6x9": [pesos, 2] } });
};
beforeEach(() => otherCosts(3_500_000));

async function received(): Promise<{ order: Bought; id: number; email: string }> {
  const order = await place(1, "COD");
  await read("PUT", `/orders/${order._id}`, { status: "delivered" });
  const { customer_email: email, items } = await asShopper(order);
  const asked = await fixture.shop.request(`/api/orders/${order.orderNumber}/returns`, {
    method: "POST",
    json: { email, items: [{ itemId: items[0]!.itemId, quantity: 1, reason: "Muy pequeña" }], note: "" },
  });
  const { id } = (await asked.json()) as OrderReturn;
  await read("PUT", `/returns/${id}`, { status: "approved" });
  await read("PUT", `/returns/${id}`, { status: "received" });
  return { order, id, email };
}
type Moved = StaffReturn & { paymentUrl: string | null };
const exchange = (id: number, json: object = {}, status = 200) =>
  read<Moved>(
    "PUT",
    `/returns/${id}`,
    { status: "exchanged", exchange: { items: [{ carpetId: other.id, size: "6x9", quantity: 1 }] }, ...json },
    status,
  );
const staffOrder = (number: string) => read<StaffOrder>("GET", `/orders/${number}`);

it("a dearer rug: a new order paid with what came back, the difference by a link, each letter once", async () => {
  const { order, id, email } = await received();
  const done = await exchange(id);
  // What was paid includes the surcharge of cash on delivery.
  expect(done).toMatchObject({ status: "exchanged", exchange_difference: 350_000_000 - order.total, take_back_until: null });
  expect(done.paymentUrl).toMatch(/^http/);
  const made = await staffOrder(done.exchange_order!);
  expect(made).toMatchObject({
    status: "processing",
    payment_status: "paid",
    total: 350_000_000,
    received: order.total,
    balance: 350_000_000 - order.total,
    exchange_of: `${order.orderNumber}-D1`,
    customer_email: email,
  });
  expect(await staffOrder(order.orderNumber)).toMatchObject({ refunded: order.total, payment_status: "refunded" });
  expect([await stockOf(fixture.shop, fixture.rug.id), await stockOf(fixture.shop, other.id, "6x9")]).toEqual([3, 1]);
  await notifyAndWait(fixture.shop, eventBody({ reference: made.order_number, pesos: made.balance / 100 }));
  expect(await staffOrder(made.order_number)).toMatchObject({ balance: 0, received: 350_000_000 });
  fixture.ahead += 11_000;
  await sendOrderLetters(fixture.shop.ctx);
  const subjects = (await lettersTo(fixture.shop, email)).map(({ subject }) => subject.split(" · ")[0]);
  expect(subjects.filter((subject) => subject === "Tu cambio está en marcha")).toHaveLength(1);
  expect(subjects.filter((subject) => subject === "Recibimos la diferencia")).toHaveLength(1);
  expect(subjects).not.toContain("Tu pago está confirmado");
});

it("a cheaper rug: the rest goes back at once, or is asked of staff", async () => {
  await otherCosts(1_000_000);
  const { order, id } = await received();
  const done = await exchange(id, { way: "cash", reference: "" });
  expect(done).toMatchObject({ exchange_difference: 100_000_000 - order.total, paymentUrl: null });
  expect(await staffOrder(done.exchange_order!)).toMatchObject({ balance: 0, received: 100_000_000, payment_status: "paid" });
  expect(await staffOrder(order.orderNumber)).toMatchObject({ refunded: order.total, payment_status: "refunded" });
  const second = await received();
  await exchange(second.id);
  expect(await staffOrder(second.order.orderNumber)).toMatchObject({
    refunded: 100_000_000,
    payment_status: "partially_refunded",
  });
  expect(await tasks(second.order)).toEqual(["refund"]);
});

it("what is short makes no order and moves no money; a second exchange is no second order", async () => {
  const { order, id } = await received();
  const items = [{ carpetId: other.id, size: "6x9", quantity: 3 }];
  expect((await call("PUT", `/returns/${id}`, { status: "exchanged", exchange: { items } })).status).toBe(409);
  expect(await staffOrder(order.orderNumber)).toMatchObject({ refunded: 0 });
  expect(await read("GET", `/returns/${id}`)).toMatchObject({ status: "received" });
  const both = await Promise.all(
    [1, 2].map(() => call("PUT", `/returns/${id}`, { status: "exchanged", exchange: { items: [{ ...items[0], quantity: 1 }] } })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stockOf(fixture.shop, other.id, "6x9")).toBe(1);
  expect((await call("POST", `/returns/${id}/take-back`)).status).toBe(409);
  const { rows } = await fixture.shop.ctx.pool.query("select count(*)::int as n from orders where exchange_of = $1", [
    `${order.orderNumber}-D1`,
  ]);
  expect(rows[0].n).toBe(1);
});

it("photos of a return: three at most, without the camera's words, for staff alone, gone with the person", async () => {
  const order = await place(1, "COD");
  await read("PUT", `/orders/${order._id}`, { status: "delivered" });
  const { customer_email: email, items } = await asShopper(order);
  const asked = await fixture.shop.request(`/api/orders/${order.orderNumber}/returns`, {
    method: "POST",
    json: { email, items: [{ itemId: items[0]!.itemId, quantity: 1, reason: "Mancha" }], note: "" },
  });
  const { id } = (await asked.json()) as OrderReturn;
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#822" } })
    .withExif({ IFD0: { Artist: "Ana" } })
    .jpeg()
    .toBuffer();
  const send = (count: number, as: string, what: Uint8Array = bytes) => {
    const body = new FormData();
    body.append("email", as);
    for (let n = 0; n < count; n++) body.append("file", new Blob([Buffer.from(what)]), `foto${n}.jpg`);
    return fixture.shop.request(`/api/orders/${order.orderNumber}/returns/${id}/photos`, { method: "POST", body });
  };
  expect((await send(1, "otra@example.com")).status).toBe(404);
  const drawing = await send(1, email, Buffer.from("<svg/>"));
  expect(drawing.status).toBe(415);
  expect(await drawing.json()).toMatchObject({ error: "La foto debe ser una imagen JPG, PNG, GIF o BMP que se pueda abrir" });
  expect((await send(2, email)).status).toBe(201);
  expect((await send(2, email)).status).toBe(413);
  const { photos } = await read<StaffReturn>("GET", `/returns/${id}`);
  expect(photos).toHaveLength(2);
  const seen = await fixture.shop.request(photos[0]!, { staff: true });
  expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).exif).toBeUndefined();
  expect((await fixture.shop.request(photos[0]!)).status).toBe(401);
  expect(JSON.stringify(await asShopper(order))).not.toContain("photos/");
  const [customer] = await read<{ id: string }[]>("GET", `/customers?search=${encodeURIComponent(email)}`);
  const { protocol } = await read<{ protocol: { what: string; count: number }[] }>("DELETE", `/customers/${customer!.id}`);
  expect(protocol).toContainEqual(expect.objectContaining({ what: "photos", count: 2 }));
  expect((await fixture.shop.request(photos[0]!, { staff: true })).status).toBe(404);
  expect(await fixture.shop.ctx.storage.list("private/photos/")).toEqual([]);
});

it("two rests of one order are two tasks: the second is not taken for the first", async () => {
  await otherCosts(1_000_000);
  const order = await place(2, "COD");
  await read("PUT", `/orders/${order._id}`, { status: "delivered" });
  const { customer_email: email, items } = await asShopper(order);
  const json = { email, items: [{ itemId: items[0]!.itemId, quantity: 1, reason: "" }], note: "" };
  for (let n = 0; n < 2; n++) {
    const asked = await fixture.shop.request(`/api/orders/${order.orderNumber}/returns`, { method: "POST", json });
    const { id } = (await asked.json()) as OrderReturn;
    for (const status of ["approved", "received"]) await read("PUT", `/returns/${id}`, { status });
    await exchange(id);
  }
  expect(await tasks(order)).toEqual(["refund", "refund"]);
});
