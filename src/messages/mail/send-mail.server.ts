import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/ctx.server.ts";
import { job } from "../../platform/jobs.server.ts";
import { letters } from "../table.server.ts";
import type { Letter } from "../letters/letter.ts";
import type { MailGateway } from "./mail.server.ts";

/** The queue's name, apart from what runs it. */
export const SEND_MAIL = { name: "send-mail" } as const;

const RETRIES = 12;
const LEASE_SECONDS = 60;

type MailCtx = Ctx & { mail: MailGateway };

/**
 * Sends outside the request, again and again with growing waits while the mail server is away. One slow domain leaves
 * three quarters of the slots to the others.
 */
export const sendMail = job<{ letter: string } | Letter, MailCtx>({
  ...SEND_MAIL,
  retryLimit: RETRIES,
  retryDelay: 20,
  expireInSeconds: LEASE_SECONDS,
  atOnce: 16,
  atOncePerGroup: 4,
  // Earlier versions queued the whole letter.
  run: (ctx, data) => ("letter" in data ? sendLetter(ctx, data.letter) : ctx.mail.send(data).then(() => undefined)),
});

async function sendLetter(ctx: MailCtx, id: string): Promise<void> {
  const claimed = await claim(ctx, id);
  if (!claimed) return;
  const save = (change: Partial<typeof letters.$inferInsert>) =>
    ctx.db
      .update(letters)
      .set({ ...change, claimedUntil: null })
      .where(eq(letters.id, id));
  try {
    const { refused } = await ctx.mail.send(claimed.mail);
    await save(refused ? { state: "refused", error: refused } : { state: "sent", sentAt: ctx.now(), mail: null, error: null });
  } catch (error) {
    const state = claimed.tries > RETRIES ? "failed" : "waiting";
    await save({ state, error: (error as Error).message });
    throw error;
  }
}

/** Two jobs for one letter (a backup was restored) send it once; one whose sender died is free again after a minute. */
async function claim(ctx: Ctx, id: string): Promise<{ mail: Letter; tries: number } | undefined> {
  const { rows } = await ctx.db.execute<{ mail: Letter; tries: number }>(sql`
    update letters set claimed_until = now() + make_interval(secs => ${LEASE_SECONDS}), tries = tries + 1
    where id = ${id} and state = 'waiting' and (claimed_until is null or claimed_until < now()) returning mail, tries`);
  if (rows[0]) return rows[0];
  const [kept] = await ctx.db.select({ state: letters.state }).from(letters).where(eq(letters.id, id));
  if (kept?.state === "waiting") throw new Error("this letter is being sent by another job");
  return undefined;
}
