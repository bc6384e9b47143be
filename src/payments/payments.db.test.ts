import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bought, buy, stockOf, type Bought } from "../testing/buy.ts";
import { eventBody, notify, SECRET } from "../testing/bank.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { Order, OrderStatusReply } from "../orders/contract.ts";
import type { BoldReply, PaymentTask } from "./contract.ts";
import { reconcile } from "./jobs.server.ts";

let shop: TestShop;
let rug: { id: number };
let clock = 0;
const MINUTE = 60_000;
beforeAll(async () => {
  shop = await openShop({
    env: { TRUST_PROXY: "1", BOLD_SECRET_KEY: SECRET },
    overrides: { now: () => new Date(Date.now() + clock) },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  rug = await makeRug(shop.ctx, { name: "Bosforo Olas", sizes: { "5x8": [2_950_000, 3] } });
});

const place = (quantity = 1, method: "Bold" | "COD" = "Bold") =>
  bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity }], { method }));
const post = (path: string, json: unknown = {}) => shop.request(path, { method: "POST", json });
const link = async (orderId: string) => (await (await post("/api/payments/bold/process", { orderId })).json()) as BoldReply;
const urlOf = async (order: Bought) => {
  const reply = await link(order.orderNumber);
  if (!reply.success) throw new Error(reply.error);
  return reply.paymentUrl;
};
const status = async ({ orderNumber }: Bought) =>
  (await (await shop.request(`/api/orders/status/${orderNumber}`)).json()) as OrderStatusReply;
const read = async ({ _id }: Bought) => (await (await shop.request(`/api/orders/${_id}`)).json()) as Order;
const tasks = async ({ _id }: Bought) =>
  ((await (await shop.request(`/api/admin/payment-tasks?orderId=${_id}`, { staff: true })).json()) as PaymentTask[]).map(
    (task) => task.kind,
  );
const cancel = ({ orderNumber }: Bought) => post(`/api/orders/cancel/${orderNumber}`);
const script = (url: string, json: object) => post(`/bold-sandbox/script/${url.split("/").at(-1)}`, json);
const sweep = () => reconcile.run(shop.ctx, {});
const paid = (order: Bought, more: object = {}) =>
  notify(shop, eventBody({ reference: order.orderNumber, pesos: order.total / 100, ...more }));

describe("the link", () => {
  it("is the same when asked twice, in parallel, by id or number", async () => {
    const order = await place();
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => link(n % 2 ? order._id : order.orderNumber)));
    const urls = new Set(replies.map((reply) => reply.success && reply.paymentUrl));
    expect([...urls]).toEqual([expect.stringMatching(/\/bold-sandbox\/pay\/LNK_/)]);
    expect((await read(order)).bold_payment_url).toBe([...urls][0]);
    const { rows } = await shop.ctx.pool.query("select amount, expires_at from payment_links where order_number = $1", [
      order.orderNumber,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].amount).toBe(order.total);
    const margin = new Date((await status(order)).expiresAt!).getTime() - rows[0].expires_at.getTime();
    expect(margin).toBeGreaterThan(10 * MINUTE);
  });

  it("asks Bold for exactly the order's pesos with its IVA, in nanoseconds", async () => {
    const order = await place();
    const id = (await urlOf(order)).split("/").at(-1);
    const { rows } = await shop.ctx.pool.query("select request from bold_sandbox_links where id = $1", [id]);
    expect(rows[0].request).toMatchObject({
      amount: { total_amount: 2_950_000, currency: "COP", taxes: [{ type: "VAT", base: 2_478_992, value: 471_008 }] },
      reference: order.orderNumber,
    });
    expect(rows[0].request.expiration_date).toBeGreaterThan(1e18);
  });

  it.each([
    ["unknown", "No se encontró el pedido"],
    ["COD", "Este pedido se paga contra entrega."],
    ["cancelled", "El pedido ha sido cancelado. Puedes crear un nuevo pedido si lo deseas."],
    ["paid", "Este pedido ya está pagado. No pagues otra vez."],
  ])("is refused for an order that is %s", async (kind, error) => {
    const order = kind === "unknown" ? undefined : await place(1, kind === "COD" ? "COD" : "Bold");
    if (kind === "cancelled") await cancel(order!);
    if (kind === "paid") await paid(order!);
    expect(await link(order?.orderNumber ?? "ZZZZZ-ZZZZZ")).toMatchObject({ success: false, error });
  });

  it("payments/process follows the order's own method", async () => {
    const cod = await place(1, "COD");
    const reply = await post("/api/payments/process", { orderId: cod._id });
    expect(await reply.json()).toEqual({
      success: true,
      orderNumber: cod.orderNumber,
      status: "processing",
      paymentStatus: "pending",
    });
    const bold = await post("/api/payments/process", { orderId: (await place())._id });
    expect(await bold.json()).toMatchObject({ success: true, paymentUrl: expect.any(String) });
  });

  it("guides elsewhere below Bold's minimum and above its ceiling (R12)", async () => {
    const odd = await makeRug(shop.ctx, {
      name: "Muestra",
      collection: "JUT",
      sizes: { "5x8": [999, 9], "9x12": [60_000_001, 9] },
    });
    const small = await bought(buy(shop, [{ carpetId: odd.id, size: "5x8", quantity: 1 }], { method: "Bold" }));
    expect(await link(small._id)).toMatchObject({
      success: false,
      code: "too_little",
      error: expect.stringContaining("contra entrega"),
    });
    const big = await bought(buy(shop, [{ carpetId: odd.id, size: "9x12", quantity: 1 }], { method: "Bold" }));
    expect(await link(big._id)).toMatchObject({ success: false, code: "too_much", error: expect.stringContaining("60.000.000") });
  });
});

