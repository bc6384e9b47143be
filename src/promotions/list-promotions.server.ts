import { count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf, type Paging } from "../platform/http/paging.server.ts";
import { searchIn } from "../platform/search-text.server.ts";
import type { PromotionRow } from "./present.server.ts";
import { promotions } from "./table.server.ts";
import { refuse } from "./texts.ts";

const carpets = sql<number>`(select count(*)::int from rugs r
  where r.id = any (promotions.rug_ids) or r.collection_id = any (promotions.collection_ids) or r.tag_keys && promotions.tag_keys)`;
const columns = { ...getTableColumns(promotions), carpets };

export async function listPromotions(
  ctx: Ctx,
  query: Paging & { search?: string },
): Promise<{ rows: PromotionRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const where = searchIn(query.search, promotions.name);
  const [rows, totals] = await Promise.all([
    ctx.db
      .select(columns)
      .from(promotions)
      .where(where)
      .orderBy(desc(promotions.endsAt), desc(promotions.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(promotions).where(where),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}

export async function getPromotion(ctx: Ctx, id: number): Promise<PromotionRow> {
  const [row] = await ctx.db.select(columns).from(promotions).where(eq(promotions.id, id));
  if (!row) throw refuse("promotions.not_found");
  return row;
}
