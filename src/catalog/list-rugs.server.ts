import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import type { Rug, RugQuery } from "./contract.ts";
import { countRugs } from "./count-rugs.server.ts";
import { presentRug } from "./present.server.ts";
import { type RugFilter, rugFilter } from "./rug-filter.server.ts";
import { rugRows } from "./rug-rows.server.ts";
import { searchedSizes, searchOrder, sizesLike } from "./search-filter.server.ts";

/** The lowest price, or that of the size the list is narrowed to: a price belongs to a collection and a size. */
const priceOf = (sizes: string[] | undefined): SQL =>
  sizes
    ? sql`(select min(sale_price(cs.price, r.sale_percent)) from collection_sizes cs where cs.collection_id = r.collection_id and cs.size = any (${sql.param(sizes)}::text[]))`
    : sql`r.min_price`;

/** That of the most fitting size a search found, as its card shows it. */
const priceOfFirst = (sizes: string[]): SQL =>
  sql`(select sale_price(cs.price, r.sale_percent) from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
      where s.rug_id = r.id and s.on_sale and s.inventory > 0 and s.size = any (${sql.param(sizes)}::text[])
      order by array_position(${sql.param(sizes)}::text[], s.size) limit 1)`;

const ORDERS: Record<NonNullable<RugQuery["sort"]>, (price: SQL) => SQL> = {
  rating: () => sql`r.rating desc nulls last, r.id`,
  // A rug that has no price yet comes last, whichever way.
  "price-asc": (price) => sql`nullif(${price}, 0), r.id`,
  "price-desc": (price) => sql`${price} desc, r.id desc`,
  newest: () => sql`r.created_at desc, r.id desc`,
};

/** Spec §9: without a tag filter Tendencia comes first, then Minimalista, then the original order. */
async function orderOf(ctx: Ctx, { sort, size, tags, search = "" }: RugQuery): Promise<SQL> {
  if (sort) {
    const searched = size ? undefined : await searchedSizes(ctx, search);
    return ORDERS[sort](searched ? priceOfFirst(searched.sizes) : priceOf(size ? await sizesLike(ctx, [size]) : undefined));
  }
  const usual = tags ? sql`r.id` : sql`r.shown_rank, r.id`;
  const found = searchOrder(search);
  return found ? sql`${found}, ${usual}` : usual;
}

/** Which rugs a page shows, picked on their own indexes alone. */
export async function pageOfRugs(ctx: Ctx, query: RugQuery, where: SQL): Promise<SQL> {
  const { limit, offset } = windowOf(query, 12);
  return sql`select r.id from rugs r where ${where} order by ${await orderOf(ctx, query)} limit ${limit} offset ${offset}`;
}

/** Sizes and stock are joined only to what is shown. */
export async function listRugs(ctx: Ctx, query: RugQuery & Pick<RugFilter, "stories">): Promise<{ rugs: Rug[]; total: number }> {
  const page = await pageOfRugs(ctx, query, await rugFilter(ctx, query));
  const [rows, total] = await Promise.all([
    rugRows(ctx, sql`select id, row_number() over () as place from (${page}) page`),
    countRugs(ctx, query),
  ]);
  return { rugs: rows.map(presentRug), total };
}
