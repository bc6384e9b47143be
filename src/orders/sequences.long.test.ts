import { afterAll, beforeAll, expect, it } from "vitest";
import { expireOrder } from "../payments/expire-orders.server.ts";
import { settlePayment } from "../payments/settle-payment.server.ts";
import { addDays, bogotaDate } from "../platform/bogota-time.ts";
import type { Caller } from "../platform/ctx.server.ts";
import { Refusal } from "../platform/refusal.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { moveReturn } from "../returns/move-return.server.ts";
import { returnStep } from "../returns/contract.ts";
import { requestReturn } from "../returns/request-return.server.ts";
import { orderForm } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { changeDelivery } from "../deliveries/change-delivery.server.ts";
import { planDelivery } from "../deliveries/plan-delivery.server.ts";
import { nextSteps } from "../returns/rules/return-steps.ts";
import { editLines } from "./edit-lines.server.ts";
import { editOrder } from "./edit-order.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { getForStaff } from "./list-orders.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { presentForStaff } from "./present.server.ts";
import { recordRefund } from "./record-refund.server.ts";
import { recordShipment, takeBackShipment } from "./record-shipment.server.ts";
import type { ReturnStatus } from "./rules/return-statuses.ts";
import { ORDER_STATUSES } from "./rules/status.ts";
import { sendOrderLetters } from "./send-order-letters.server.ts";
import { sellByStaff } from "./sell-by-staff.server.ts";
import { newOrder } from "./new-order-contract.ts";
import { newSale } from "./sale-contract.ts";

const SEQUENCES = 5000;
const AT_ONCE = 8;
const STEPS = 6;
const STOCK = 400;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { DATABASE_POOL: "10", STOCK_ALARM_PERCENT: "100" } });
});
afterAll(() => shop.close());

/** Park and Miller's: the same sequences every time, so that a failure can be looked at. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const LONG_WAY: readonly Step[] = ["pay", "deliver", "return", "decide", "decide", "decide"];

/** How often each verb was done and not refused. */
const done = new Map<string, number>();
const count = (verb: string): void => void done.set(verb, (done.get(verb) ?? 0) + 1);

type Facts = {
  items: number[];
  shipment: number | null;
  return_id: number | null;
  return_status: ReturnStatus | null;
  cash: number | null;
};
type Step = (typeof STEP_NAMES)[number];
const STEP_NAMES = [
  "edit",
  "lines",
  "lines",
  "ship",
  "unship",
  "status",
  "deliver",
  "refund",
  "cancel",
  "expire",
  "pay",
  "pay",
  "return",
  "decide",
  "decide",
] as const;

