import { expect, it } from "vitest";
import type { OrderReturn } from "./returns-contract.ts";
import { type Bought, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffOrder } from "./admin-contract.ts";

const { fixture, place, paid, read: asShopper } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);
const ROUNDS = 8;
const order = ({ _id }: Bought) => read<StaffOrder>("GET", `/orders/${_id}`);
const fresh = async () =>
  (fixture.rug = await makeRug(fixture.shop.ctx, { name: "Bosforo Olas", sizes: { "5x8": [2_950_000, 3] } }));

it("two people ship the same line: one parcel", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await fresh();
    const bought = await place();
    await paid(bought);
    const items = (await order(bought)).left_to_ship;
    const ship = (trackingNumber: string) =>
      call("POST", `/orders/${bought._id}/shipments`, { carrier: "TCC", trackingNumber, items });
    const answers = await Promise.all([ship("1"), ship("2"), ship("3")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await order(bought)).shipments).toHaveLength(1);
  }
});

/** Delivered, asked back and come back. */
async function received(bought: Bought): Promise<OrderReturn> {
  await read("PUT", `/orders/${bought._id}`, { status: "delivered" });
  const { customer_email: email, items } = await asShopper(bought);
  const asked = await fixture.shop.request(`/api/orders/${bought.orderNumber}/returns`, {
    method: "POST",
    json: { email, items: [{ itemId: items[0]!.itemId, quantity: 1, reason: "" }], note: "" },
  });
  const made = (await asked.json()) as OrderReturn;
  await read("PUT", `/returns/${made.id}`, { status: "approved" });
  await read("PUT", `/returns/${made.id}`, { status: "received" });
  return made;
}

it("return ∥ refund ∥ cancel: never more money than came, never an answer of 500", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await fresh();
    const bought = await place(1, "COD");
    const { id } = await received(bought);
    const answers = await Promise.all([
      call("PUT", `/returns/${id}`, { status: "refunded", way: "cash" }),
      call("POST", `/orders/${bought._id}/refunds`, { amount: bought.total, way: "transfer", reference: `R${round}` }),
      call("PUT", `/orders/${bought._id}`, { status: "cancelled" }),
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    const now = await order(bought);
    expect(now.refunded).toBe(bought.total);
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(3);
  }
});

it("exchange ∥ exchange ∥ refund: one order instead at most, and its money came once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await fresh();
    const bought = await place(1, "COD");
    const { id, number } = await received(bought);
    const items = [{ carpetId: fixture.rug.id, size: "5x8", quantity: 1 }];
    const exchange = () => call("PUT", `/returns/${id}`, { status: "exchanged", exchange: { items } });
    const answers = await Promise.all([
      exchange(),
      exchange(),
      call("POST", `/orders/${bought._id}/refunds`, { amount: bought.total, way: "transfer", reference: `E${round}` }),
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    expect((await order(bought)).refunded).toBeLessThanOrEqual(bought.total);
    const { rows } = await fixture.shop.ctx.pool.query<{ paid: number; moved: number }>(
      `select money_received(o)::float8 as paid, (select sum(amount) from refunds where reference = o.number)::float8 as moved
       from orders o where exchange_of = $1`,
      [number],
    );
    expect(rows.length).toBeLessThanOrEqual(1);
    for (const { paid, moved } of rows) expect(paid).toBe(moved);
  }
});

it("change of rugs ∥ cancel ∥ ship: the shelf and the order agree", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await fresh();
    const bought = await place(2, "COD");
    const { items } = await order(bought);
    const itemId = items[0]!.itemId;
    const answers = await Promise.all([
      call("PUT", `/orders/${bought._id}/items`, { items: [{ itemId, quantity: 1 }] }),
      call("PUT", `/orders/${bought._id}`, { status: "cancelled" }),
      call("POST", `/orders/${bought._id}/shipments`, { carrier: "TCC", trackingNumber: "1", items: [{ itemId, quantity: 2 }] }),
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    const now = await order(bought);
    const held = now.stock_held ? now.items.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
    expect((await stockOf(fixture.shop, fixture.rug.id)) + held).toBe(3);
    if (now.status === "cancelled") expect(now.shipments).toEqual([]);
  }
});
