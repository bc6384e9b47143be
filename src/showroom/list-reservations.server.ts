import { and, asc, count, eq, gte, lte, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { fold } from "../platform/text.ts";
import type { ReservationQuery } from "./contract.ts";
import type { ReservationRow } from "./present.server.ts";
import { reservations } from "./table.server.ts";

export async function listReservations(ctx: Ctx, query: ReservationQuery): Promise<{ rows: ReservationRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const { week_start: first, week_end: last, status, search } = query;
  const where = and(
    first ? gte(reservations.date, first) : undefined,
    last ? lte(reservations.date, last) : undefined,
    status ? eq(reservations.status, status) : undefined,
    search
      ? sql`position(${fold(search)} in fold(concat_ws(' ', ${reservations.name}, ${reservations.phone}, ${reservations.email}, ${reservations.notes}))) > 0`
      : undefined,
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