async function runSequence(seed: number, rugId: number): Promise<string> {
  const random = randomFrom(seed);
  for (let turn = 0; turn < 5; turn++) random(2);
  const ctx = {
    ...shop.ctx,
    caller: { requestId: "", address: "", network: `n${seed}`, userAgent: "", origin: "http://localhost" } satisfies Caller,
  };
  const items = [{ carpetId: rugId, size: "5x8", quantity: 1 + random(3) }];
  const method = (["Bold", "COD", "cash"] as const)[random(3)]!;
  const form = orderForm(items, { method: method === "COD" ? "COD" : "Bold" });
  const placed =
    method === "cash"
      ? await sellByStaff(ctx, { sale: newSale.parse({ customer: form.customer, shipping: form.shipping, items, method }) })
      : await placeOrder(ctx, { order: newOrder.parse(form) });
  const id = placed._id;
  const seen = async () => presentForStaff(await getForStaff(ctx, id), "en");
  /** What the steps go by, in one look: the whole order is read at the end. */
  const facts = async () => {
    const { rows } = await ctx.pool.query<Facts>(
      `select array(select id::int from order_items where order_id = o.id order by id) as items,
         (select min(id) from shipments where order_id = o.id) as shipment,
         (select id from order_returns where order_id = o.id order by id desc limit 1) as return_id,
         (select status from order_returns where order_id = o.id order by id desc limit 1) as return_status,
         case when payment_method = 'COD' and payment_status = 'pending' then total::float8 end as cash
       from orders o where id = $1`,
      [id],
    );
    return rows[0]!;
  };
  const steps: Record<Step, () => Promise<unknown>> = {
    edit: () => editOrder(ctx, { id, edit: { shipping: { address: `Calle ${random(99)}` }, note: `Nota ${random(9)}` } }),
    lines: async () => {
      const { items: bought } = await facts();
      const itemId = bought[random(bought.length)]!;
      const change = random(3) === 0 ? { carpetId: rugId, size: "6x9", quantity: 1 } : { itemId, quantity: random(4) };
      const way = [undefined, "cash"][random(2)];
      return editLines(ctx, { id, edit: { items: [change], way, reference: "" } });
    },
    deliver: async () => {
      const { _id: orderId } = placed;
      const plan = {
        orderId,
        day: addDays(bogotaDate(ctx.now()), 40),
        from: "09:00",
        to: "12:00",
        zone: "",
        driver: "",
        note: "",
      };
      const delivery = await planDelivery(ctx, plan);
      const { cash } = await facts();
      const cashCollected = cash === null ? undefined : cash - 100 * random(2);
      await changeDelivery(ctx, delivery, { status: "delivered", receivedBy: "Portera", cashCollected });
    },
    ship: async () =>
      recordShipment(ctx, {
        id,
        shipment: {
          carrier: "TCC",
          trackingNumber: `G${random(1e6)}`,
          parcels: [],
          items: [{ itemId: (await facts()).items[0]!, quantity: 1 + random(3) }],
        },
      }),
    unship: async () => takeBackShipment(ctx, { id, shipmentId: (await facts()).shipment ?? 0 }),
    status: () => editOrder(ctx, { id, edit: { status: ORDER_STATUSES[random(ORDER_STATUSES.length)]! } }),
    refund: () =>
      recordRefund(ctx, {
        id,
        refund: { amount: 100 * (1 + random(placed.total / 50)), way: "cash", reference: `R${random(1e6)}`, note: "", items: [] },
      }),
    cancel: () => cancelOrder(ctx, { orderNumber: placed.orderNumber }),
    expire: async () => {
      await ctx.pool.query(
        "update orders set expires_at = now() - interval '1 minute' where id = $1 and expires_at is not null",
        [id],
      );
      return expireOrder(ctx, id);
    },
    pay: () =>
      inTransaction(ctx, async (inner) => {
        const order = await lockOrder(inner, id);
        if (order.paymentMethod !== "Bold") return;
        if (order.status === "cancelled") count("pay late");
        const payment = `P${seed}-${random(2)}`;
        const pesos = [placed.total, order.total, order.balance > 0 ? order.balance : order.total][random(3)]! / 100;
        await settlePayment(inner, order, { id: payment, from: { event: payment }, pesos, method: "PSE" });
      }),
    return: async () => {
      const { items: bought } = await facts();
      const lines = [{ itemId: bought[0]!, quantity: 1, reason: "" }];
      return requestReturn(ctx, placed.orderNumber, { email: form.customer.email, note: "", items: lines });
    },
    decide: async () => {
      const { return_id: open, return_status: at } = await facts();
      const next = at ? nextSteps(at) : [];
      const status = next[random(Math.max(1, next.length))];
      const items = [{ carpetId: rugId, size: "6x9", quantity: 1 }];
      const exchange = status === "exchanged" && random(2) === 0 ? { exchange: { items } } : {};
      if (!open || !status) return;
      await moveReturn(ctx, open, returnStep.parse({ status, reference: `D${seed}`, ...exchange }));
      count(status);
    },
  };
  // Chance alone seldom comes as far as an exchange: a third goes the long way first.
  const opening = random(3) === 0 ? LONG_WAY : [];
  for (let turn = 0; turn < Math.max(STEPS, opening.length + 2); turn++) {
    const step = opening[turn] ?? STEP_NAMES[random(STEP_NAMES.length)]!;
    await steps[step]().then(
      () => count(step),
      (error: unknown) => {
        if (!(error instanceof Refusal) || error.status >= 500) throw new Error(`sequence ${seed}, ${step}`, { cause: error });
      },
    );
  }
  const order = await seen();
  const left = new Map(order.left_to_ship.map(({ itemId, quantity }) => [itemId, quantity]));
  for (const { itemId, quantity } of order.items) {
    const sent = order.shipments.flatMap((each) => each.items).filter((each) => each.itemId === itemId);
    const units = sent.reduce((sum, each) => sum + each.quantity, 0);
    expect(units + (left.get(itemId) ?? 0), `sequence ${seed}: units sent and left`).toBe(quantity);
  }
  expect(order.refunded, `sequence ${seed}: refunds`).toBeLessThanOrEqual(order.received);
  expect(order.items.length, `sequence ${seed}: lines`).toBeGreaterThan(0);
  if (order.status === "cancelled") expect(order.shipments, `sequence ${seed}: cancelled and sent`).toEqual([]);
  expect(order.total).toBe(order.subtotal - order.discount + order.surcharge);
  return id;
}

