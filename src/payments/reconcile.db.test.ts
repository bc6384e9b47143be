import { describe, expect, it } from "vitest";
import { bought, buy, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import type { PaymentTask } from "./contract.ts";
import { reconcile } from "./jobs.server.ts";
import { paymentHarness } from "../testing/payment-harness.ts";

const MINUTE = 60_000;
const { fixture, link, urlOf, place, status, tasks, script, paid } = paymentHarness();
const sweep = () => reconcile.run(fixture.shop.ctx, {});

describe("the reconciler and the clock", () => {
  const later = async (minutes: number, work: () => Promise<void>) => {
    fixture.ahead += minutes * MINUTE;
    try {
      await work();
    } finally {
      fixture.ahead = 0;
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

  it("expires what is over although an event before it cannot be worked on", async () => {
    const [strange, order] = [await place(), await place()];
    expect((await paid(strange, { pesos: 1e300 })).status).toBe(200);
    await fixture.shop.ctx.pool.query(
      "update bold_events set received_at = now() - interval '1 minute' where processed_at is null",
    );
    await later(91, sweep);
    expect(await status(order)).toMatchObject({ paymentStatus: "expired", status: "cancelled" });
    await fixture.shop.ctx.pool.query("delete from bold_events where processed_at is null");
  });

  it("puts money before staff that comes by the link of an order they deleted, once", async () => {
    const order = await place();
    await script(await urlOf(order), { outcome: "approve", silent: true });
    await fixture.shop.request(`/api/admin/orders/${order._id}`, { method: "DELETE", staff: true });
    await later(1, sweep);
    await later(2, sweep);
    const open = await (await fixture.shop.request("/api/admin/payment-tasks?state=open&limit=100", { staff: true })).json();
    const mine = (open as PaymentTask[]).filter((task) => task.order_number === order.orderNumber);
    expect(mine).toMatchObject([{ kind: "late_payment", order_id: null, amount: 295_000_000 }]);
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
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(3);
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
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
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
    const many = await makeRug(fixture.shop.ctx, { name: "Muchas", collection: "OTTOMAN", sizes: { "5x8": [1_000_000, 100] } });
    const orders = await Promise.all(
      Array.from({ length: 100 }, () =>
        bought(buy(fixture.shop, [{ carpetId: many.id, size: "5x8", quantity: 1 }], { method: "Bold" })),
      ),
    );
    expect(await stockOf(fixture.shop, many.id)).toBe(0);
    await later(91, async () => {
      await Promise.all([sweep(), sweep(), ...orders.filter((_, n) => n % 4 === 0).map((order) => paid(order))]);
      await sweep();
    });
    const { rows } = await fixture.shop.ctx.pool.query(
      `select o.payment_status, o.stock_held, count(*)::int n from orders o join order_items i on i.order_id = o.id
       where i.rug_id = $1 group by 1, 2 order by 1`,
      [many.id],
    );
    expect(rows).toEqual([
      { payment_status: "expired", stock_held: false, n: 75 },
      { payment_status: "paid", stock_held: true, n: 25 },
    ]);
    expect(await stockOf(fixture.shop, many.id)).toBe(75);
  });
});
