import { sql } from "drizzle-orm";
import { lockRugs, refreshRugs } from "../catalog/set-stock.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";

export type Scope = { rugIds: number[]; collectionIds: number[]; tags: string[] };

/** What these promotions are about costs something else now: lists and pages are made anew on every copy. */
export async function refreshPrices(ctx: Ctx, scopes: readonly Scope[]): Promise<void> {
  const all = <T>(part: (scope: Scope) => T[]) => sql.param([...new Set(scopes.flatMap(part))]);
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from rugs where id = any (${all(({ rugIds }) => rugIds)}::int[])
      or collection_id = any (${all(({ collectionIds }) => collectionIds)}::int[])
      or tag_keys && fold_all(${all(({ tags }) => tags)}::text[])
    order by id`);
  await refresh(
    ctx,
    rows.map(({ id }) => id),
  );
}

async function refresh(ctx: Ctx, ids: number[]): Promise<void> {
  if (ids.length > 0) {
    await lockRugs(ctx, ids);
    await refreshRugs(ctx, ids);
  }
  await touch(ctx, "rugs", "home", "collections");
}

/** Rugs whose promotion began or ended without anybody being told: how many there were. */
export async function refreshOverduePrices(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select r.id from rugs r
    where (r.sale_percent > 0 or exists (select from promotions where starts_at <= now() and ends_at >= now()))
      and r.sale_percent <> coalesce((promotion_of(r.id, r.collection_id, r.tag_keys, now())).percentage, 0)
    order by r.id`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await refresh(ctx, ids);
  return ids.length;
}
