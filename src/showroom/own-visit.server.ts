import { and, eq, sql } from "drizzle-orm";
import { bogotaDate, bogotaTime } from "../platform/bogota-time.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { checkBookable, orTaken } from "./hold-slot.server.ts";
import { tellOfVisit } from "./letters/visit-letters.server.ts";
import { placeNow } from "./places.server.ts";
import type { ReservationRow } from "./present.server.ts";
import { findSeat } from "./seats.server.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Own = { token: string };
type Asked = Ctx & { caller: Caller };

export async function getVisit(ctx: Ctx, { token }: Own): Promise<ReservationRow> {
  const [row] = await ctx.db.select().from(reservations).where(eq(reservations.token, token));
  if (!row) throw refuse("showroom.visit_unknown");
  return row;
}

/** Only a visit that is confirmed and still to come can change; judged in the same statement that changes it. */
async function change(ctx: Asked, token: string, values: Partial<ReservationRow>): Promise<ReservationRow> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(reservations)
    .set({ ...values, updatedAt: now })
    .where(
      and(
        eq(reservations.token, token),
        eq(reservations.status, "confirmed"),
        sql`(${reservations.date}, ${reservations.slot}) > (${bogotaDate(now)}::date, ${bogotaTime(now)})`,
      ),
    )
    .returning();
  if (!row) {
    await getVisit(ctx, { token });
    throw refuse("showroom.visit_over");
  }
  await tellOfVisit(ctx, row, values.status === "cancelled" ? "cancelled" : "moved");
  await touch(ctx, "showroom");
  return row;
}

export const cancelVisit = (outer: Asked, { token }: Own): Promise<ReservationRow> =>
  inTransaction(outer, (ctx) => change(ctx, token, { status: "cancelled" }));

export async function moveVisit(
  outer: Asked,
  { token, ...to }: Own & { reservation_date: string; time_slot: string },
): Promise<ReservationRow> {
  const { id, place: booked } = await getVisit(outer, { token });
  const place = placeNow(outer, booked);
  // As long as visits are now: so the week offered it.
  const wish = { place, date: to.reservation_date, slot: to.time_slot, hours: outer.settings().showroom.visitHours };
  checkBookable(outer, wish);
  const moved = inTransaction(outer, async (ctx) => {
    const seat = await findSeat(ctx, wish, id);
    const row = await change(ctx, token, { ...wish, seat: seat ?? 0 });
    if (seat === undefined) throw refuse("showroom.taken");
    return row;
  });
  return orTaken(moved, refuse("showroom.taken"));
}
