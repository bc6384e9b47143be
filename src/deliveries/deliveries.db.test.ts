import { Buffer } from "node:buffer";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Bought } from "../testing/buy.ts";
import type { StaffOrder } from "../orders/admin-contract.ts";
import { sendOrderLetters } from "../orders/send-order-letters.server.ts";
import { addDays, bogotaDate } from "../platform/bogota-time.ts";
import { lettersTo } from "../testing/letters.ts";
import { makeRug } from "../testing/make-rug.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { makePerson } from "../testing/staff-person.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { CashDay, Delivery } from "./contract.ts";

const { fixture, place, paid, tasks } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);

const NEXT = addDays(bogotaDate(new Date()), 78);
const fresh = async () => (fixture.rug = await makeRug(fixture.shop.ctx, { name: "Otra", sizes: { "5x8": [2_950_000, 3] } }));
const plan = (order: Bought, json: object = {}, status = 201) =>
  read<Delivery>("POST", "/deliveries", { orderId: order._id, day: NEXT, from: "09:00", to: "12:00", ...json }, status);
const change = (id: number, json: object, status = 200) => read<Delivery>("PUT", `/deliveries/${id}`, json, status);
const order = ({ _id }: Bought) => read<StaffOrder>("GET", `/orders/${_id}`);
const today = () => bogotaDate(new Date(Date.now() + fixture.ahead));
const photoForm = async (bytes: Uint8Array, name = "puerta.jpg") => {
  const body = new FormData();
  body.append("file", new Blob([Buffer.from(bytes)]), name);
  return body;
};
const photo = () =>
  sharp({ create: { width: 2600, height: 900, channels: 3, background: "#a33" } })
    .withExif({ IFD0: { Copyright: "Casa de Ana" }, IFD3: { GPSLatitude: "4/1 0/1 0/1" } })
    .jpeg()
    .toBuffer();

it("agrees a day and a window, once, and tells the customer; the run sheet goes by zone and hour", async () => {
  const [first, second] = [await place(1, "COD"), await place(1, "COD")];
  const planned = await plan(first, { zone: "Norte", from: "14:00", to: "16:00", driver: "Julián" });
  expect(planned).toMatchObject({ status: "planned", cash_due: first.total, rugs: "Bosforo Olas 5x8 × 1", driver: "Julián" });
  await plan(second, { zone: "Centro" });
  await plan(first, {}, 409);
  await plan(second, { from: "12:00", to: "09:00" }, 400);
  const sheet = await read<Delivery[]>("GET", `/deliveries?day=${NEXT}`);
  expect(sheet.map(({ zone, from }) => `${zone} ${from}`)).toEqual(["Centro 09:00", "Norte 14:00"]);
  await read("PUT", `/orders/${second._id}`, { status: "cancelled" });
  expect(await read<Delivery[]>("GET", `/deliveries?day=${NEXT}`)).toMatchObject([{ zone: "Norte" }]);
  await read("PUT", `/orders/${second._id}`, { status: "processing" });
  expect(await read<Delivery[]>("GET", `/deliveries?day=${NEXT}`)).toHaveLength(2);
  const moved = addDays(NEXT, 1);
  await change(planned.id, { day: moved });
  const letters = await lettersTo(fixture.shop, (await order(first)).customer_email);
  const told = letters.filter(({ subject }) => subject.startsWith("Te llevamos"));
  expect(told).toHaveLength(1);
  const inWords = new Date(moved).toLocaleDateString("es-CO", { day: "numeric", month: "long", timeZone: "UTC" });
  expect(told[0]!.text).toContain(inWords);
  expect(told[0]!.text).toContain("entre las 14:00 y las 16:00");
});

