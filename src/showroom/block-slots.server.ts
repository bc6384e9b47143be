import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { placeAsked } from "./places.server.ts";
import { presentReservation, type ReservationRow } from "./present.server.ts";
import { meets } from "./rules/seats.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Slots = { date: string; timeSlots: string[]; place?: string | null; reason?: string | null };

const LIVE = sql`${reservations.status} in ('confirmed', 'blocked')`;

/** Blocks what is free and names the visits it met: a booking is never covered by a block. */
export async function blockSlots(
  outer: StaffCtx,
  { date, timeSlots, reason, ...at }: Slots,
): Promise<{ blocked: string[]; conflicts: ReservationRow[] }> {
  const { key: place } = placeAsked(outer, at.place);
  return inTransaction(outer, async (ctx) => {
    const slots = [...new Set(timeSlots)].sort();
    let live: ReservationRow[] = [];
    const holds = (slot: string) => (row: ReservationRow) => meets(row, { slot, hours: 1 });
    // A visit may be cancelled between the two statements: then its hour is free again and is asked for once more.
    while (!slots.every((slot) => live.some(holds(slot)))) {
      await ctx.db
        .insert(reservations)
        .values(slots.map((slot) => ({ place, date, slot, status: "blocked" as const, notes: reason ?? "" })))
        .onConflictDoNothing();
      live = await ctx.db
        .select()
        .from(reservations)
        .where(and(eq(reservations.place, place), eq(reservations.date, date), LIVE))
        .orderBy(asc(reservations.slot), asc(reservations.seat));
    }
    const conflicts = live.filter((row) => row.status === "confirmed" && slots.some((slot) => holds(slot)(row)));
    const blocked = slots.filter((slot) => live.some((row) => row.status === "blocked" && holds(slot)(row)));
    if (blocked.length === 0)
      throw refuse("showroom.all_booked", undefined, { extra: { conflicts: conflicts.map(presentReservation) } });
    await writeAudit(ctx, { action: "block", subject: "reservation", id: date, label: `${date} ${blocked.join(", ")}` });
    await touch(ctx, "showroom");
    return { blocked, conflicts };
  });
}

/** Opens blocked hours. A visit that staff had turned into a block is kept as cancelled, with its name. */
export const unblockSlots = (outer: StaffCtx, { date, timeSlots, ...at }: Slots): Promise<{ unblocked: string[] }> =>
  inTransaction(outer, async (ctx) => {
    const blocked = and(
      eq(reservations.place, placeAsked(ctx, at.place).key),
      eq(reservations.date, date),
      inArray(reservations.slot, timeSlots),
      eq(reservations.status, "blocked"),
    );
    const kept = await ctx.db
      .update(reservations)
      .set({ status: "cancelled", updatedAt: ctx.now() })
      .where(and(blocked, ne(reservations.name, "")))
      .returning({ slot: reservations.slot });
    const gone = await ctx.db.delete(reservations).where(blocked).returning({ slot: reservations.slot });
    const unblocked = [...kept, ...gone].map((row) => row.slot).sort();
    await writeAudit(ctx, { action: "unblock", subject: "reservation", id: date, label: `${date} ${unblocked.join(", ")}` });
    await touch(ctx, "showroom");
    return { unblocked };
  });
