import { describe, expect, it } from "vitest";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { paymentHarness } from "../testing/payment-harness.ts";

const MINUTE = 60_000;
const { fixture, link, urlOf, place, post, status, read, cancel, paid, script } = paymentHarness();

describe("the link", () => {
  it("is the same when asked twice, in parallel, by id or number", async () => {
    const order = await place();
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => link(n % 2 ? order._id : order.orderNumber)));
    const urls = new Set(replies.map((reply) => reply.success && reply.paymentUrl));
    expect([...urls]).toEqual([expect.stringMatching(/\/bold-sandbox\/pay\/LNK_/)]);
    expect((await read(order)).bold_payment_url).toBe([...urls][0]);
    const { rows } = await fixture.shop.ctx.pool.query("select amount, expires_at from payment_links where order_number = $1", [
      order.orderNumber,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].amount).toBe(order.total);
    const margin = new Date((await status(order)).expiresAt!).getTime() - rows[0].expires_at.getTime();
    expect(margin).toBeGreaterThan(10 * MINUTE);
  });

  it("shows its own time, is renewed near its end while the order lives, and never outlives it", async () => {
    const order = await place();
    const first = await link(order._id);
    const { rows } = await fixture.shop.ctx.pool.query("select expires_at from orders where id = $1", [order._id]);
    const end = (rows[0].expires_at as Date).getTime();
    const seen = await status(order);
    expect(first).toMatchObject({ expiresAt: seen.paymentUrlExpiresAt });
    expect((await read(order)).bold_payment_expires_at).toBe(seen.paymentUrlExpiresAt);
    const renew = async () =>
      (await (await post("/api/payments/bold/process", { orderId: order._id, renew: true })).json()) as typeof first;
    expect(await renew()).toEqual(first);
    fixture.ahead = end - 18 * MINUTE - Date.now();
    expect(await link(order._id)).toEqual(first);
    const [second, twin] = await Promise.all([renew(), renew()]);
    expect(second).toMatchObject({ success: true, expiresAt: new Date(end - 5 * MINUTE).toISOString() });
    expect(second).not.toMatchObject({ paymentUrl: first.success && first.paymentUrl });
    expect(twin).toEqual(second);
    expect((await read(order)).bold_payment_url).toBe(second.success && second.paymentUrl);
    expect(await renew()).toEqual(second);
    fixture.ahead = end - 2 * MINUTE - Date.now();
    expect(await renew()).toMatchObject({ success: false, code: "too_late" });
    fixture.ahead = 0;
  });

  it("is not renewed under the feet of a payment: Bold is asked first", async () => {
    const order = await place();
    const url = await urlOf(order);
    fixture.ahead = 72 * MINUTE;
    await script(url, { outcome: "approve", silent: true });
    expect(
      await post("/api/payments/bold/process", { orderId: order._id, renew: true }).then((answer) => answer.json()),
    ).toMatchObject({
      success: false,
      code: "paid",
    });
    fixture.ahead = 0;
  });

  it("asks Bold for exactly the order's pesos with its IVA, in nanoseconds", async () => {
    const order = await place();
    const id = (await urlOf(order)).split("/").at(-1);
    const { rows } = await fixture.shop.ctx.pool.query("select request from bold_sandbox_links where id = $1", [id]);
    expect(rows[0].request).toMatchObject({
      amount: { total_amount: 2_950_000, currency: "COP", taxes: [{ type: "VAT", base: 2_478_992, value: 471_008 }] },
      reference: order.orderNumber,
    });
    expect(rows[0].request.expiration_date).toBeGreaterThan(1e18);
  });

  it.each([
    ["unknown", 404, "No se encontró el pedido"],
    ["COD", 409, "Este pedido se paga contra entrega."],
    ["cancelled", 409, "El pedido ha sido cancelado. Puedes crear un nuevo pedido si lo deseas."],
    ["paid", 409, "Este pedido ya está pagado. No pagues otra vez."],
  ])("is refused for an order that is %s", async (kind, status, error) => {
    const order = kind === "unknown" ? undefined : await place(1, kind === "COD" ? "COD" : "Bold");
    if (kind === "cancelled") await cancel(order!);
    if (kind === "paid") await paid(order!);
    const refused = await post("/api/payments/bold/process", { orderId: order?.orderNumber ?? "ZZZZZ-ZZZZZ" });
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({ success: false, error });
  });

  it.each([{}, { orderId: null }, { orderId: 5 }, { orderId: " " }, { orderId: "A".repeat(61) }, [], null])(
    "says success: false to %j, which names no order",
    async (body) => {
      for (const path of ["/api/payments/bold/process", "/api/payments/process"]) {
        const refused = await post(path, body);
        expect(refused.status).toBe(400);
        expect(await refused.json()).toEqual({ success: false, code: "no_order", error: "Falta el número del pedido" });
      }
    },
  );

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
    const odd = await makeRug(fixture.shop.ctx, {
      name: "Muestra",
      collection: "JUT",
      sizes: { "5x8": [999, 9], "9x12": [60_000_001, 9] },
    });
    const small = await bought(buy(fixture.shop, [{ carpetId: odd.id, size: "5x8", quantity: 1 }], { method: "Bold" }));
    expect(await link(small._id)).toMatchObject({
      success: false,
      code: "too_little",
      error: expect.stringContaining("contra entrega"),
    });
    const big = await bought(buy(fixture.shop, [{ carpetId: odd.id, size: "9x12", quantity: 1 }], { method: "Bold" }));
    expect(await link(big._id)).toMatchObject({ success: false, code: "too_much", error: expect.stringContaining("60.000.000") });
    expect((await post("/api/payments/bold/process", { orderId: big._id })).status).toBe(422);
  });
});
