import { lt } from "drizzle-orm";
import { bogotaDate } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { daysAgo } from "../platform/days-ago.ts";
import { reservations } from "./table.server.ts";

/** Visits and blocked hours, after the time they are kept. */
export async function deleteOldVisits(ctx: Ctx): Promise<void> {
  await ctx.db.delete(reservations).where(lt(reservations.date, bogotaDate(daysAgo(ctx.now(), ctx.env.KEEP_VISITS_DAYS))));
}
