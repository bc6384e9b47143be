import { and, eq, isNull, or } from "drizzle-orm";
import type { OrderRow } from "../orders/present.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { cents, type Cents } from "../platform/money.ts";
import { payments } from "./table.server.ts";

const MOST = Number.MAX_SAFE_INTEGER;

/** Whole cents of what Bold says, which are the database's: also of an amount nobody asked for, or that none can hold. */
export const centsIn = (pesos: number): Cents => cents(Math.max(-MOST, Math.min(MOST, Math.round(pesos * 100))));

/** What tells us of a payment: a signed notification, or the state of its link. */
export type Evidence = {
  id: string;
  from: { event: string } | { link: string };
  pesos: number;
  currency?: string | null;
  method?: string | null;
};

/**
 * Writes the payment down; false when it is known already. A notification and a link's state may name the same money
 * by different ids: the first of one kind is matched with the first of the other that has no partner yet.
 */
export async function recordPayment(ctx: Ctx, order: OrderRow, evidence: Evidence): Promise<boolean> {
  const event = "event" in evidence.from ? evidence.from.event : null;
  const link = "link" in evidence.from ? evidence.from.link : null;
  const mine = event ? eq(payments.eventPaymentId, event) : eq(payments.linkId, link!);
  const [known] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(or(eq(payments.id, evidence.id), mine))
    .limit(1);
  const seen = event ? { eventPaymentId: event } : { linkId: link };
  if (known) {
    const partner = event ? payments.eventPaymentId : payments.linkId;
    await ctx.db
      .update(payments)
      .set(seen)
      .where(and(eq(payments.id, known.id), isNull(partner)));
    return false;
  }
  const lone = event ? isNull(payments.eventPaymentId) : isNull(payments.linkId);
  const [partner] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.amount, centsIn(evidence.pesos)), lone))
    .limit(1);
  if (partner) {
    await ctx.db.update(payments).set(seen).where(eq(payments.id, partner.id));
    return false;
  }
  await ctx.db.insert(payments).values({
    id: evidence.id,
    orderId: order.id,
    orderNumber: order.number,
    amount: centsIn(evidence.pesos),
    method: evidence.method ?? "",
    receivedAt: ctx.now(),
    ...seen,
  });
  return true;
}
