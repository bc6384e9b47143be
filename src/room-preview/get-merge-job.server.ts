import { and, count, eq, lt, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { mergeJobs, type MergeJobRow } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** A job and how many come before it. */
export async function getMergeJob(ctx: Ctx, { jobId }: { jobId: string }): Promise<{ row: MergeJobRow; queuePlace: number }> {
  const [row] = await ctx.db.select().from(mergeJobs).where(eq(mergeJobs.id, jobId));
  if (!row) throw refuse("merge.not_found");
  if (row.status !== "pending") return { row, queuePlace: 0 };
  const before = and(sql`${mergeJobs.status} in ('pending', 'processing')`, lt(mergeJobs.createdAt, row.createdAt));
  const [counted] = await ctx.db.select({ n: count() }).from(mergeJobs).where(before);
  return { row, queuePlace: counted?.n ?? 0 };
}
