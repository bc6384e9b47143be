import { describe, expect, it } from "vitest";
import { stockOf } from "../testing/buy.ts";
import { eventBody, notifyAndWait, SECRET } from "../testing/fake-bold.ts";
import type { PaymentTask } from "./contract.ts";
import { paymentHarness } from "../testing/payment-harness.ts";

const { fixture, place, status, read, tasks, cancel, paid } = paymentHarness();

describe("notifications", () => {
  it("pay the order once, however often they are repeated (R5)", async () => {
    const order = await place();
    const body = eventBody({ reference: order.orderNumber, pesos: 2_950_000, paymentId: "PAY-R5" });
    for (let n = 0; n < 20; n++) expect((await notifyAndWait(fixture.shop, body)).status).toBe(200);
    expect((await paid(order, { paymentId: "PAY-R5" })).status).toBe(200);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid", status: "processing" });
    expect(await tasks(order)).toEqual([]);
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
    const { rows } = await fixture.shop.ctx.pool.query("select kind from order_notices where order_id = $1 order by kind", [
      order._id,
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(["paid", "purchase", "received"]);
    expect(await read(order)).toMatchObject({ payment_status: "paid", paid_with: "PSE" });
    expect((await cancel(order)).status).toBe(409);
  });

  it("are refused unless signed: missing, wrong, empty key, edited byte (R7)", async () => {
    const order = await place();
    const body = eventBody({ reference: order.orderNumber, pesos: 2_950_000 });
    const { createHmac } = await import("node:crypto");
    const over = (text: string, key: string) => createHmac("sha256", key).update(text).digest("hex");
    const base64 = Buffer.from(body).toString("base64");
    for (const signature of ["", "0".repeat(64), over(base64, ""), over(body, SECRET), "x", "ÿ".repeat(64)])
      expect((await notifyAndWait(fixture.shop, body, signature)).status).toBe(401);
    expect((await fixture.shop.request("/api/payments/bold/webhook", { method: "POST", body })).status).toBe(401);
    expect((await notifyAndWait(fixture.shop, body.replace("2950000", "2950001"), over(base64, SECRET))).status).toBe(401);
    expect(await status(order)).toMatchObject({ paymentStatus: "pending" });
    expect((await notifyAndWait(fixture.shop, body, over(base64, SECRET))).status).toBe(200);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid" });
  });

  it.each([
    [{ pesos: 2_950_000.55 }],
    [{ pesos: 2_950_000.001 }],
    [{ pesos: 2_949_999 }],
    [{ pesos: 2_950_001 }],
    [{ pesos: 1e300 }],
    [{ pesos: 2_950_000, currency: "USD" }],
  ])("%j does not pay the order but is put before staff (R7)", async (wrong) => {
    const order = await place();
    expect((await paid(order, wrong)).status).toBe(200);
    expect(await status(order)).toMatchObject({ paymentStatus: "pending" });
    expect(await tasks(order)).toEqual(["wrong_amount"]);
  });

  it("a wrong amount that staff accept pays the order, and every word speaks of what arrived", async () => {
    const order = await place();
    await paid(order, { pesos: 2_900_000 });
    const open = await fixture.shop.request(`/api/admin/payment-tasks?state=open&orderId=${order._id}`, { staff: true });
    const [task] = (await open.json()) as PaymentTask[];
    const json = { resolution: "Accept the amount", acceptAmount: true };
    const accept = () => fixture.shop.request(`/api/admin/payment-tasks/${task!.id}`, { method: "PUT", json, staff: true });
    expect((await accept()).status).toBe(200);
    expect((await accept()).status).toBe(200);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid", status: "processing" });
    expect(await read(order)).toMatchObject({ payment_status: "paid", received: 290_000_000 });
    expect(await tasks(order)).toEqual(["wrong_amount"]);
  });

  it("every order of approved, rejected and void ends the same (R5)", async () => {
    const steps = ["SALE_APPROVED", "SALE_REJECTED", "VOID_REJECTED"];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const turn of orders) {
      const order = await place();
      for (const n of turn)
        await paid(order, { type: steps[n], paymentId: n === 1 ? `R-${order.orderNumber}` : `P-${order.orderNumber}` });
      expect(await status(order)).toMatchObject({ paymentStatus: "paid", status: "processing" });
      expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
      await fixture.shop.request(`/api/admin/orders/${order._id}`, { method: "DELETE", staff: true });
    }
  });

  it("a rejection fails the order and returns its stock once; an approval after it still wins", async () => {
    const order = await place(3);
    await paid(order, { type: "SALE_REJECTED" });
    await paid(order, { type: "SALE_REJECTED" });
    expect(await status(order)).toMatchObject({ paymentStatus: "failed", status: "cancelled" });
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(3);
    await paid(order);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid", status: "processing" });
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(0);
    expect(await tasks(order)).toEqual(["late_payment"]);
  });

  it("money after a cancel with the stock gone is kept as paid, for staff (R6)", async () => {
    const order = await place(3);
    await cancel(order);
    const other = await place(3);
    await paid(order);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid" });
    expect(await tasks(order)).toEqual(["paid_without_stock"]);
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(0);
    expect(await status(other)).toMatchObject({ paymentStatus: "pending" });
    const [task] = (await (
      await fixture.shop.request(`/api/admin/payment-tasks?state=open&orderId=${order._id}`, { staff: true })
    ).json()) as PaymentTask[];
    const settle = await fixture.shop.request(`/api/admin/payment-tasks/${task!.id}`, {
      method: "PUT",
      staff: true,
      json: { resolution: "Refunded" },
    });
    expect(await settle.json()).toMatchObject({ resolution: "Refunded", resolved_at: expect.any(String), amount: 885_000_000 });
  });

  it("for an order that staff sent before it was paid is no late payment", async () => {
    const order = await place();
    const json = { status: "shipped" };
    await fixture.shop.request(`/api/admin/orders/${order._id}`, { method: "PUT", staff: true, json });
    await paid(order);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid", status: "shipped" });
    expect(await tasks(order)).toEqual([]);
  });

  it("a second payment becomes a refund task", async () => {
    const order = await place();
    await paid(order);
    await paid(order);
    expect(await tasks(order)).toEqual(["double_payment"]);
  });

  it("with a text that cannot be kept is bad input, not our fault", async () => {
    expect((await notifyAndWait(fixture.shop, eventBody({ reference: "A\0B", pesos: 5000 }))).status).toBe(400);
  });

  it("at the test bank a form that cannot be read is bad input, not our fault", async () => {
    const pay = (body: string, type: string) =>
      fixture.shop.request("/bold-sandbox/pay/LNK_NONE", { method: "POST", body, headers: { "content-type": type } });
    expect((await pay("outcome=perhaps", "application/x-www-form-urlencoded")).status).toBe(400);
    expect((await pay("--x\r\nbad", "multipart/form-data; boundary=x")).status).toBe(400);
  });

  it("for an order nobody knows is kept and looked at again (R6)", async () => {
    const body = eventBody({ reference: "ZZZZZ-ZZZZ0", pesos: 5000, id: "EARLY" });
    expect((await notifyAndWait(fixture.shop, body)).status).toBe(200);
    const { rows } = await fixture.shop.ctx.pool.query("select processed_at, tries from bold_events where event_id = 'EARLY'");
    expect(rows[0]).toEqual({ processed_at: null, tries: 1 });
  });
});
