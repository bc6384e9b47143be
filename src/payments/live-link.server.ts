import { and, desc, eq, gt } from "drizzle-orm";
import type { OrderRow } from "../orders/present.server.ts";
import { owes } from "../orders/rules/status.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Cents } from "../platform/money.ts";
import { paymentLinks } from "./table.server.ts";

export type LiveLink = { paymentUrl: string; expiresAt: Date };

/** What the order asks for now: a link over another amount is not its own. */
export const amountDue = (order: OrderRow): Cents => (owes(order) ? order.balance : order.total);

/** The order's link that can still be paid by, if there is one. */
export async function liveLink(ctx: Ctx, order: OrderRow): Promise<LiveLink | undefined> {
  const soon = new Date(ctx.now().getTime() + 60_000);
  const [link] = await ctx.db
    .select()
    .from(paymentLinks)
    .where(
      and(
        eq(paymentLinks.orderId, order.id),
        eq(paymentLinks.amount, amountDue(order)),
        eq(paymentLinks.status, "ACTIVE"),
        gt(paymentLinks.expiresAt, soon),
      ),
    )
    .orderBy(desc(paymentLinks.createdAt))
    .limit(1);
  return link && { paymentUrl: link.url, expiresAt: link.expiresAt };
}