it("proof of delivery closes the COD order with the cash that was collected", async () => {
  const bought = await place(1, "COD");
  const { id } = await plan(bought);
  expect((await call("PUT", `/deliveries/${id}`, { status: "delivered" })).status).toBe(400);
  expect((await call("PUT", `/deliveries/${id}`, { status: "delivered", receivedBy: "Ana" })).status).toBe(400);
  const body = await photoForm(await photo());
  const sent = await fixture.shop.request(`/api/admin/deliveries/${id}/photos`, { method: "POST", staff: true, body });
  expect(sent.status).toBe(201);
  const { photos } = (await sent.json()) as Delivery;
  const seen = await fixture.shop.request(photos[0]!, { staff: true });
  const meta = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
  expect([meta.width, meta.exif]).toEqual([2000, undefined]);
  expect((await fixture.shop.request(photos[0]!)).status).toBe(401);
  const done = await change(id, { status: "delivered", receivedBy: "Ana Portera", cashCollected: bought.total });
  expect(done).toMatchObject({ status: "delivered", received_by: "Ana Portera", cash_collected: bought.total, cash_due: 0 });
  expect(await order(bought)).toMatchObject({ status: "delivered", payment_status: "paid", received: bought.total });
  await change(id, { status: "failed" }, 409);
  await plan(bought, {}, 409);
  // It came before its letter left: nobody is told of a day that is over.
  const letters = await lettersTo(fixture.shop, (await order(bought)).customer_email);
  expect(letters.filter(({ subject }) => subject.startsWith("Te llevamos"))).toEqual([]);
});

it("less cash than the order asks for is put before a person; a paid order asks for none", async () => {
  const bought = await place(1, "COD");
  const { id } = await plan(bought);
  await change(id, { status: "delivered", receivedBy: "Ana", cashCollected: bought.total - 1_000_000 });
  expect(await order(bought)).toMatchObject({ status: "delivered", received: bought.total - 1_000_000 });
  expect(await tasks(bought)).toEqual(["wrong_amount"]);
  const online = await place(1);
  await paid(online);
  const other = await plan(online);
  expect(other.cash_due).toBe(0);
  await change(other.id, { status: "delivered", receivedBy: "Luz", cashCollected: 100 }, 409);
  await change(other.id, { status: "delivered", receivedBy: "Luz" });
  const unpaid = await plan(await place(1));
  await change(unpaid.id, { status: "delivered", receivedBy: "Luz" }, 409);
  await fresh();
  const failed = await place(1, "COD");
  const { id: third } = await plan(failed);
  expect(await change(third, { status: "failed" })).toMatchObject({ status: "failed", cash_due: 0 });
  expect(await order(failed)).toMatchObject({ status: "processing" });
  await plan(failed);
});

it("a second delivery that brings too little is put before a person too, though the first is not settled", async () => {
  const bought = await place(1, "COD");
  for (let n = 0; n < 2; n++) {
    const { id } = await plan(bought);
    await change(id, { status: "delivered", receivedBy: "Ana", cashCollected: bought.total - 1000 });
    await call("PUT", `/orders/${bought._id}`, { status: "processing" });
  }
  expect(await tasks(bought)).toEqual(["wrong_amount", "wrong_amount"]);
});

it("two who finish one delivery at once: one proof, one payment", async () => {
  const bought = await place(1, "COD");
  const { id } = await plan(bought);
  const finish = (receivedBy: string) =>
    call("PUT", `/deliveries/${id}`, { status: "delivered", receivedBy, cashCollected: bought.total });
  const answers = await Promise.all([finish("Ana"), finish("Luz"), finish("Sol")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await order(bought)).toMatchObject({ received: bought.total });
});

it("is not agreed for a day that is over, nor moved to one; one whose day has passed can still be finished", async () => {
  const yesterday = addDays(today(), -1);
  const order = await place(1, "COD");
  const refused = await call("POST", "/deliveries", { orderId: order._id, day: yesterday, from: "09:00", to: "12:00" });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: "deliveries.past", fields: { day: expect.stringMatching(/over|pasó/) } });
  const { id } = await plan(order, { day: today() });
  expect((await call("PUT", `/deliveries/${id}`, { day: yesterday })).status).toBe(422);
  fixture.ahead += 2 * 86_400_000;
  expect((await call("PUT", `/deliveries/${id}`, { note: "Llamar antes" })).status).toBe(200);
  expect((await call("PUT", `/deliveries/${id}`, { status: "failed" })).status).toBe(200);
  fixture.ahead -= 2 * 86_400_000;
});

