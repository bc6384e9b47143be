import { lt } from "drizzle-orm";
import { bogotaDate } from "../platform/bogota-time.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { insightSalts, insightVisitors } from "./table.server.ts";

/** Who came on a day is forgotten when it is over. */
export async function deleteOldVisitors(ctx: Ctx): Promise<void> {
  const today = bogotaDate(ctx.now());
  await ctx.db.delete(insightVisitors).where(lt(insightVisitors.day, today));
  await ctx.db.delete(insightSalts).where(lt(insightSalts.day, today));
}

/** Every hour: a shop that was down for a night, or failed to, must not keep them for more than 48 hours. */
export const deleteOldVisitorsJob = job<object>({
  name: "delete-old-visitors",
  schedule: "7 * * * *",
  run: deleteOldVisitors,
});
