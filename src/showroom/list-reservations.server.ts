import { and, asc, count, eq, gte, lte } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { searchIn } from "../platform/search-text.server.ts";
import type { ReservationQuery } from "./contract.ts";
import { placeAsked } from "./places.server.ts";
import type { ReservationRow } from "./present.server.ts";
import { reservations } from "./table.server.ts";

export async function listReservations(ctx: Ctx, query: ReservationQuery): Promise<{ rows: ReservationRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const { week_start: first, week_end: last, status, search, place } = query;
  const where = and(
    first ? gte(reservations.date, first) : undefined,
    last ? lte(reservations.date, last) : undefined,
    status ? eq(reservations.status, status) : undefined,
    place === undefined ? undefined : eq(reservations.place, placeAsked(ctx, place).key),
    searchIn(search, reservations.name, reservations.phone, reservations.email, reservations.notes),
  );
  const [rows, totals] = await Promise.all([
    ctx.db
      .select()
      .from(reservations)
      .where(where)
      .orderBy(asc(reservations.date), asc(reservations.slot), asc(reservations.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(reservations).where(where),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}