describe("notifications", () => {
  it("pay the order once, however often they are repeated (R5)", async () => {
    const order = await place();
    const body = eventBody({ reference: order.orderNumber, pesos: 2_950_000, paymentId: "PAY-R5" });
    for (let n = 0; n < 20; n++) expect((await notify(shop, body)).status).toBe(200);
    expect((await paid(order, { paymentId: "PAY-R5" })).status).toBe(200);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid", status: "processing" });
    expect(await tasks(order)).toEqual([]);
    expect(await stockOf(shop, rug.id)).toBe(2);
    const { rows } = await shop.ctx.pool.query("select kind from order_notices where order_id = $1 order by kind", [order._id]);
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
      expect((await notify(shop, body, signature)).status).toBe(401);
    expect((await shop.request("/api/payments/bold/webhook", { method: "POST", body })).status).toBe(401);
    expect((await notify(shop, body.replace("2950000", "2950001"), over(base64, SECRET))).status).toBe(401);
    expect(await status(order)).toMatchObject({ paymentStatus: "pending" });
    expect((await notify(shop, body, over(base64, SECRET))).status).toBe(200);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid" });
  });

  it.each([[{ pesos: 2_949_999 }], [{ pesos: 2_950_001 }], [{ pesos: 2_950_000, currency: "USD" }]])(
    "%j does not pay the order but is put before staff (R7)",
    async (wrong) => {
      const order = await place();
      expect((await paid(order, wrong)).status).toBe(200);
      expect(await status(order)).toMatchObject({ paymentStatus: "pending" });
      expect(await tasks(order)).toEqual(["wrong_amount"]);
    },
  );

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
      expect(await stockOf(shop, rug.id)).toBe(2);
      await shop.request(`/api/admin/orders/${order._id}`, { method: "DELETE", staff: true });
    }
  });

  it("a rejection fails the order and returns its stock once; an approval after it still wins", async () => {
    const order = await place(3);
    await paid(order, { type: "SALE_REJECTED" });
    await paid(order, { type: "SALE_REJECTED" });
    expect(await status(order)).toMatchObject({ paymentStatus: "failed", status: "cancelled" });
    expect(await stockOf(shop, rug.id)).toBe(3);
    await paid(order);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid", status: "processing" });
    expect(await stockOf(shop, rug.id)).toBe(0);
    expect(await tasks(order)).toEqual(["late_payment"]);
  });

  it("money after a cancel with the stock gone is kept as paid, for staff (R6)", async () => {
    const order = await place(3);
    await cancel(order);
    const other = await place(3);
    await paid(order);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid" });
    expect(await tasks(order)).toEqual(["paid_without_stock"]);
    expect(await stockOf(shop, rug.id)).toBe(0);
    expect(await status(other)).toMatchObject({ paymentStatus: "pending" });
    const [task] = (await (
      await shop.request(`/api/admin/payment-tasks?state=open&orderId=${order._id}`, { staff: true })
    ).json()) as PaymentTask[];
    const settle = await shop.request(`/api/admin/payment-tasks/${task!.id}`, {
      method: "PUT",
      staff: true,
      json: { resolution: "Refunded" },
    });
    expect(await settle.json()).toMatchObject({ resolution: "Refunded", resolved_at: expect.any(String), amount: 885_000_000 });
  });

  it("a second payment becomes a refund task", async () => {
    const order = await place();
    await paid(order);
    await paid(order);
    expect(await tasks(order)).toEqual(["double_payment"]);
  });

  it("for an order nobody knows is kept and looked at again (R6)", async () => {
    const body = eventBody({ reference: "ZZZZZ-ZZZZ0", pesos: 5000, id: "EARLY" });
    expect((await notify(shop, body)).status).toBe(200);
    const { rows } = await shop.ctx.pool.query("select processed_at, tries from bold_events where event_id = 'EARLY'");
    expect(rows[0]).toEqual({ processed_at: null, tries: 1 });
  });
});

