import { performance, type EventLoopUtilization } from "node:perf_hooks";
import { inArray, sql } from "drizzle-orm";
import { queuePurchase } from "../marketing/meta/queue-purchase.server.ts";
import { orderLetters } from "./letters/order-letters.ts";
import type { OrderLetterKind } from "./letters/sentences.ts";
import { NOTICES_JOB, type NoticeKind } from "./notices.server.ts";
import type { LineChange, OrderEvent } from "./rules/history.ts";
import { isCounter } from "../payment-methods.ts";
import type { OrderStatus } from "./rules/status.ts";
import { isRush, PAUSE_IN_RUSH_MS } from "./rush.server.ts";
import { touchSold } from "./stock.server.ts";
import { presentOrder, type WholeOrder } from "./present.server.ts";
import { wholeOrders } from "./find-order.server.ts";
import { orders } from "./table.server.ts";

import { type Letter, senderOf } from "../messages/letters/letter.ts";
import { proveAddress, queueLetters } from "../messages/letters/queue-letter.server.ts";
import { whatsappLetter } from "../messages/whatsapp/whatsapp.server.ts";
import { queueDeliveries } from "../webhooks/queue-deliveries.server.ts";
import type { WebhookEvent } from "../webhooks/rules/events.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { pesosOf } from "../platform/money.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "../platform/transaction.server.ts";

const BATCH = 25;
/** The letters of one order take as long as placing several: those of a rush mostly wait until it is over. */
const BATCH_IN_RUSH = 5;
const PAUSE_WHEN_BUSY_MS = 500;
const PAUSE_MS = 20;

/** What outside programs are told of. */
const EVENTS: Partial<Record<NoticeKind, WebhookEvent>> = {
  received: "order.placed",
  paid: "order.paid",
  shipped: "order.shipped",
};

/** Of several shipments the last one makes the order a shipped one. */
const eventOf = (kind: NoticeKind, status: OrderStatus): WebhookEvent | undefined =>
  kind.startsWith("shipment:") && status === "shipped" ? "order.shipped" : EVENTS[kind];

/** The letters of notices that name a row of their own: `refund:12`. */
const LETTER_OF: Record<string, OrderLetterKind> = {
  refund: "refunded",
  shipment: "shipped",
  correction: "corrected",
  lines: "changed",
  difference: "difference",
};

/** Letters can wait, shoppers cannot: in a rush, or while the program is busy, they are written a few at a time. */
function pause(ctx: Ctx, before: EventLoopUtilization): number {
  if (isRush(ctx)) return PAUSE_IN_RUSH_MS;
  return performance.eventLoopUtilization(before).utilization > 0.5 ? PAUSE_WHEN_BUSY_MS : PAUSE_MS;
}

/** Turns waiting notices into queued letters, a few at a time; each is handed on exactly once. */
export async function sendOrderLetters(ctx: Ctx): Promise<number> {
  let handed = 0;
  for (;;) {
    const before = performance.eventLoopUtilization();
    const most = isRush(ctx) ? BATCH_IN_RUSH : BATCH;
    const some = await inTransaction(ctx, (inner) => handSome(inner, most));
    handed += some;
    if (some < most) return handed;
    await sleep(20);
    await sleep(pause(ctx, before));
  }
}

/** Copies of the program hand on in turn: two batches about the same people would wait for each other's mailboxes. */
const IN_TURN = 7_215_033;

