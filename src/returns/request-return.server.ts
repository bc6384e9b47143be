import { sql } from "drizzle-orm";
import { findOrderOf, lockOrder } from "../orders/find-order.server.ts";
import type { OrderReturn } from "../orders/returns-contract.ts";
import { returnsOf } from "../orders/returns-of-orders.server.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import type { NewReturn } from "./contract.ts";
import { tellOfRequest } from "./tell-of-return.server.ts";
import { returnWindow } from "./rules/return-window.ts";
import { orderReturnItems, orderReturns } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Asking = Ctx & { caller: Caller };

/** A customer asks to return rugs. Whoever does not know the order's e-mail learns not even that the order exists. */
export async function requestReturn(outer: Asking, number: string, asked: NewReturn): Promise<OrderReturn> {
  const order = await findOrderOf(outer, number, asked.email);
  return inTransaction(outer, async (ctx) => {
    // The lock makes returns, refunds and cancelling of one order come one after the other.
    const locked = await lockOrder(ctx, order.id);
    const days = ctx.settings().selling.returnsDays;
    const now = ctx.now();
    const window = returnWindow(locked, days, now);
    if (window === "too_soon") throw refuse(locked.status === "cancelled" ? "returns.cancelled" : "returns.not_delivered");
    if (window === "too_late") throw refuse("returns.too_late", days);
    await checkLines(ctx, locked.id, asked.items);
    const before = await ctx.db.$count(orderReturns, sql`order_id = ${locked.id}`);
    const [row] = await ctx.db
      .insert(orderReturns)
      .values({
        orderId: locked.id,
        number: `${locked.number}-D${before + 1}`,
        status: "requested",
        note: asked.note,
        steps: [{ status: "requested", at: now.toISOString() }],
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    await ctx.db.insert(orderReturnItems).values(asked.items.map((item) => ({ returnId: row!.id, ...item })));
    const seen = (await returnsOf(ctx, [locked.id])).get(locked.id)!.at(-1)!;
    await tellOfRequest(ctx, locked, seen);
    await touch(ctx, "orders");
    return seen;
  });
}

/** Units of a line that no return has asked for, except where it was refused. */
async function checkLines(ctx: Ctx, orderId: string, items: NewReturn["items"]): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number; left: number }>(sql`
    select i.id, i.quantity - coalesce((select sum(t.quantity) from order_return_items t join order_returns r on r.id = t.return_id
      where t.item_id = i.id and r.status <> 'refused'), 0)::int as left
    from order_items i where i.order_id = ${orderId}`);
  const left = new Map(rows.map((row) => [row.id, row.left]));
  for (const [place, { itemId }] of items.entries()) {
    const sentence = refuse("returns.unknown_item").message;
    if (!left.has(itemId)) throw refuse("returns.unknown_item", undefined, { fields: { [`items.${place}.itemId`]: sentence } });
  }
  const short = items.filter(({ itemId, quantity }) => quantity > left.get(itemId)!);
  if (short.length === 0) return;
  const extra = { items: short.map(({ itemId }) => ({ itemId, left: left.get(itemId)! })) };
  throw refuse("returns.more_than_bought", undefined, { extra });
}
