import { and, eq, isNull, isNotNull, lt, or, sql } from "drizzle-orm";
import { endOrder } from "../orders/end-order.server.ts";
import { lockOrder } from "../orders/find-order.server.ts";
import { sendNoticesSoon } from "../orders/notices.server.ts";
import { paymentProgress } from "../orders/payment-progress.server.ts";
import { isOpen } from "../orders/rules/status.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { GatewayTrouble, gatewayOf, type GatewayCtx, type LinkState, type PaymentGateway } from "./gateways/gateway.server.ts";
import { recordUnmatchedPayment } from "./record-unmatched-payment.server.ts";
import { eachLoggingErrors } from "../platform/each-logging-errors.server.ts";
import { isForgotten, nextCheck, WATCHED_SECONDS } from "./rules/link-times.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { paymentLinks } from "./table.server.ts";

export type LinkRow = typeof paymentLinks.$inferSelect;

/** Nothing more will come of a link in these states. */
const FINAL = new Set(["PAID", "EXPIRED", "CANCELLED", "CANCELED"]);

/** Asks Bold for a link's state and does what follows. Undefined when Bold gave no usable answer. */
export async function checkLink(ctx: GatewayCtx, link: LinkRow): Promise<string | undefined> {
  const gateway = gatewayOf(ctx, link.gateway);
  if (!gateway) return undefined;
  let state: LinkState;
  try {
    state = await gateway.readLink(link.id);
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error;
    ctx.log.warn({ err: error }, "Bold did not say how a link stands");
    await ctx.db.update(paymentLinks).set(later(ctx, link)).where(eq(paymentLinks.id, link.id));
    return undefined;
  }
  if (!isOurs(gateway, link, state)) {
    ctx.log.error({}, "Bold's answer is about another sale");
    await ctx.db.update(paymentLinks).set(later(ctx, link)).where(eq(paymentLinks.id, link.id));
    return undefined;
  }
  await inTransaction(ctx, (inner) => apply(inner, link, state));
  sendNoticesSoon(ctx);
  return state.status;
}

const later = (ctx: GatewayCtx, link: LinkRow) => {
  const now = ctx.now();
  return { checks: link.checks + 1, checkedAt: now, checkAt: isForgotten(link, now) ? null : nextCheck(link.checks + 1, now) };
};

/** A test payment is no payment where real money is meant. */
const isOurs = (gateway: PaymentGateway, link: LinkRow, state: LinkState): boolean =>
  state.id === link.id &&
  (!state.reference || state.reference === link.orderNumber) &&
  (state.status !== "PAID" || gateway.takesTestPayments || !state.isTest);

async function apply(ctx: GatewayCtx, link: LinkRow, state: LinkState): Promise<void> {
  const order = link.orderId ? await lockOrder(ctx, link.orderId) : undefined;
  const done = FINAL.has(state.status);
  await ctx.db
    .update(paymentLinks)
    .set({ ...later(ctx, link), status: state.status, ...(done && { checkAt: null }) })
    .where(eq(paymentLinks.id, link.id));
  const paymentId = state.paymentId || link.id;
  if (!order) {
    if (state.status === "PAID")
      await recordUnmatchedPayment(ctx, { orderNumber: link.orderNumber, paymentId, pesos: state.pesos });
    return;
  }
  await paymentProgress.setConfirming(ctx, order, state.status === "PROCESSING");
  if (state.status === "PAID") {
    await settlePayment(ctx, order, {
      id: paymentId,
      from: { link: link.id },
      pesos: state.pesos,
      currency: state.currency,
      method: state.method,
    });
  } else if (["REJECTED", "CANCELLED", "CANCELED"].includes(state.status) && isOpen(order)) {
    await endOrder(ctx, { ...order, confirming: false }, "failed");
  }
}

/** Links whose turn has come, each claimed by one copy. */
export async function checkDueLinks(ctx: GatewayCtx): Promise<void> {
  const now = ctx.now();
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    update payment_links set check_at = ${new Date(now.getTime() + 60_000)} where id in (
      select id from payment_links where check_at <= ${now} order by check_at limit 50 for update skip locked) returning id`);
  await eachLoggingErrors(ctx, rows, "a payment link", async ({ id }) => {
    const [link] = await ctx.db.select().from(paymentLinks).where(eq(paymentLinks.id, id));
    if (link) await checkLink(ctx, link);
  });
}

/** Somebody looks at the waiting screen: ask Bold now, but not more often than it likes. */
export async function checkWatched(ctx: GatewayCtx, orderId: string): Promise<void> {
  const now = ctx.now();
  const before = new Date(now.getTime() - WATCHED_SECONDS * 1000);
  const links = await ctx.db
    .update(paymentLinks)
    .set({ checkedAt: now })
    .where(
      and(
        eq(paymentLinks.orderId, orderId),
        isNotNull(paymentLinks.checkAt),
        lt(paymentLinks.createdAt, new Date(now.getTime() - 3000)),
        or(isNull(paymentLinks.checkedAt), lt(paymentLinks.checkedAt, before)),
      ),
    )
    .returning();
  for (const link of links) await checkLink(ctx, link);
}
