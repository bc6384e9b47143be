import { asc, eq, sql } from "drizzle-orm";
import { ONLINE_METHODS } from "../payment-methods.ts";
import { currentSize } from "../catalog/rules/size.ts";
import { holdSizeNames } from "../catalog/set-stock.server.ts";
import { cents } from "../platform/money.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { LinesEdit } from "./lines-contract.ts";
import { lockOrder } from "./find-order.server.ts";
import { dropEarlier, notice, takeBackEnd, scheduleNotices } from "./notices.server.ts";
import { shipmentsOf } from "./order-work.server.ts";
import { askForReturn, keepPayment, recordDifference, TO_RETURN } from "./record-difference.server.ts";
import type { OrderRow } from "./present.server.ts";
import { doneBy, recordEvent } from "./record-event.server.ts";
import { recordRefund } from "./record-refund.server.ts";
import { needsReference } from "./refund-contract.ts";
import { returnsOf } from "./returns-of-orders.server.ts";
import { editedTotals } from "./rules/edited-totals.ts";
import type { LineChange } from "./rules/history.ts";
import { leftToShip } from "./rules/to-ship.ts";
import { moveStock, type StockMove, takeStock } from "./stock.server.ts";
import { orderItems, orders } from "./table.server.ts";
import { refuse, refuseStaff } from "./texts.ts";
import { NO_REFERENCE } from "./refund-contract.ts";

type ItemRow = typeof orderItems.$inferSelect;
/** A line as it is to be; one without an id is new. */
type Line = Omit<ItemRow, "id" | "orderId" | "restocked"> & { id?: number; before: number };

/** Changes, takes out or adds rugs before they leave: stock, sums and money follow, and the customer is told. */
export async function editLines(outer: StaffCtx, { id, edit }: { id: string; edit: LinesEdit }): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    await holdSizeNames(ctx);
    const order = await lockOrder(ctx, id);
    if (order.status !== "pending" && order.status !== "processing") throw refuseStaff("orders.lines_fixed");
    if (order.confirming) throw refuseStaff("orders.lines_confirming");
    if ((await returnsOf(ctx, [id])).get(id)?.some(({ status }) => status !== "refused"))
      throw refuseStaff("orders.lines_returned");
    const items = await ctx.db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.id));
    const left = leftToShip(items, await shipmentsOf(ctx, id));
    const lines = await linesOf(ctx, items, edit);
    for (const { id: itemId, quantity, before } of lines) {
      const sent = itemId === undefined ? 0 : before - left.get(itemId)!;
      if (quantity < sent) throw refuseStaff("orders.lines_sent", sent, { extra: { itemId, sent } });
    }
    if (lines.every(({ quantity }) => quantity === 0)) throw refuseStaff("orders.lines_empty");
    const changes = lines.filter(({ quantity, before }) => quantity !== before);
    if (changes.length === 0) return;
    await writeLines(ctx, order, changes);
    const totals = editedTotals(order, kept(lines), await codeOf(ctx, order, lines));
    const difference = totals.total - order.total;
    if (order.paymentStatus === "paid") await keepPayment(ctx, order);
    const set = {
      ...totals,
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      balance: order.paymentStatus === "paid" ? cents(order.balance + difference) : order.balance,
      // A link over another amount is no longer the order's.
      ...(difference === 0 ? {} : { boldPaymentUrl: null, boldPaymentExpiresAt: null }),
      updatedAt: ctx.now(),
    };
    const [saved] = await ctx.db.update(orders).set(set).where(eq(orders.id, id)).returning();
    await settleDifference(ctx, saved!, edit);
    await tell(ctx, order, changes, totals.total);
  });
  await scheduleNotices(outer);
}

const kept = (lines: readonly Line[]): Line[] => lines.filter(({ quantity }) => quantity > 0);

/** Every line of the order with the units it is to have, and the new ones at today's price. */
async function linesOf(ctx: StaffCtx, items: readonly ItemRow[], edit: LinesEdit): Promise<Line[]> {
  const lines: Line[] = items.map((item) => ({ ...item, before: item.quantity }));
  for (const change of edit.items) {
    if ("itemId" in change) {
      const line = lines.find(({ id }) => id === change.itemId);
      if (!line) throw refuseStaff("orders.lines_unknown");
      line.quantity = change.quantity;
      continue;
    }
    // One line per rug and size: its stock is taken and returned as one.
    const wanted = { ...change, size: currentSize(change.size) };
    const same = lines.find(({ rugId, size }) => rugId === wanted.carpetId && size === wanted.size);
    if (same) same.quantity += wanted.quantity;
    else lines.push(await newLine(ctx, wanted));
  }
  if (lines.some(({ quantity }) => quantity > 99)) throw refuseStaff("orders.lines_unknown");
  return lines;
}