describe("the reconciler and the clock", () => {
  const later = async (minutes: number, work: () => Promise<void>) => {
    clock += minutes * MINUTE;
    try {
      await work();
    } finally {
      clock = 0;
    }
  };

  it("finds a payment whose notification never came, and the notification after it changes nothing (R6)", async () => {
    const order = await place();
    const url = await urlOf(order);
    await script(url, { outcome: "approve", silent: true });
    await later(1, sweep);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid" });
    await paid(order, { paymentId: "ANOTHER-NAME" });
    expect(await tasks(order)).toEqual([]);
  });

  it("expires after 90 minutes exactly once, also when it was down for days", async () => {
    const order = await place(2);
    await urlOf(order);
    await later(89, sweep);
    expect(await status(order)).toMatchObject({ paymentStatus: "pending" });
    await later(3 * 24 * 60, async () => {
      await Promise.all([sweep(), sweep(), sweep()]);
      expect(await status(order)).toMatchObject({ paymentStatus: "expired", status: "cancelled" });
    });
    expect(await stockOf(shop, rug.id)).toBe(3);
  });

  it("does not release what the bank is still confirming (R8), and takes it when it says yes", async () => {
    const order = await place();
    const url = await urlOf(order);
    await script(url, { outcome: "processing" });
    await later(91, async () => {
      await sweep();
      expect(await status(order)).toMatchObject({ paymentStatus: "pending", confirming: true, paymentUrl: null });
    });
    expect(await link(order._id)).toMatchObject({ success: false, code: "confirming" });
    expect(await stockOf(shop, rug.id)).toBe(2);
    await script(url, { outcome: "approve", silent: true });
    await later(120, sweep);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid", confirming: false });
  });

  it("asks before it expires: a payment it never heard of is taken", async () => {
    const order = await place();
    const url = await urlOf(order);
    await script(url, { outcome: "approve", silent: true });
    await later(95, sweep);
    expect(await status(order)).toMatchObject({ paymentStatus: "paid", status: "processing" });
    expect(await tasks(order)).toEqual([]);
  });

  it("100 orders expire in one minute with notifications arriving: each is released or paid, never both (R8)", async () => {
    const many = await makeRug(shop.ctx, { name: "Muchas", collection: "OTTOMAN", sizes: { "5x8": [1_000_000, 100] } });
    const orders = await Promise.all(
      Array.from({ length: 100 }, () => bought(buy(shop, [{ carpetId: many.id, size: "5x8", quantity: 1 }], { method: "Bold" }))),
    );
    expect(await stockOf(shop, many.id)).toBe(0);
    await later(91, async () => {
      await Promise.all([sweep(), sweep(), ...orders.filter((_, n) => n % 4 === 0).map((order) => paid(order))]);
      await sweep();
    });
    const { rows } = await shop.ctx.pool.query(
      `select o.payment_status, o.stock_held, count(*)::int n from orders o join order_items i on i.order_id = o.id
       where i.rug_id = $1 group by 1, 2 order by 1`,
      [many.id],
    );
    expect(rows).toEqual([
      { payment_status: "expired", stock_held: false, n: 75 },
      { payment_status: "paid", stock_held: true, n: 25 },
    ]);
    expect(await stockOf(shop, many.id)).toBe(75);
  });
});
