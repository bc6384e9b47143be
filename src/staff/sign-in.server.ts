import type { Context } from "hono";
import { sql } from "drizzle-orm";
import type { Asker, Ctx } from "../platform/ctx.server.ts";
import { tooMany } from "../platform/http/rate-limit.server.ts";
import { isPassword } from "./password.server.ts";
import { openSession } from "./session.server.ts";
import { refuse } from "./texts.ts";
import { writeAudit } from "./write-audit.server.ts";

/** The wait doubles with every wrong try after the third: 2 s, 4 s, … 15 minutes. */
const waitAfter = (wrong: number, free: number): number => (wrong <= free ? 0 : Math.min(900, 2 ** (wrong - free)));

type Tries = { wrong: number; left: number };

async function triesOf(ctx: Ctx, bucket: string): Promise<Tries> {
  const { rows } = await ctx.db.execute<Tries>(sql`
    select hits as wrong, ceil(extract(epoch from resets_at - now()))::int as left from rate_limits where bucket = ${bucket}`);
  return rows[0] ?? { wrong: 0, left: 0 };
}

async function refuseWaiting(ctx: Ctx, bucket: string, free: number): Promise<void> {
  const { wrong, left } = await triesOf(ctx, bucket);
  if (wrong > free && left > 0) throw tooMany(left, `Too many tries. Wait ${left} s and try again.`);
}

async function countWrong(ctx: Ctx, bucket: string, free: number): Promise<void> {
  const { wrong } = await triesOf(ctx, bucket);
  await ctx.db.execute(sql`
    insert into rate_limits as r (bucket, hits, resets_at) values (${bucket}, 1, now())
    on conflict (bucket) do update set
      hits = case when r.resets_at < now() - interval '1 hour' then 1 else r.hits + 1 end,
      resets_at = now() + make_interval(secs => ${waitAfter(wrong + 1, free)})`);
}

const turns = new Map<string, Promise<unknown>>();

/** One try at a time from an address: parallel guesses wait for the verdict on the one before, and so does its price. */
function inTurn<T>(address: string, judge: () => Promise<T>): Promise<T> {
  const mine = (turns.get(address) ?? Promise.resolve()).then(judge);
  const over = mine
    .catch(() => undefined)
    .then(() => {
      if (turns.get(address) === over) turns.delete(address);
    });
  turns.set(address, over);
  return mine;
}

export async function signIn(ctx: Ctx & { asker: Asker }, c: Context, input: { password: string }): Promise<null> {
  await checkPassword(ctx, input.password);
  await openSession(ctx, c);
  await writeAudit(ctx, { action: "sign-in", subject: "session", id: "", label: "Signed in" });
  return null;
}

/** The one rule for the staff password, also for the merge tool: limits per address and overall. */
export const checkPassword = (ctx: Ctx & { asker: Asker }, password: string): Promise<void> =>
  inTurn(ctx.asker.network, () => judge(ctx, password));

async function judge(ctx: Ctx & { asker: Asker }, password: string): Promise<void> {
  const buckets: [string, number][] = [
    [`sign-in:${ctx.asker.network}`, 3],
    ["sign-in:everyone", 100],
  ];
  for (const [bucket, free] of buckets) await refuseWaiting(ctx, bucket, free);
  if (!(await isPassword(ctx, password))) {
    for (const [bucket, free] of buckets) await countWrong(ctx, bucket, free);
    throw refuse("staff.wrong_password");
  }
  for (const [bucket] of buckets) await ctx.db.execute(sql`delete from rate_limits where bucket = ${bucket}`);
}
