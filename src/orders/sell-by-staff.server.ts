import { sql } from "drizzle-orm";
import { isCounter } from "../payment-methods.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { NewSale } from "./sale-contract.ts";
import type { PlacedOrder } from "./contract.ts";
import { contactOf, keyOf, newRow, requestOrder } from "./place-order.server.ts";
import { doneBy, recordEvent } from "./record-event.server.ts";
import { sumLines } from "./rules/lines.ts";
import { MOST_DISCOUNT } from "./rules/most-discount.ts";
import { NO_VISIT, refuseStaff } from "./texts.ts";

/** No address: the rug is handed over at the counter. */
const NOWHERE = { address: "", city: "", state: "" };

/** Takes the stock and writes the order as a shopper's call does, without the limits on the unproved. */
export async function sellByStaff(ctx: StaffCtx, { sale, key }: { sale: NewSale; key?: string }): Promise<PlacedOrder> {
  // A program of the owner's, with a key, is no person.
  const most = MOST_DISCOUNT[ctx.caller?.staff?.role ?? "owner"];
  if (sale.discountPercent > most) throw refuseStaff("forbidden", most);
  if (sale.reservationId) await checkVisit(ctx, sale.reservationId);
  const by = doneBy(ctx);
  const row = newRow(ctx, sale.method, sale.holdMinutes ?? undefined);
  const request = {
    ...row,
    ...contactOf(sale.customer, sale.shipping ?? NOWHERE),
    ...paidOf(sale, row.created_at),
    consents: {},
    client_address: "",
    sold_by: by,
    discount_percent: sale.discountPercent,
    reservation_id: sale.reservationId ?? null,
    // A shopper's key and a person's are different keys.
    ...keyOf(key && `staff ${key}`, sale),
  };
  const { placed, answer } = await requestOrder(ctx, request, sumLines(sale.items));
  if (!answer) return placed;
  if (sale.note) await recordEvent(ctx, placed._id, { kind: "note", facts: { text: sale.note } }, by);
  const changes: Record<string, [unknown, unknown]> = { total: [null, placed.total], method: [null, sale.method] };
  if (sale.discountPercent > 0) changes.discountPercent = [null, sale.discountPercent];
  await writeAudit(ctx, { action: "create", subject: "order", id: placed._id, label: placed.orderNumber, changes });
  return placed;
}

/** Money at the counter is there when the order is written. */
function paidOf({ method, reference, takenAlong }: NewSale, now: string) {
  if (!isCounter(method)) return { payment_reference: reference || null };
  return {
    payment_status: "paid",
    paid_at: now,
    payment_reference: reference || null,
    ...(takenAlong ? { status: "delivered", delivered_at: now } : {}),
  };
}

async function checkVisit(ctx: StaffCtx, id: number): Promise<void> {
  const { rows } = await ctx.db.execute(sql`select from showroom_reservations where id = ${id} and status <> 'blocked'`);
  if (rows.length === 0) throw refuseStaff("orders.unknown_visit", undefined, { fields: { reservationId: NO_VISIT } });
}
