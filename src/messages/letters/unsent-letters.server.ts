import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../../platform/ctx.server.ts";
import { windowOf } from "../../platform/http/paging.server.ts";
import { queueAges } from "../../platform/queue-ages.server.ts";
import { inTransaction } from "../../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../../staff/write-audit.server.ts";
import type { LettersQuery, Outbox, UnsentLetter } from "./contract.ts";
import { enqueueLetter } from "./queue-letter.server.ts";
import { UNSENT_STATES } from "../rules/letter-state.ts";
import { letters } from "../table.server.ts";
import { refuse } from "../texts.ts";

type LetterRow = typeof letters.$inferSelect;
type Chosen = { id: string };

const unsent = inArray(letters.state, UNSENT_STATES);

export const presentLetter = ({ id, mail, state, error, createdAt }: LetterRow): UnsentLetter => ({
  id,
  to: mail!.to,
  subject: mail!.subject,
  state: state as UnsentLetter["state"],
  error,
  created_at: createdAt.toISOString(),
});

export async function listLetters(ctx: Ctx, query: LettersQuery): Promise<{ rows: LetterRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const where = query.state ? eq(letters.state, query.state) : unsent;
  const rows = await ctx.db.select().from(letters).where(where).orderBy(desc(letters.createdAt)).limit(limit).offset(offset);
  const [total] = await ctx.db.select({ n: count() }).from(letters).where(where);
  return { rows, total: total!.n };
}

const LATE_SECONDS = 300;

export async function readOutbox(ctx: Ctx): Promise<Outbox> {
  const late = (await queueAges(ctx)).filter((queue) => queue.oldest_seconds > LATE_SECONDS);
  return { unsent: await ctx.db.$count(letters, unsent), late };
}

/** Staff decide: it leaves now, whatever the limit says. */
export const sendLetterAnyway = (outer: StaffCtx, { id }: Chosen): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const [row] = await ctx.db
      .update(letters)
      .set({ state: "waiting", tries: 0, error: null, claimedUntil: null })
      .where(and(eq(letters.id, id), unsent))
      .returning();
    if (!row) throw refuse("messages.letter_gone");
    await enqueueLetter(ctx, { id, mail: row.mail! });
    await writeAudit(ctx, { action: "send", subject: "letter", id });
    return { success: true };
  });

export const deleteLetter = (outer: StaffCtx, { id }: Chosen): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const gone = await ctx.db
      .delete(letters)
      .where(and(eq(letters.id, id), unsent))
      .returning({ id: letters.id });
    if (gone.length === 0) throw refuse("messages.letter_gone");
    await writeAudit(ctx, { action: "delete", subject: "letter", id });
    return { success: true };
  });
