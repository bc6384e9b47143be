import { randomUUID } from "node:crypto";
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

type Addressed = { id: string; recipient: string; mail: Letter; isLimited: boolean };

/** Writes a letter to be sent. Inside a transaction it goes out only if that commits. */
export const queueLetter = (outer: Ctx, written: Letter, { about, waitSeconds, always }: LetterOptions = {}): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    const letter = addressed(ctx, written, always);
    await lockMailboxes(ctx, [letter]);
    if (about && (await replaceWaiting(ctx, letter.recipient, about, letter.mail))) return;
    // A held letter about the same thing says what is no longer true.
    if (about) await ctx.db.delete(letters).where(and(sameThing(letter.recipient, about), eq(letters.state, "held")));
    const waiting = await insertLetters(ctx, [letter], about);
    for (const each of waiting) await enqueueLetter(ctx, each, waitSeconds);
  });

/** Writes many letters to be sent, in a few statements however many they are. */
export const queueLetters = (outer: Ctx, written: readonly { letter: Letter; always: boolean }[]): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    if (written.length === 0) return;
    const all = written.map(({ letter, always }) => addressed(ctx, letter, always));
    await lockMailboxes(ctx, all);
    const waiting = await insertLetters(ctx, all);
    const jobs = waiting.map(({ id, mail }) => ({ data: { letter: id }, group: { id: domainOf(mail.to) } }));
    await ctx.jobs.enqueueAll(ctx, SEND_MAIL, jobs);
  });

function addressed(ctx: Ctx, written: Letter, always = false): Addressed {
  const mail = sent(written);
  const recipient = mailboxKey(mail.to);
  // The shop's own mailbox has no limit; anybody can have the shop write to any other.
  return { id: randomUUID(), recipient, mail, isLimited: !always && recipient !== mailboxKey(shopMailbox(ctx.settings())) };
}

const limitedOf = (all: readonly Addressed[]): string[] => [
  ...new Set(all.filter(({ isLimited }) => isLimited).map(({ recipient }) => recipient)),
];

/** Letters to one mailbox are judged one after the other, also when many ask at once. */
async function lockMailboxes(ctx: Ctx, all: readonly Addressed[]): Promise<void> {
  const limited = limitedOf(all);
  if (limited.length === 0) return;
  await ctx.db.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(r, 1110) as key from unnest(${sql.param(limited)}::text[]) r order by key) keys`);
}

/** Those over their mailbox's limit are held for staff; answers with the others. */
async function insertLetters(ctx: Ctx, all: readonly Addressed[], about?: string): Promise<Addressed[]> {
  const room = await roomOf(ctx, limitedOf(all));
  const rows = all.map(({ isLimited, ...letter }) => {
    const left = room.get(letter.recipient) ?? 0;
    const state = isLimited && left <= 0 ? ("held" as const) : ("waiting" as const);
    if (state === "waiting") room.set(letter.recipient, left - 1);
    return { ...letter, about, state };
  });
  await ctx.db.insert(letters).values(rows);
  return all.filter((_, n) => rows[n]!.state === "waiting");
}

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

/** How many letters more each mailbox may get within the hour. */
async function roomOf(ctx: Ctx, recipients: readonly string[]): Promise<Map<string, number>> {
  if (recipients.length === 0) return new Map();
  const { LETTERS_PER_HOUR, LETTERS_PER_HOUR_PROVED } = ctx.env;
  const { rows } = await ctx.db.execute<{ recipient: string; written: number; proved: boolean }>(sql`
    select r as recipient, exists (select from proved_addresses p where p.recipient = r) as proved,
      (select count(*)::int from letters l
       where l.recipient = r and l.state <> 'held' and l.created_at > now() - interval '1 hour') as written
    from unnest(${sql.param([...recipients])}::text[]) r`);
  return new Map(rows.map((row) => [row.recipient, (row.proved ? LETTERS_PER_HOUR_PROVED : LETTERS_PER_HOUR) - row.written]));
}

/** Whoever reads this mailbox wants our letters: they paid, or pressed a link that only a letter to it holds. */
export async function proveAddress(ctx: Ctx, email: string): Promise<void> {
  await ctx.db
    .insert(provedAddresses)
    .values({ recipient: mailboxKey(email) })
    .onConflictDoNothing();
}
