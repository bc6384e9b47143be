import { sql } from "drizzle-orm";
import type { Ctx } from "../ctx.server.ts";
import { Refusal } from "../refusal.ts";

/** Counts a try in a window that all copies share, and refuses beyond the limit. */
export async function limitRate(ctx: Ctx, bucket: string, limit: number, seconds: number, sentence?: string): Promise<void> {
  const { rows } = await ctx.db.execute<{ hits: number; left: number }>(sql`
    insert into rate_limits as r (bucket, hits, resets_at)
    values (${bucket}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (bucket) do update set
      hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
      resets_at = case when r.resets_at <= now() then now() + make_interval(secs => ${seconds}) else r.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int as left`);
  const { hits, left } = rows[0]!;
  if (hits > limit) throw tooMany(left, sentence);
}

/** Gives a counted try back that came to nothing. */
export async function giveBackRate(ctx: Ctx, bucket: string): Promise<void> {
  await ctx.db.execute(sql`update rate_limits set hits = hits - 1 where bucket = ${bucket} and hits > 0 and resets_at > now()`);
}

export const tooMany = (
  retryAfter: number,
  sentence = "Demasiadas solicitudes seguidas. Espera un momento e intenta de nuevo.",
): Refusal => new Refusal("rate_limited", 429, sentence, { retryAfter: Math.max(1, retryAfter) });