async function handSome(ctx: Ctx, most: number): Promise<number> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${IN_TURN})`);
  // An update gives its rows in no order: what happened first is told first.
  const { rows } = await ctx.db.execute<{ order_id: string; kind: NoticeKind; by_staff: boolean }>(sql`
    with handed as (update order_notices set handed_at = now() where (order_id, kind) in (
      select order_id, kind from order_notices
      where handed_at is null and (due_at is null or due_at <= ${ctx.now()}) order by created_at limit ${most} for update skip locked)
    returning order_id, kind, due_at is not null as by_staff, created_at)
    select order_id, kind, by_staff from handed
    order by created_at, array_position(array['received', 'paid', 'shipped'], kind) nulls last`);
  if (rows.length === 0) return 0;
  const ids = [...new Set(rows.map((each) => each.order_id))];
  const whole = await wholeOrders(ctx, await ctx.db.select().from(orders).where(inArray(orders.id, ids)));
  const told = rows.flatMap(({ order_id: id, kind, by_staff: byStaff }) => {
    const known = whole.get(id);
    return known ? [{ kind, byStaff, whole: known }] : [];
  });
  // Before any mailbox is locked for its letters, as everywhere else.
  for (const id of ids) {
    const order = whole.get(id)?.order;
    if (order?.paymentStatus === "paid") await proveAddress(ctx, order.customerEmail);
  }
  await queueDeliveries(ctx, told.flatMap(deliveryOf));
  // The copy that took an order may have died before it told the others whose stock changed.
  await touchSold(
    ctx,
    told.filter(({ kind }) => kind === "received").map((each) => each.whole.order.id),
  );
  for (const { kind, whole: order } of told) if (kind === "purchase") await tellPurchase(ctx, order);
  await queueLetters(
    ctx,
    told.flatMap((each) => writtenOf(ctx, each)),
  );
  return rows.length;
}

type Told = { kind: NoticeKind; byStaff: boolean; whole: WholeOrder };

function deliveryOf({ kind, whole }: Told) {
  const event = eventOf(kind, whole.order.status);
  return event ? [{ event, data: () => ({ order: presentOrder(whole) }) }] : [];
}

function writtenOf(ctx: Ctx, { kind, byStaff, whole }: Told): { letter: Letter; always: boolean }[] {
  if (kind === "purchase") return [];
  // A buyer who paid, and what staff did and were told of, are never held back.
  const always = whole.order.paymentStatus === "paid" || byStaff;
  const letters = lettersOf(ctx, whole, kind);
  // A sale at the counter may have no address to write to.
  const addressed = [...letters, ...whatsappOf(ctx, whole, letters[0])].filter(({ to }) => to);
  return addressed.map((letter) => ({ letter, always }));
}

/** One letter that cannot be written is a bug to be told of; it must not hold back everybody else's. */
function lettersOf(ctx: Ctx, whole: WholeOrder, kind: Exclude<NoticeKind, "purchase">): Letter[] {
  try {
    const [name, id] = kind.split(":") as [string, string?];
    const letterKind = LETTER_OF[name] ?? (kind as OrderLetterKind);
    const about = { refund: { refundId: Number(id) }, shipment: { shipmentId: Number(id) } }[name];
    // Paid at the counter: one letter says both.
    if (kind === "received" && isCounter(whole.order.paymentMethod)) return [];
    // The letter about its return tells of it.
    if (whole.order.exchangeOf && (kind === "received" || kind === "paid")) return [];
    // Taken back before it was told.
    if (name === "shipment" && !whole.work.shipments.some((each) => each.id === Number(id))) return [];
    return orderLetters(presentOrder(whole), letterKind, {
      ...senderOf(ctx),
      token: whole.order.confirmToken,
      soldByStaff: whole.order.soldBy !== null,
      ...about,
      ...eventWords(whole, Number(id)),
    });
  } catch (error) {
    ctx.log.error({ err: error, kind }, "a letter could not be written");
    return [];
  }
}

/** The customer's letter once more, for who agreed at the checkout. */
function whatsappOf(ctx: Ctx, { order }: WholeOrder, letter: Letter | undefined): Letter[] {
  if (!letter || order.consents.whatsapp !== true) return [];
  const name = order.customerName.trim().split(/\s+/)[0]!.slice(0, 30);
  const title = letter.subject.split(" · ")[0]!;
  const told = whatsappLetter(ctx, { phone: order.customerPhone, name, title, number: order.number });
  return told ? [told] : [];
}

/** What a letter about a line of the timeline says of it. */
function eventWords({ work }: WholeOrder, id: number): { lines?: readonly LineChange[]; paid?: number } {
  const event = work.events.find((each) => each.id === id) as OrderEvent | undefined;
  if (event?.kind === "lines") return { lines: event.facts.lines };
  return event?.kind === "difference paid" ? { paid: event.facts.amount } : {};
}

/** Only orders with marketing consent carry what Meta needs. */
async function tellPurchase(ctx: Ctx, { order, items }: WholeOrder): Promise<void> {
  if (!order.adAttribution || !order.paidAt) return;
  await queuePurchase(ctx, {
    orderNumber: order.number,
    paidAt: order.paidAt,
    pesos: pesosOf(order.total),
    contents: items.map((item) => ({
      id: String(item.rugId ?? item.rugName),
      quantity: item.quantity,
      item_price: pesosOf(item.price),
    })),
    customer: {
      name: order.customerName,
      email: order.customerEmail,
      phone: order.customerPhone,
      city: order.shippingCity,
      state: order.shippingState,
    },
    attribution: order.adAttribution,
  });
}

export const orderNoticesJob = job<object>({
  ...NOTICES_JOB,
  // The sweep: whatever a dying copy did not get to say.
  schedule: "* * * * *",
  run: async (ctx) => void (await sendOrderLetters(ctx)),
});