it("the day's cash: sales, deliveries and refunds against what was counted, once", async () => {
  fixture.ahead += 3 * 86_400_000;
  const sale = { customer: { name: "Rosa" }, items: [{ carpetId: fixture.rug.id, size: "5x8", quantity: 1 }], method: "cash" };
  const sold = await read<Bought>("POST", "/orders", sale, 201);
  await read("POST", "/orders", { ...sale, method: "terminal" }, 201);
  const cod = await place(1, "COD");
  const { id } = await plan(cod);
  await change(id, { status: "delivered", receivedBy: "Ana", cashCollected: cod.total });
  await read("POST", `/orders/${sold._id}/refunds`, { amount: 5_000_000, way: "cash" }, 201);
  const expected = sold.total + cod.total - 5_000_000;
  const before = await read<CashDay>("GET", `/cash/${today()}`);
  expect(before).toMatchObject({ expected, closing: null });
  expect(before.lines.map(({ what, amount }) => [what, amount])).toEqual([
    ["sale", sold.total],
    ["delivery", cod.total],
    ["refund", -5_000_000],
  ]);
  const closed = await read<CashDay>("POST", `/cash/${today()}`, { counted: expected - 200_000, note: "Faltó" }, 201);
  expect(closed.closing).toMatchObject({ expected, counted: expected - 200_000, difference: -200_000, note: "Faltó" });
  await read("POST", `/cash/${today()}`, { counted: expected }, 409);
  await read("POST", "/cash/2099-01-01", { counted: 0 }, 422);
  await read("POST", `/cash/${today()}`, { counted: -1 }, 400);
});

it("is for those who sell; viewers look, strangers do not", async () => {
  const viewer = await makePerson(fixture.shop, "viewer");
  expect((await viewer.call("GET", "/deliveries")).status).toBe(200);
  expect((await viewer.call("POST", `/cash/${today()}`, { counted: 0 })).status).toBe(403);
  expect((await fixture.shop.request("/api/admin/deliveries")).status).toBe(401);
  const bought = await place(1, "COD");
  const { id } = await plan(bought);
  const body = await photoForm(Buffer.from("no es una foto"), "foto.jpg");
  expect((await fixture.shop.request(`/api/admin/deliveries/${id}/photos`, { method: "POST", staff: true, body })).status).toBe(
    415,
  );
  await sendOrderLetters(fixture.shop.ctx);
});

it("an amount that nobody can carry is refused; three photos stay three, however many come at once", async () => {
  const bought = await place(1, "COD");
  const { id } = await plan(bought);
  const mistyped = { status: "delivered", receivedBy: "Ana", cashCollected: Number.MAX_SAFE_INTEGER };
  expect((await call("PUT", `/deliveries/${id}`, mistyped)).status).toBe(400);
  expect((await call("POST", `/cash/${today()}`, { counted: Number.MAX_SAFE_INTEGER })).status).toBe(400);
  const bytes = await photo();
  const sent = await Promise.all(
    Array.from({ length: 6 }, async () =>
      fixture.shop.request(`/api/admin/deliveries/${id}/photos`, { method: "POST", staff: true, body: await photoForm(bytes) }),
    ),
  );
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
  const [row] = await read<Delivery[]>("GET", `/deliveries?orderId=${bought._id}`);
  expect(row!.photos).toHaveLength(3);
});

it("an order that was called off is on no run sheet", async () => {
  const bought = await place(1, "COD");
  const { id } = await plan(bought, { day: addDays(NEXT, 90) });
  await read("PUT", `/orders/${bought._id}`, { status: "cancelled" });
  expect(await read("GET", `/deliveries?day=${addDays(NEXT, 90)}`)).toEqual([]);
  expect(await read("GET", `/deliveries?orderId=${bought._id}`)).toMatchObject([{ id, cash_due: 0 }]);
});
