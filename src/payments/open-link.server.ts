import { eq, sql } from "drizzle-orm";
import { lockOrder } from "../orders/find-order.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import { paymentProgress } from "../orders/payment-progress.server.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { PaymentMethod } from "../payment-methods.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { gatewayOf, type GatewayCtx, type LinkRequest } from "./gateways/gateway.server.ts";
import { amountDue, liveLink } from "./live-link.server.ts";
import { nextCheck } from "./rules/link-times.ts";
import { paymentLinkClaims, paymentLinks } from "./table.server.ts";

const CLAIM_SECONDS = 15;

/** Asks the gateway once however many tabs ask us: the first claims, the others wait until its link is there. */
export async function openLink(
  ctx: GatewayCtx,
  order: OrderRow,
  method: PaymentMethod,
  expiresAt: Date,
  request: LinkRequest,
): Promise<void> {
  if (!(await claim(ctx, order.id))) return waitForOther(ctx, order.id);
  try {
    // Another tab may have opened one and given the claim back since we looked.
    const live = await liveLink(ctx, order);
    if (live && live.expiresAt >= expiresAt) return;
    const link = await gatewayOf(ctx, method)!.createLink(request);
    await inTransaction(ctx, async (inner) => {
      const locked = await lockOrder(inner, order.id);
      const now = inner.now();
      // Also for an order that was called off meanwhile: a link that exists can be paid, so it is watched.
      await inner.db.insert(paymentLinks).values({
        ...link,
        orderId: locked.id,
        orderNumber: order.number,
        amount: request.total,
        gateway: method,
        createdAt: now,
        expiresAt,
        checkAt: nextCheck(0, now),
      });
      // Its rugs may have been changed meanwhile: then it asks for another amount.
      if (amountDue(locked) === request.total) await paymentProgress.setLink(inner, locked.id, { url: link.url, expiresAt });
    });
  } finally {
    await ctx.db.delete(paymentLinkClaims).where(eq(paymentLinkClaims.orderId, order.id));
  }
}

/** None for an order that was deleted meanwhile. */
async function claim(ctx: GatewayCtx, orderId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    insert into payment_link_claims as c (order_id, claimed_at) select id, now() from orders where id = ${orderId} for key share
    on conflict (order_id) do update set claimed_at = now()
    where c.claimed_at < now() - make_interval(secs => ${CLAIM_SECONDS}) returning order_id`);
  return rows.length > 0;
}

async function waitForOther(ctx: GatewayCtx, orderId: string): Promise<void> {
  for (let waited = 0; waited < CLAIM_SECONDS * 1000; waited += 150) {
    await sleep(150);
    const [claimed] = await ctx.db.select().from(paymentLinkClaims).where(eq(paymentLinkClaims.orderId, orderId));
    if (!claimed) return;
  }
}