type Wanted = { carpetId: number; size: string; quantity: number };
async function newLine(ctx: StaffCtx, { carpetId, size, quantity }: Wanted): Promise<Line> {
  const { rows } = await ctx.db.execute<{ name: string; images: string[]; price: number; inventory: number }>(sql`
    select name, images, price::float8 as price, inventory
    from unnest(price_lines(array[${carpetId}]::int[], array[${size}]::text[], array[${quantity}]::int[]))`);
  const [found] = rows;
  if (!found) throw refuse("orders.no_price", undefined, { extra: { items: [{ carpetId, size }] } });
  if (found.inventory < quantity) throw shortOf(found.name, { rugId: carpetId, size }, found.inventory);
  const { name: rugName, images: rugImages, price } = found;
  return {
    rugId: carpetId,
    formerRugId: null,
    soldSize: null,
    rugName,
    rugImages,
    size,
    quantity,
    price: cents(price),
    before: 0,
  };
}

const shortOf = (name: string, { rugId, size }: { rugId: number; size: string }, available: number) => {
  const short = [{ carpetId: rugId, name, size, available }];
  return refuse("orders.short_stock", short, { extra: { items: short } });
};

async function writeLines(ctx: StaffCtx, order: OrderRow, changes: readonly Line[]): Promise<void> {
  const moves = changes
    .filter((line): line is Line & { rugId: number } => line.rugId !== null)
    .map(({ rugId, size, quantity, before }): StockMove => ({ rugId, size, units: quantity - before }));
  const short = order.stockHeld ? await moveStock(ctx, moves) : undefined;
  if (short) {
    const name = changes.find(({ rugId, size }) => rugId === short.rugId && size === short.size)!.rugName;
    const { rows } = await ctx.db.execute<{ inventory: number }>(
      sql`select inventory from rug_stock where rug_id = ${short.rugId} and size = ${short.size}`,
    );
    throw shortOf(name, short, rows[0]?.inventory ?? 0);
  }
  for (const { id, before: _before, ...line } of changes) {
    if (id === undefined) await ctx.db.insert(orderItems).values({ ...line, orderId: order.id });
    else if (line.quantity === 0) await ctx.db.delete(orderItems).where(eq(orderItems.id, id));
    else await ctx.db.update(orderItems).set({ quantity: line.quantity }).where(eq(orderItems.id, id));
  }
  // Its rugs had gone to somebody else: with the others it has stock again, or the change does not help.
  if (!order.stockHeld && !(await takeStock(ctx, order.id))) throw refuseStaff("orders.no_stock_to_reopen");
}

/** The code's percentage and the lines it is for, as long as the code is known. */
async function codeOf(ctx: StaffCtx, { discountId }: OrderRow, lines: readonly Line[]) {
  if (discountId === null) return undefined;
  const { rows } = await ctx.db.execute<{ percentage: number; rugs: number[] }>(sql`
    select d.percentage::float8 as percentage, array(select r.id from rugs r
      where r.id = any (${sql.param(kept(lines).map(({ rugId }) => rugId ?? 0))}::int[])
        and (d.is_all_products or r.tag_keys && fold_all(d.applicable_tags))) as rugs
    from discount_codes d where d.id = ${discountId}`);
  const [code] = rows;
  if (!code) return undefined;
  const discounted = kept(lines).filter(({ rugId }) => rugId !== null && code.rugs.includes(rugId));
  return { percentage: code.percentage, discounted };
}

/** Of a paid order: money that changed hands is written down, money that is to go back is put before a person. */
async function settleDifference(ctx: StaffCtx, order: OrderRow, { way, reference }: LinesEdit): Promise<void> {
  const { balance } = order;
  if (order.paymentStatus !== "paid") return;
  if (balance >= 0 || !way) await askForReturn(ctx, order);
  if (balance >= 0) {
    if (balance > 0 && way && !ONLINE_METHODS.some((online) => online === way))
      await recordDifference(ctx, order, { amount: balance, way, reference, by: doneBy(ctx) });
    return;
  }
  if (!way) return;
  if (!needsReference({ way, reference }))
    throw refuseStaff("orders.refund_reference", undefined, { fields: { reference: NO_REFERENCE } });
  const refund = { amount: cents(0 - balance), way, reference, note: TO_RETURN.changed, items: [] };
  await recordRefund(ctx, { id: order.id, refund });
}

async function tell(ctx: StaffCtx, order: OrderRow, changed: readonly Line[], total: number): Promise<void> {
  const lines = changed.map(({ rugName: name, size, soldSize, before, quantity, rugId, formerRugId, price }): LineChange => ({
    name,
    // As the accounts of its sale name it.
    size: soldSize ?? size,
    units: [before, quantity],
    code: rugId ?? formerRugId,
    price,
  }));
  const eventId = await recordEvent(ctx, order.id, { kind: "lines", facts: { lines, total: [order.total, total] } }, doneBy(ctx));
  // Several changes within the ten seconds are told in one letter: the last.
  await dropEarlier(ctx, order.id, "lines");
  await notice(ctx, order.id, `lines:${eventId}`, takeBackEnd(ctx.now()));
  const units = Object.fromEntries(lines.map(({ name, size, units }) => [`${name} ${size}`, units as [unknown, unknown]]));
  const changes = { ...units, total: [order.total, total] as [unknown, unknown] };
  await writeAudit(ctx, { action: "update", subject: "order", id: order.id, label: order.number, changes });
  await touch(ctx, "orders");
}
