import { eq } from "drizzle-orm";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { queueMergeLetter } from "./queue-merge-letter.server.ts";
import { mergeJobs } from "./table.server.ts";
import { refuse } from "./texts.ts";

const TRIES_PER_HOUR = 20;

/**
 * Keeps the address until the job has ended; asked again it goes to the last one. A job has one letter: its link is shared,
 * and nobody who has it may have the shop write on and on.
 */
export async function askMergeLetter(
  outer: Ctx & { caller: Caller },
  { jobId, email }: { jobId: string; email: string },
): Promise<{ success: true }> {
  await limitRate(outer, `merge-letters:${outer.caller.network}`, TRIES_PER_HOUR, 3600);
  return inTransaction(outer, async (ctx) => {
    const [row] = await ctx.db.select().from(mergeJobs).where(eq(mergeJobs.id, jobId)).for("update");
    if (!row) throw refuse("merge.not_found");
    if (row.letterAt) throw refuse("merge.letter_written");
    const set = row.completedAt ? { letterAt: ctx.now() } : { notifyEmail: email };
    await ctx.db.update(mergeJobs).set(set).where(eq(mergeJobs.id, jobId));
    if (row.completedAt) await queueMergeLetter(ctx, row, email);
    return { success: true };
  });
}
