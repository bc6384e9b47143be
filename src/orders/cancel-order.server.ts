import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { endOrder } from "./end-order.server.ts";
import { findOrder, lockOrder } from "./find-order.server.ts";
import { sendNoticesSoon } from "./notices.server.ts";
import { shipmentsOf } from "./order-work.server.ts";
import type { OrderRow } from "./present.server.ts";
import { isOpen } from "./rules/status.ts";
import { refuse } from "./texts.ts";

/** Asked twice it stays cancelled; a paid, shipped or delivered order is refused. */
export async function cancelOrder(ctx: Ctx & { caller: Caller }, { orderNumber }: { orderNumber: string }): Promise<OrderRow> {
  const { id } = await findOrder(ctx, orderNumber);
  const row = await inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, id);
    if (order.status === "cancelled" && order.paymentStatus !== "paid") return order;
    if (!isOpen(order) || (await shipmentsOf(inner, id)).length > 0) throw refuse("orders.not_cancellable");
    return endOrder(inner, order, "cancelled");
  });
  sendNoticesSoon(ctx);
  return row;
}
