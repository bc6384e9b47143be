import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { freeSeat } from "./rules/seats.ts";
import { reservations } from "./table.server.ts";

export type Wish = { place: string; date: string; slot: string; hours: number };

/** Of what is free now the lowest seat; whether it still is when it is taken is decided by the database. */
export async function findSeat(ctx: Ctx, { place, date, ...stay }: Wish, exceptId = 0): Promise<number | undefined> {
  const held = await ctx.db
    .select({ slot: reservations.slot, hours: reservations.hours, seat: reservations.seat, status: reservations.status })
    .from(reservations)
    .where(
      and(
        eq(reservations.place, place),
        eq(reservations.date, date),
        inArray(reservations.status, ["confirmed", "blocked"]),
        ne(reservations.id, exceptId),
      ),
    );
  return freeSeat(held, stay, ctx.settings().showroom.visitsAtOnce);
}

/**
 * The index by which the version before books lets one entry into an hour, whatever the seat and the place. It goes when the
 * owner asks for more: they do so with this version. After the save and when a copy starts, never while somebody books.
 */
export async function allowMany(ctx: Ctx): Promise<void> {
  const { visitsAtOnce, places } = ctx.settings().showroom;
  if (visitsAtOnce === 1 && places.length < 2) return;
  await ctx.db.execute(sql`drop index if exists showroom_one_live_entry`);
}
