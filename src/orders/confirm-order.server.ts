import { eq } from "drizzle-orm";
import { proveAddress } from "../messages/letters/queue-letter.server.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { sameText } from "../platform/same-text.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { countMiss, findOrder, lockOrder } from "./find-order.server.ts";
import type { OrderRow } from "./present.server.ts";
import { orders } from "./table.server.ts";
import { refuse, refuseStaff } from "./texts.ts";

const write = async (ctx: Ctx, id: string, by: "customer" | "staff"): Promise<OrderRow> => {
  const [row] = await ctx.db.update(orders).set({ confirmedAt: ctx.now(), confirmedBy: by }).where(eq(orders.id, id)).returning();
  await touch(ctx, "orders");
  return row!;
};

/** The customer pressed the letter's button: the mailbox is theirs, and the order is no longer one of the unproved. */
export async function confirmByCustomer(
  ctx: Ctx & { caller: Caller },
  { orderNumber, token }: { orderNumber: string; token: string },
): Promise<OrderRow> {
  const { id, confirmToken } = await findOrder(ctx, orderNumber);
  if (!confirmToken || !sameText(token, confirmToken)) {
    await countMiss(ctx);
    throw refuse("orders.wrong_confirmation");
  }
  return inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, id);
    if (order.status === "cancelled") throw refuse("orders.confirmed_too_late");
    await proveAddress(inner, order.customerEmail);
    return order.confirmedAt ? order : write(inner, id, "customer");
  });
}

/** Staff know the customer, or have called. */
export const confirmByStaff = (ctx: StaffCtx, { id }: { id: string }): Promise<OrderRow> =>
  inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, id);
    if (order.status === "cancelled") throw refuseStaff("orders.confirm_cancelled");
    if (order.confirmedBy === "staff") return order;
    const row = await write(inner, id, "staff");
    const changes = { confirmed: [false, true] as [unknown, unknown] };
    await writeAudit(inner, { action: "update", subject: "order", id, label: order.number, changes });
    return row;
  });
