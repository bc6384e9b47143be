import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import type { Rug, RugQuery } from "./contract.ts";
import { countRugs } from "./count-rugs.server.ts";
import { presentRug } from "./present.server.ts";
import { type RugFilter, rugFilter } from "./rug-filter.server.ts";
import { rugRows } from "./rug-rows.server.ts";
import { searchedSizes, type SearchRank, searchRank, sizesLike } from "./search-filter.server.ts";

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
const usualOrder = ({ tags }: RugQuery): SQL => (tags ? sql`r.id` : sql`r.shown_rank, r.id`);

async function sortOrder(ctx: Ctx, { sort, size, search = "" }: RugQuery): Promise<SQL | undefined> {
  if (!sort) return undefined;
  const searched = size ? undefined : await searchedSizes(ctx, search);
  return ORDERS[sort](searched ? priceOfFirst(searched.sizes) : priceOf(size ? await sizesLike(ctx, [size]) : undefined));
}

const isOfFirstColor = (colors: string[]): SQL[] =>
  colors.length > 0 ? [sql`coalesce(r.color_keys[1] = any (${sql.param(colors)}::text[]), false)`] : [];

const pointsOf = ({ named, colors }: SearchRank): SQL =>
  sql.join(
    [...named.map((each) => sql`2 * (${each})::int`), ...isOfFirstColor(colors).map((each) => sql`${each}::int`)],
    sql` + `,
  );

/** From so many matches on it is cheaper to look for the first ones in order than to rank and sort them all. */
const MANY = 1200;

/** One branch per rank, each in the usual order and ending as soon as it has as many as the page needs. */
function firstOfEachRank({ named, colors }: SearchRank, usual: SQL, where: SQL, most: number): SQL {
  const branch = (condition: SQL, rank: SQL, order: SQL) =>
    sql`(select r.id, r.shown_rank, ${rank} as rank from rugs r where ${where} and ${condition} order by ${order} limit ${most})`;
  const isNamed = sql`(${sql.join(named, sql` or `)})`;
  const isFirst = isOfFirstColor(colors);
  const rest = [isNamed, ...isFirst].map((each) => sql`not ${each}`);
  // Where those called so are enough, looking for others would walk through every rug in vain.
  const isShort = sql`(select count(*) from named) < ${most}`;
  const others = [
    ...colors.map((color) => branch(sql`${isShort} and not ${isNamed} and r.color_keys[1] = ${color}`, sql`1`, usual)),
    branch(sql`${isShort} and ${sql.join(rest, sql` and `)}`, sql`0`, usual),
  ];
  return sql`with named as materialized ${branch(isNamed, pointsOf({ named, colors }), sql`rank desc, ${usual}`)}
    select * from named union all ${sql.join(others, sql` union all `)}`;
}

/** Which rugs a page shows, picked on their own indexes alone. `total`: how many there are in all. */
export async function pageOfRugs(ctx: Ctx, query: RugQuery, where: SQL, total: Promise<number>): Promise<SQL> {
  const { limit, offset } = windowOf(query, 12);
  const usual = usualOrder(query);
  const sorted = await sortOrder(ctx, query);
  const rank = sorted ? undefined : searchRank(query.search ?? "");
  const window = sql`limit ${limit} offset ${offset}`;
  const found = rank ? await total : 0;
  if (rank && found > MANY)
    return sql`select r.id from (${firstOfEachRank(rank, usual, where, Math.min(found, offset + limit))}) r order by r.rank desc, ${usual} ${window}`;
  const order = sorted ?? (rank ? sql`(${pointsOf(rank)}) desc, ${usual}` : usual);
  return sql`select r.id from rugs r where ${where} order by ${order} ${window}`;
}

/** Sizes and stock are joined only to what is shown. */
export async function listRugs(ctx: Ctx, query: RugQuery & Pick<RugFilter, "stories">): Promise<{ rugs: Rug[]; total: number }> {
  const counted = countRugs(ctx, query);
  const read = async () => {
    const page = await pageOfRugs(ctx, query, await rugFilter(ctx, query), counted);
    return rugRows(ctx, sql`select id, row_number() over () as place from (${page}) page`);
  };
  const [rows, total] = await Promise.all([read(), counted]);
  return { rugs: rows.map(presentRug), total };
}
