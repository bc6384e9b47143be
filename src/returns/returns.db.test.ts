import { describe, expect, it } from "vitest";
import type { StaffOrder } from "../orders/admin-contract.ts";
import type { OrderReturn } from "../orders/returns-contract.ts";
import { stockOf, type Bought } from "../testing/buy.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import { waitingLetters } from "../testing/letters.ts";
import type { StaffReturn } from "./contract.ts";

const { till, place, read: asShopper } = paymentHarness();
const { read, call } = staffCalls(() => till.shop);
const DAY = 86_400_000;

const setStatus = (order: Bought, status: string) => read<StaffOrder>("PUT", `/orders/${order._id}`, { status });
async function delivered(quantity = 1): Promise<Bought> {
  const order = await place(quantity, "COD");
  await setStatus(order, "delivered");
  return order;
}
async function ask(order: Bought, json: object = {}, quantity = 1): Promise<Response> {
  const { customer_email: email, items } = await asShopper(order);
  const line = { itemId: items[0]!.itemId, quantity, reason: "No combina" };
  return till.shop.request(`/api/orders/${order.orderNumber}/returns`, {
    method: "POST",
    json: { email, items: [line], note: "Estoy por las mañanas", ...json },
  });
}
const asked = async (order: Bought, quantity = 1) => (await (await ask(order, {}, quantity)).json()) as OrderReturn;
const move = (id: number, json: object) => call("PUT", `/returns/${id}`, json);
const moved = (id: number, json: object) => read<StaffReturn>("PUT", `/returns/${id}`, json);
const subjectsTo = async (order: Bought) => {
  const { customer_email: email } = await asShopper(order);
  return (await waitingLetters(till.shop)).filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe("asking for a return", () => {
  it("is kept, shown on the order to both and told to both", async () => {
    const order = await delivered();
    const answer = await ask(order);
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as OrderReturn;
    expect(made).toMatchObject({ status: "requested", note: "Estoy por las mañanas", number: `${order.orderNumber}-D1` });
    expect(made.items).toMatchObject([{ quantity: 1, reason: "No combina", carpet_name: "Bosforo Olas" }]);
    expect((await asShopper(order)).returns).toEqual([made]);
    expect((await read<StaffOrder>("GET", `/orders/${order._id}`)).returns).toEqual([made]);
    const told = (await asShopper(order)).timeline.filter(({ kind }) => kind === "return").map(({ text }) => text);
    expect(told).toEqual([`Pediste la devolución ${made.number}`]);
    expect(await subjectsTo(order)).toContain(`Recibimos tu solicitud de devolución · Pedido ${order.orderNumber}`);
    const found = await call("GET", `/returns?search=${order.orderNumber}&status=requested&page=1&limit=5`);
    expect(found.headers.get("x-total-count")).toBe("1");
    expect(await found.json()).toMatchObject([{ id: made.id, order_number: order.orderNumber, next: ["approved", "refused"] }]);
    expect(await read("GET", "/returns?status=refused")).toEqual([]);
  });

  it("with another e-mail answers as an unknown order does, and guessing is slowed", async () => {
    const order = await delivered();
    const wrong = await ask(order, { email: "otra@example.com" });
    const unknown = await till.shop.request("/api/orders/AAAAA-AAAAA/returns", {
      method: "POST",
      json: { email: "otra@example.com", items: [{ itemId: 1, quantity: 1, reason: "x" }], note: "" },
    });
    expect([wrong.status, unknown.status]).toEqual([404, 404]);
    expect(await wrong.json()).toEqual(await unknown.json());
    let status = 404;
    for (let n = 0; n < 40 && status === 404; n++) status = (await ask(order, { email: "otra@example.com" })).status;
    expect(status).toBe(429);
    await till.shop.ctx.pool.query("delete from rate_limits");
    const { customer_email } = await asShopper(order);
    expect((await ask(order, { email: customer_email.toUpperCase() })).status).toBe(201);
  });

  it("comes too soon, too late or for what was called off: 422 with a sentence", async () => {
    const order = await place(1, "COD");
    expect((await ask(order)).status).toBe(422);
    await setStatus(order, "cancelled");
    expect((await ask(order)).status).toBe(422);
    const late = await delivered();
    till.ahead = 32 * DAY;
    const answer = await ask(late);
    till.ahead = 0;
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: "returns.too_late", error: expect.stringContaining("30 días") });
    await read("PUT", "/settings/selling", { returnsDays: 0 });
    expect((await ask(late)).status).toBe(422);
    await read("PUT", "/settings/selling", { returnsDays: 30 });
    expect((await ask(late)).status).toBe(201);
  });

  it("for more than was bought and not yet returned: 409; a refused one counts no more", async () => {
    const order = await delivered(2);
    expect((await ask(order, {}, 3)).status).toBe(409);
    const first = await asked(order, 2);
    expect((await ask(order)).status).toBe(409);
    await moved(first.id, { status: "refused", note: "Está lavada" });
    expect((await ask(order)).status).toBe(201);
  });

  it("in a form that is none: 400 with fields", async () => {
    const order = await delivered();
    const { itemId } = (await asShopper(order)).items[0]!;
    for (const wrong of [
      { items: [] },
      { items: undefined },
      { email: "" },
      { items: [{ itemId, quantity: 0, reason: "" }] },
      { items: [{ itemId: 999_999, quantity: 1, reason: "" }] },
      { items: [1, 2].map(() => ({ itemId, quantity: 1, reason: "" })) },
    ]) {
      const answer = await ask(order, wrong);
      expect(answer.status, JSON.stringify(wrong)).toBe(400);
      expect(Object.keys(((await answer.json()) as { fields: object }).fields).length, JSON.stringify(wrong)).toBe(1);
    }
  });
});

