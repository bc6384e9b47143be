import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { OrderRow } from "./present.server.ts";
import { isOpen } from "./rules/status.ts";
import { orders } from "./table.server.ts";

/** What an order remembers of a payment on its way. Both need the order's row locked. */
export const paymentProgress = {
  /** The bank is still deciding: the customer is told not to pay again. */
  async setConfirming(ctx: Ctx, order: OrderRow, confirming: boolean): Promise<void> {
    if (order.confirming === confirming || !isOpen(order)) return;
    await ctx.db.update(orders).set({ confirming }).where(eq(orders.id, order.id));
  },
  async setLink(ctx: Ctx, id: string, link: { url: string; expiresAt: Date }): Promise<void> {
    const set = { boldPaymentUrl: link.url, boldPaymentExpiresAt: link.expiresAt, updatedAt: ctx.now() };
    await ctx.db.update(orders).set(set).where(eq(orders.id, id));
  },
};
