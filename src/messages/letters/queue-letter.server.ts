import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/ctx.server.ts";
import { shopMailbox } from "../../settings/rules/mail-addresses.ts";
import { inTransaction } from "../../platform/transaction.server.ts";
import { domainOf, mailboxKey } from "../rules/mailbox-key.ts";
import { letters, provedAddresses } from "../table.server.ts";
import type { Letter } from "./letter.ts";
import { SEND_MAIL } from "../mail/send-mail.server.ts";

export type LetterOptions = {
  /** What it is about, like `visit:12`. A letter about it that has not left yet is replaced by this one. */
  about?: string;
  /** How long it waits for the next one about the same thing. */
  waitSeconds?: number;
  /** Leaves whatever its mailbox has already got: it is about money received, or staff asked for it. */
  always?: boolean;
};

/** Writes a letter to be sent. Inside a transaction it goes out only if that commits. */
export const queueLetter = (outer: Ctx, written: Letter, { about, waitSeconds, always }: LetterOptions = {}): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    const mail = sent(written);
    const recipient = mailboxKey(mail.to);
    // The shop's own mailbox has no limit; anybody can have the shop write to any other.
    const isLimited = !always && recipient !== mailboxKey(shopMailbox(ctx.settings()));
    // Letters to one mailbox are judged one after the other, also when many ask at once.
    if (isLimited) await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 1110))`);
    if (about && (await replaceWaiting(ctx, recipient, about, mail))) return;
    const state = isLimited && (await isOverLimit(ctx, recipient)) ? "held" : "waiting";
    // A held letter about the same thing says what is no longer true.
    if (about) await ctx.db.delete(letters).where(and(sameThing(recipient, about), eq(letters.state, "held")));
    const [row] = await ctx.db.insert(letters).values({ recipient, about, mail, state }).returning({ id: letters.id });
    if (state === "waiting") await enqueueLetter(ctx, { id: row!.id, mail }, waitSeconds);
  });

/** What leaves; how it was written stays here. */
const sent = ({ to, subject, html, text, replyTo, template, attachments }: Letter): Letter => ({
  to,
  subject,
  html,
  text,
  ...(replyTo && { replyTo }),
  ...(template && { template }),
  ...(attachments && { attachments }),
});

export const enqueueLetter = (ctx: Ctx, { id, mail }: { id: string; mail: Letter }, waitSeconds?: number): Promise<void> =>
  ctx.jobs.enqueue(ctx, SEND_MAIL, { letter: id }, { group: { id: domainOf(mail.to) }, startAfter: waitSeconds });

const sameThing = (recipient: string, about: string) => and(eq(letters.recipient, recipient), eq(letters.about, about));

/** Nobody is handing it to the mail server at this moment. */
const isWaiting = () => and(eq(letters.state, "waiting"), or(isNull(letters.claimedUntil), lt(letters.claimedUntil, sql`now()`)));

/** Takes a letter back that has not left. True when there was one. */
export async function dropLetter(ctx: Ctx, to: string, about: string): Promise<boolean> {
  const mine = and(sameThing(mailboxKey(to), about), or(isWaiting(), eq(letters.state, "held")));
  return (await ctx.db.delete(letters).where(mine).returning({ id: letters.id })).length > 0;
}

async function replaceWaiting(ctx: Ctx, recipient: string, about: string, mail: Letter): Promise<boolean> {
  const waiting = and(sameThing(recipient, about), isWaiting());
  return (await ctx.db.update(letters).set({ mail }).where(waiting).returning({ id: letters.id })).length > 0;
}

async function isOverLimit(ctx: Ctx, recipient: string): Promise<boolean> {
  const { LETTERS_PER_HOUR, LETTERS_PER_HOUR_PROVED } = ctx.env;
  const { rows } = await ctx.db.execute<{ written: number; proved: boolean }>(sql`
    select count(*)::int as written, exists (select from proved_addresses where recipient = ${recipient}) as proved
    from letters where recipient = ${recipient} and state <> 'held' and created_at > now() - interval '1 hour'`);
  const { written, proved } = rows[0]!;
  return written >= (proved ? LETTERS_PER_HOUR_PROVED : LETTERS_PER_HOUR);
}

/** Whoever reads this mailbox wants our letters: they paid, or pressed a link that only a letter to it holds. */
export async function proveAddress(ctx: Ctx, email: string): Promise<void> {
  await ctx.db
    .insert(provedAddresses)
    .values({ recipient: mailboxKey(email) })
    .onConflictDoNothing();
}
