import { lt } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { daysAgo } from "../platform/days-ago.ts";
import { auditTrail } from "./table.server.ts";

/** The trail, after the time it is kept. */
export async function deleteOldAudit(ctx: Ctx): Promise<void> {
  await ctx.db.delete(auditTrail).where(lt(auditTrail.at, daysAgo(ctx.now(), ctx.env.KEEP_AUDIT_DAYS)));
}
