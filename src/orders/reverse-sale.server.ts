import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { bogotaDate, instantOf } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { accountingEntries } from "./accounting-entries.server.ts";
import type { OrderRow } from "./present.server.ts";
import type { Entry } from "./rules/accounting-columns.ts";
import { bookedEntries } from "./table.server.ts";

const sumOf = (entries: readonly Entry[], what: "iva" | "total"): number => entries.reduce((sum, entry) => sum + entry[what], 0);

/**
 * The order is about to be no sale any more: set back, or deleted. What the accounts and the cash of earlier days said of it
 * stays, and is booked back today; in the accounts a sale of today alone was none, its cash may have been counted already.
 * Needs the order's row locked, as it was.
 */
export async function reverseSale(ctx: Ctx, order: OrderRow): Promise<void> {
  await reverseEntries(ctx, order);
  await reverseCash(ctx, order);
}

async function reverseEntries(ctx: Ctx, order: OrderRow): Promise<void> {
  const now = ctx.now();
  const today = bogotaDate(now);
  const found: { at: Date; entry: Entry }[] = [];
  const always = { from: new Date(0), to: instantOf("9999-12-31"), orderId: order.id };
  for await (const some of accountingEntries(ctx, always)) found.push(...some);
  if (!found.some(({ entry }) => entry.date < today)) return;
  const entries = found.map(({ entry }) => entry);
  const { date: _date, ...last } = entries.at(-1)!;
  const reversal: Entry = {
    ...last,
    type: "reversal",
    date: today,
    document: `${order.number}-a${now.getTime()}`,
    code: "",
    description: `Anulación del pedido ${order.number}`,
    quantity: 1,
    iva: 0 - sumOf(entries, "iva"),
    total: 0 - sumOf(entries, "total"),
    reference: "",
  };
  const booked = [...found, ...(reversal.total === 0 ? [] : [{ at: now, entry: reversal }])];
  const { number: orderNumber, emailKey, phoneKey } = order;
  await ctx.db.insert(bookedEntries).values(booked.map((each) => ({ ...each, orderNumber, emailKey, phoneKey })));
}

/** Payments stay, as those of a deleted order do; the order itself begins anew. */
async function reverseCash(ctx: Ctx, { id, number, paidAt, paymentMethod, paymentStatus, total }: OrderRow): Promise<void> {
  const now = ctx.now();
  if (paymentStatus === "paid" && paidAt !== null && (paymentMethod === "cash" || paymentMethod === "COD"))
    await ctx.db.execute(sql`
      insert into payments (id, order_id, order_number, amount, method, received_at)
      select 'counter:' || ${id}::text, ${id}, ${number}, ${total}, ${paymentMethod}, ${paidAt}
      where not exists (select from payments where order_id = ${id})`);
  const { rows } = await ctx.db.execute<{ cash: number }>(sql`
    select ((select coalesce(sum(amount), 0) from payments where order_id = ${id} and method in ('cash', 'COD'))
      - (select coalesce(sum(amount), 0) from refunds where order_id = ${id} and lower(way) = 'cash'))::float8 as cash`);
  // The next payment of this order at the counter has that id again.
  await ctx.db.execute(sql`
    update payments set order_id = null, id = case when id = 'counter:' || order_id then 'sale:' || gen_random_uuid() else id end,
      event_payment_id = case when id = 'counter:' || order_id then null else event_payment_id end,
      link_id = case when id = 'counter:' || order_id then null else link_id end
    where order_id = ${id}`);
  const { cash } = rows[0]!;
  if (cash !== 0)
    await ctx.db.execute(sql`
      insert into payments (id, order_number, amount, method, received_at)
      values (${`reversal:${randomUUID()}`}, ${number}, ${0 - cash}, 'cash', ${now})`);
}