describe("a return's steps", () => {
  it("go to the shelf and the money once, each with its letter", async () => {
    const order = await delivered(2);
    expect(await stockOf(till.shop, till.rug.id)).toBe(1);
    const { id } = await asked(order);
    expect((await move(id, { status: "refunded" })).status).toBe(409);
    expect((await move(id, { status: "received" })).status).toBe(409);
    expect((await move(id, { status: "lost" })).status).toBe(400);
    await moved(id, { status: "approved", note: "Pasamos el jueves" });
    expect(await subjectsTo(order)).toContain(`Tu devolución fue aprobada · Pedido ${order.orderNumber}`);
    expect(await moved(id, { status: "received", condition: "resellable" })).toMatchObject({
      answer: "Pasamos el jueves",
      items: [{ condition: "resellable" }],
    });
    await moved(id, { status: "received" });
    expect(await stockOf(till.shop, till.rug.id)).toBe(2);
    const done = await moved(id, { status: "refunded" });
    expect(done).toMatchObject({ status: "refunded", refund: order.total / 2, next: [] });
    await moved(id, { status: "refunded" });
    expect((await move(id, { status: "refused" })).status).toBe(409);
    const seen = await asShopper(order);
    expect(seen).toMatchObject({ payment_status: "partially_refunded", refunded: order.total / 2 });
    expect(seen.returns[0]!.steps.map(({ status }) => status)).toEqual(["requested", "approved", "received", "refunded"]);
    // Calling the order off returns only the other unit.
    await setStatus(order, "cancelled");
    expect(await stockOf(till.shop, till.rug.id)).toBe(3);
    await setStatus(order, "processing");
    expect(await stockOf(till.shop, till.rug.id)).toBe(2);
  });

  it("leave damaged rugs off the shelf, and take a refused one off it again", async () => {
    const order = await delivered(2);
    const { id } = await asked(order);
    await moved(id, { status: "approved" });
    await moved(id, { status: "received", condition: "damaged" });
    expect(await stockOf(till.shop, till.rug.id)).toBe(1);
    const other = await asked(order);
    await moved(other.id, { status: "approved" });
    await moved(other.id, { status: "received" });
    expect(await stockOf(till.shop, till.rug.id)).toBe(2);
    await moved(other.id, { status: "refused" });
    expect(await stockOf(till.shop, till.rug.id)).toBe(1);
  });

  it("can be taken back while their letter waits, with stock and money", async () => {
    const order = await delivered();
    const { id } = await asked(order);
    await moved(id, { status: "approved" });
    expect(await moved(id, { status: "received" })).toMatchObject({ take_back_until: expect.any(String) });
    expect(await read("POST", `/returns/${id}/take-back`)).toMatchObject({ status: "approved", take_back_until: null });
    expect(await stockOf(till.shop, till.rug.id)).toBe(2);
    expect((await call("POST", `/returns/${id}/take-back`)).status).toBe(409);
    await moved(id, { status: "received" });
    await moved(id, { status: "refunded", amount: 100_000, way: "cash" });
    expect(await asShopper(order)).toMatchObject({ refunded: 100_000 });
    expect(await read("POST", `/returns/${id}/take-back`)).toMatchObject({ status: "received", refund: null });
    expect(await asShopper(order)).toMatchObject({ refunded: 0 });
    expect((await move(id, { status: "refunded", amount: order.total + 100 })).status).toBe(409);
    till.ahead = 11_000;
    expect((await call("POST", `/returns/${id}/take-back`)).status).toBe(409);
    till.ahead = 0;
  });

  it("of an exchange name the order sent instead", async () => {
    const order = await delivered();
    const { id } = await asked(order);
    await moved(id, { status: "approved" });
    await moved(id, { status: "received" });
    expect((await move(id, { status: "exchanged", exchangeOrder: "no" })).status).toBe(400);
    const other = await place(1, "COD");
    const done = await moved(id, { status: "exchanged", exchangeOrder: other.orderNumber });
    expect(done).toMatchObject({ status: "exchanged", exchange_order: other.orderNumber });
  });

  it("of an order that nobody paid gives no money back", async () => {
    const order = await place(1, "COD");
    await setStatus(order, "shipped");
    const { id } = await asked(order);
    await moved(id, { status: "approved" });
    await moved(id, { status: "received" });
    const answer = await move(id, { status: "refunded" });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "returns.nothing_paid" });
    expect(await moved(id, { status: "refused" })).toMatchObject({ status: "refused" });
  });

  it("a return sent back as it was read is understood", async () => {
    const made = await asked(await delivered());
    const whole = await read<StaffReturn>("GET", `/returns/${made.id}`);
    expect(await moved(made.id, { ...whole, status: "approved" })).toMatchObject({ status: "approved", answer: "" });
  });

  it("answers 404 for no return", async () => {
    expect((await move(999_999, { status: "approved" })).status).toBe(404);
    expect((await call("GET", "/returns/nada")).status).toBe(404);
  });
});

describe("at the same moment", () => {
  it("two returns of the same unit: one is kept", async () => {
    const order = await delivered();
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => ask(order)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  it("a return's refund, a refund by hand and cancelling never give back more than was paid nor the stock twice", async () => {
    for (let round = 0; round < 4; round++) {
      const order = await delivered(1);
      const stock = await stockOf(till.shop, till.rug.id);
      const { id } = await asked(order);
      await moved(id, { status: "approved" });
      const answers = await Promise.all([
        move(id, { status: "received" }).then(() => move(id, { status: "refunded" })),
        call("POST", `/orders/${order._id}/refunds`, { amount: order.total, way: "cash", reference: `R-${round}`, note: "" }),
        call("PUT", `/orders/${order._id}`, { status: "cancelled" }),
        call("PUT", `/returns/${id}`, { status: "received" }),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      expect((await asShopper(order)).refunded).toBe(order.total);
      expect(await stockOf(till.shop, till.rug.id)).toBe(stock + 1);
    }
  });
});
