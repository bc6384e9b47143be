import { eq } from "drizzle-orm";
import type { Caller } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { required } from "./book-visit.server.ts";
import type { ReservationChange } from "./contract.ts";
import { orTaken } from "./hold-slot.server.ts";
import { tellVisitor } from "./letters/visit-letters.server.ts";
import { placeAsked } from "./places.server.ts";
import type { ReservationRow } from "./present.server.ts";
import { isExpected } from "./rules/slots.ts";
import { findSeat } from "./seats.server.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Who was expected, and is still to come, hears of another hour or of none. */
function newsOf(ctx: StaffCtx, old: ReservationRow, row: ReservationRow): "moved" | "cancelled" | undefined {
  if (!isExpected(old, ctx.now())) return undefined;
  if (row.status === "cancelled" || row.status === "blocked") return "cancelled";
  return row.status === "confirmed" && (row.date !== old.date || row.slot !== old.slot || row.place !== old.place)
    ? "moved"
    : undefined;
}

/** What is not sent stays; null empties, as it does in a new booking. */
const part = (given: string | null | undefined, old: string): string => (given === undefined ? old : (given ?? ""));

/** Where it goes on holding its hours; elsewhere the lowest free seat there. */
async function seatOf(
  ctx: StaffCtx,
  old: ReservationRow,
  { place, date, slot, status }: Pick<ReservationRow, "place" | "date" | "slot" | "status">,
): Promise<number> {
  const isSame = place === old.place && date === old.date && slot === old.slot && status === old.status;
  if (isSame || status !== "confirmed") return old.seat;
  const seat = await findSeat(ctx, { place, date, slot, hours: old.hours }, old.id);
  if (seat === undefined) throw refuse("showroom.slot_held");
  return seat;
}

/** Staff may set any status and any part; a visit keeps its name and phone, a slot its one holder. */
export async function updateReservation(
  outer: StaffCtx & { caller: Caller },
  { id, ...given }: ReservationChange & { id: number },
): Promise<ReservationRow> {
  const saved = inTransaction(outer, async (ctx) => {
    const [old] = await ctx.db.select().from(reservations).where(eq(reservations.id, id)).for("update");
    if (!old) throw refuse("showroom.not_found");
    const next = {
      name: part(given.customer_name, old.name),
      phone: part(given.customer_phone, old.phone),
      email: part(given.customer_email, old.email),
      notes: part(given.notes, old.notes),
      status: given.status ?? old.status,
      date: given.reservation_date ?? old.date,
      slot: given.time_slot ?? old.slot,
      place: given.place === undefined || given.place === old.place ? old.place : placeAsked(ctx, given.place).key,
    };
    if (next.status !== "blocked") required(next.name, next.phone);
    const [row] = await ctx.db
      .update(reservations)
      .set({ ...next, seat: await seatOf(ctx, old, next), updatedAt: ctx.now() })
      .where(eq(reservations.id, id))
      .returning();
    // Names and phones are nobody's business in the trail: the id leads to them.
    const { place, date, slot, status, ...contact } = next;
    const isOther = Object.keys(changesOf(old, contact)).length > 0;
    await writeAudit(ctx, {
      action: "update",
      subject: "reservation",
      id,
      label: `${date} ${slot}`,
      changes: { ...changesOf(old, { place, date, slot, status }), ...(isOther && { contact: [null, "changed"] }) },
    });
    const news = newsOf(ctx, old, row!);
    if (news) await tellVisitor(ctx, row!, news);
    await touch(ctx, "showroom");
    return row!;
  });
  return orTaken(saved, refuse("showroom.slot_held"));
}
