import { sql } from "drizzle-orm";
import type { Ctx } from "../ctx.server.ts";
import { Refusal } from "../refusal.ts";
import { inBoth } from "../input-sentences.ts";

type Hits = { hits: number; left: number };
type Counting = {
  /** Every try begins the window anew. */
  isRenewed?: boolean;
  /** How long after its window a count is still remembered. */
  rememberSeconds?: number;
};

/** Counts a try in a window that all copies share: how many there were, and the seconds until it ends. */
export async function countHit(ctx: Ctx, bucket: string, seconds: number, counting: Counting = {}): Promise<Hits> {
  const { isRenewed = false, rememberSeconds = 0 } = counting;
  const { rows } = await ctx.db.execute<Hits>(sql`
    insert into rate_limits as r (bucket, hits, resets_at)
    values (${bucket}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (bucket) do update set
      hits = case when r.resets_at <= now() - make_interval(secs => ${rememberSeconds}) then 1 else r.hits + 1 end,
      resets_at = case when ${isRenewed} or r.resets_at <= now() then now() + make_interval(secs => ${seconds}) else r.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int as left`);
  return rows[0]!;
}

export async function readHits(ctx: Ctx, bucket: string): Promise<Hits> {
  const { rows } = await ctx.db.execute<Hits>(
    sql`select hits, ceil(extract(epoch from resets_at - now()))::int as left from rate_limits where bucket = ${bucket}`,
  );
  return rows[0] ?? { hits: 0, left: 0 };
}

export async function forgetHits(ctx: Ctx, bucket: string): Promise<void> {
  await ctx.db.execute(sql`delete from rate_limits where bucket = ${bucket}`);
}

/** Counts a try and refuses beyond the limit. */
export async function limitRate(ctx: Ctx, bucket: string, limit: number, seconds: number, sentence?: string): Promise<void> {
  const { hits, left } = await countHit(ctx, bucket, seconds);
  if (hits > limit) throw tooMany(left, sentence);
}

/** Gives a counted try back that came to nothing. */
export async function giveBackRate(ctx: Ctx, bucket: string): Promise<void> {
  await ctx.db.execute(sql`update rate_limits set hits = hits - 1 where bucket = ${bucket} and hits > 0 and resets_at > now()`);
}

export const tooMany = (
  retryAfter: number,
  sentence = inBoth(
    "Too many requests in a row. Wait a moment and try again.",
    "Demasiadas solicitudes seguidas. Espera un momento e intenta de nuevo.",
  ),
): Refusal => new Refusal("rate_limited", 429, sentence, { retryAfter: Math.max(1, retryAfter) });
