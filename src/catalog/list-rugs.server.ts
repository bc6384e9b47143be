import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import type { Rug, RugQuery } from "./contract.ts";
import { countRugs } from "./count-rugs.server.ts";
import { presentRug } from "./present.server.ts";
import { rugFilter } from "./rug-filter.server.ts";
import { rugRows } from "./rug-rows.server.ts";
import { searchOrder } from "./search-filter.server.ts";

const ORDERS: Record<NonNullable<RugQuery["sort"]>, SQL> = {
  rating: sql`r.rating desc nulls last, r.id`,
  // A rug that has no price yet comes last, whichever way.
  "price-asc": sql`nullif(r.min_price, 0), r.id`,
  "price-desc": sql`r.min_price desc, r.id desc`,
  newest: sql`r.created_at desc, r.id desc`,
};

/** Spec §9: without a tag filter Tendencia comes first, then Minimalista, then the original order. */
function orderOf({ sort, tags, search = "" }: RugQuery): SQL {
  if (sort) return ORDERS[sort];
  const usual = tags ? sql`r.id` : sql`r.shown_rank, r.id`;
  const found = searchOrder(search);
  return found ? sql`${found}, ${usual}` : usual;
}

/** Which rugs a page shows, picked on their own indexes alone. */
export function pageOfRugs(query: RugQuery, where: SQL): SQL {
  const { limit, offset } = windowOf(query, 12);
  return sql`select r.id from rugs r where ${where} order by ${orderOf(query)} limit ${limit} offset ${offset}`;
}

/** Sizes and stock are joined only to what is shown. */
export async function listRugs(ctx: Ctx, query: RugQuery): Promise<{ rugs: Rug[]; total: number }> {
  const where = await rugFilter(ctx, query);
  const [rows, total] = await Promise.all([
    rugRows(ctx, sql`select id, row_number() over () as place from (${pageOfRugs(query, where)}) page`),
    countRugs(ctx, query),
  ]);
  return { rugs: rows.map(presentRug), total };
}
