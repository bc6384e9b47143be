import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "./ctx.server.ts";
import { EXACT_COUNT } from "./exact-count.ts";

type Plan = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] };

/** How many rows a `from … where …` finds: counted up to a bound, beyond it as PostgreSQL estimates. */
export async function countRows(ctx: Ctx, from: SQL): Promise<number> {
  const found = sql`select count(*)::int as n from (select 1 ${from} limit ${EXACT_COUNT + 1}) found`;
  const counted = (await ctx.db.execute<{ n: number }>(found)).rows[0]!.n;
  if (counted <= EXACT_COUNT) return counted;
  return estimateRows(ctx, from, counted);
}

/** As PostgreSQL estimates, but not below what was counted. */
export async function estimateRows(ctx: Ctx, from: SQL, counted: number): Promise<number> {
  const { rows } = await ctx.db.execute<Plan>(sql`explain (format json) select 1 ${from}`);
  return Math.max(counted, Math.round(rows[0]!["QUERY PLAN"][0].Plan["Plan Rows"]));
}
