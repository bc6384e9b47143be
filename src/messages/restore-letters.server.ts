import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { enqueueLetter } from "./letters/queue-letter.server.ts";
import { letters } from "./table.server.ts";

/**
 * Around a restore, in its transaction: letters that waited when the backup was made are queued again, except those that
 * have left from this database since. After a week nobody waits for them: staff decide.
 */
export async function restoreLetters(before: Ctx): Promise<(after: Ctx) => Promise<void>> {
  await before.db.execute(sql`create temp table letters_sent on commit drop as select id from letters where state = 'sent'`);
  return async (ctx) => {
    await ctx.db.execute(sql`
      update letters set state = 'sent', sent_at = now(), mail = null
      where state = 'waiting' and id in (select id from letters_sent)`);
    await ctx.db.execute(sql`
      update letters set state = 'held', error = 'Restored from an old backup.'
      where state = 'waiting' and created_at < now() - interval '7 days'`);
    const waiting = await ctx.db
      .update(letters)
      .set({ claimedUntil: null, tries: 0 })
      .where(eq(letters.state, "waiting"))
      .returning();
    for (const { id, mail } of waiting) await enqueueLetter(ctx, { id, mail: mail! });
  };
}
