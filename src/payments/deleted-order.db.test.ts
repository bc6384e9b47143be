import { expect, it } from "vitest";
import { eventBody, notify } from "../testing/fake-bold.ts";
import { makeRug } from "../testing/make-rug.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { stockOf } from "../testing/buy.ts";

const { fixture, place, post } = paymentHarness();
const ROUNDS = 12;

it("deleting ∥ asking for its link ∥ paying ∥ cancelling: a sentence for each, no answer of 500, and no money without a trace", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    fixture.rug = await makeRug(fixture.shop.ctx, { name: "Bosforo Olas", sizes: { "5x8": [2_950_000, 3] } });
    const order = await place();
    const event = eventBody({ reference: order.orderNumber, pesos: order.total / 100, paymentId: `GONE-${round}` });
    const [deleted, told, ...others] = await Promise.all([
      fixture.shop.request(`/api/admin/orders/${order._id}`, { method: "DELETE", staff: true }),
      notify(fixture.shop, event),
      post("/api/payments/bold/process", { orderId: order.orderNumber }),
      post("/api/payments/process", { orderId: order.orderNumber }),
      post(`/api/orders/cancel/${order.orderNumber}`),
    ]);
    expect([deleted.status, told.status]).toEqual([200, 200]);
    for (const { status } of others) expect([200, 404, 409]).toContain(status);
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(3);
    // Written down, or waiting until a person is asked whose it is.
    const { rows } = await fixture.shop.ctx.pool.query(
      `select from payments where id = $1 union all select from bold_events where payment_id = $1 and processed_at is null`,
      [`GONE-${round}`],
    );
    expect(rows.length).toBeGreaterThan(0);
  }
});
