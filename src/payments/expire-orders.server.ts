import { and, eq, inArray, sql } from "drizzle-orm";
import { endOrder } from "../orders/end-order.server.ts";
import { lockOrder } from "../orders/find-order.server.ts";
import { ONLINE_METHODS } from "../payment-methods.ts";
import { sendNoticesSoon } from "../orders/notices.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import type { GatewayCtx } from "./gateways/gateway.server.ts";
import { checkLink } from "./check-link.server.ts";
import { eachLoggingErrors } from "../platform/each-logging-errors.server.ts";
import { SILENCE_MINUTES } from "./rules/link-times.ts";
import { paymentLinks } from "./table.server.ts";

const DUE = sql`payment_status = 'pending' and status = 'pending' and payment_method = any (${sql.param(ONLINE_METHODS)}::text[])`;

/** Every Bold order whose 90 minutes are over, also those that ended while the program was down. */
export async function expireOrders(ctx: GatewayCtx): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from orders where ${DUE} and expires_at <= ${ctx.now()} order by expires_at limit 1000`);
  let expired = 0;
  await eachLoggingErrors(ctx, rows, "an order whose time is over", async ({ id }) => {
    if (await expireOrder(ctx, id)) expired++;
  });
  return expired;
}

/** Bold is asked first: a payment that is under way is not cut off, one that arrived is taken. */
export async function expireOrder(ctx: GatewayCtx, id: string): Promise<boolean> {
  const links = await ctx.db
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.orderId, id), inArray(paymentLinks.status, ["ACTIVE", "PROCESSING", "REJECTED"])));
  const states: (string | undefined)[] = [];
  for (const link of links) states.push(await checkLink(ctx, link));
  const ended = await inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, id);
    const now = inner.now();
    const due = order.paymentStatus === "pending" && order.status === "pending" && order.expiresAt && order.expiresAt <= now;
    if (!due || states.includes("PROCESSING") || order.confirming) return false;
    const patient = now.getTime() - order.expiresAt!.getTime() < SILENCE_MINUTES * 60_000;
    if (states.includes(undefined) && patient) return false;
    await endOrder(inner, order, "expired");
    return true;
  });
  if (ended) sendNoticesSoon(ctx);
  return ended;
}