/** What the last orders have to say is handed on by two at once, as two copies of the program would: nothing is said twice. */
async function lettersTwice(): Promise<unknown[]> {
  await shop.ctx.pool.query(
    `update order_notices set handed_at = now() where order_id not in (select id from orders order by created_at desc limit 100)`,
  );
  const later = { ...shop.ctx, now: () => new Date(Date.now() + 60_000) };
  const handed = await Promise.all([sendOrderLetters(later), sendOrderLetters(later)]);
  expect(handed[0]! + handed[1]!, "notices of a hundred orders").toBeGreaterThan(100);
  const { rows } = await shop.ctx.pool.query(
    `select mail->>'to' as "to", mail->>'subject' as subject, count(*)::int as n from letters
     group by mail->>'to', mail->>'subject', mail->>'text' having count(*) > 1`,
  );
  return rows;
}

/** On the shelf and out with orders, less what came back: what there was. */
async function ledgerOf(rugId: number): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ sum: number }>(
    `select (select sum(inventory) from rug_stock where rug_id = $1)::int + coalesce((select sum(i.quantity - i.restocked) from order_items i
     join orders o on o.id = i.order_id where i.rug_id = $1 and o.stock_held), 0)::int as sum`,
    [rugId],
  );
  return rows[0]!.sum;
}

it(`${SEQUENCES} random sequences of an order's verbs leave stock, money, shipments and letters adding up`, async () => {
  let next = 1;
  const work = async (worker: number): Promise<void> => {
    let rugId = 0;
    for (let done = 0; next <= SEQUENCES; done++) {
      // A sequence takes three units at most: a new rug before the shelf is empty.
      if (done % 100 === 0)
        rugId = (
          await makeRug(shop.ctx, {
            name: `Obra ${worker} ${done}`,
            sizes: { "5x8": [2_950_000, STOCK], "6x9": [3_400_000, STOCK] },
          })
        ).id;
      const id = await runSequence(next++, rugId);
      expect(await ledgerOf(rugId), `after ${id}`).toBe(2 * STOCK);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => work(worker)));
  const { rows } = await shop.ctx.pool.query<{ n: number }>(
    `select count(*)::int as n from shipments s
     where 1 <> (select count(*) from order_notices n where n.order_id = s.order_id and n.kind = 'shipment:' || s.id)`,
  );
  expect(rows[0]!.n, "shipments without their one letter").toBe(0);
  expect(await lettersTwice(), "letters that came twice").toEqual([]);
  const verbs = [...new Set(STEP_NAMES), "pay late", "approved", "received", "refunded", "exchanged", "refused"];
  expect(
    verbs.filter((verb) => !done.has(verb)),
    "verbs that no sequence did",
  ).toEqual([]);
  const { rows: money } = await shop.ctx.pool.query<{ wrong: number; twice: number }>(
    `select
       (select count(*)::int from orders o where money_refunded(o) > money_received(o)) as wrong,
       (select count(*)::int from orders o where exchange_of is not null
          and (select sum(amount) from refunds r where r.reference = o.number and r.way = 'exchange')
            is distinct from (select amount from payments p where p.order_id = o.id and p.id like 'exchange:%')) as twice`,
  );
  const { rows: reached } = await shop.ctx.pool.query<{ n: number }>(
    "select count(*)::int as n from orders where exchange_of is not null",
  );
  expect(reached[0]!.n, "exchanges that were tried").toBeGreaterThan(50);
  expect(money[0], "refunds beyond payments, and exchanges whose two halves differ").toEqual({ wrong: 0, twice: 0 });
}, 600_000);
