import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { fold } from "../platform/text.ts";
import { facetKeys } from "./facet-keys.server.ts";
import { rugCache } from "./rug-cache.server.ts";
import { FACETS, WORD_FACETS, type WordFacet } from "./rules/facets.ts";
import { type PricedCount, type PriceSpread, spreadPrices } from "./rules/price-spread.ts";
import { normalizeSize } from "./rules/size.ts";
import { sortSizes } from "./rules/sort-sizes.ts";
import { isBetween, sizesLike } from "./search-filter.server.ts";
import { filterKey, type RugFilter, rugFilter } from "./rug-filter.server.ts";

export type FacetCount = { value: string; count: number };
/** `collection` is counted by the collection's id; `price` is absent where all cost the same. */
export type FacetCounts = Record<WordFacet | "size", FacetCount[]> & {
  collection: Record<string, number>;
  price?: PriceSpread;
};

const counted = async (ctx: Ctx, query: SQL): Promise<Map<string, number>> => {
  const { rows } = await ctx.db.execute<{ value: string; n: number }>(query);
  return new Map(rows.map(({ value, n }) => [value, n]));
};

async function countCollections(ctx: Ctx, filter: RugFilter): Promise<Record<string, number>> {
  const where = await rugFilter(ctx, filter, "collection");
  return Object.fromEntries(
    await counted(ctx, sql`select r.collection_id::text as value, count(*)::int as n from rugs r where ${where} group by 1`),
  );
}

async function countSizes(ctx: Ctx, filter: RugFilter): Promise<FacetCount[]> {
  // A chosen size brings its own price: each is held against the bounds by itself.
  const { minPrice, maxPrice } = filter;
  const where = await rugFilter(ctx, { ...filter, size: undefined, minPrice: undefined, maxPrice: undefined });
  const isPriced = isBetween(sql`sale_price(cs.price, r.sale_percent)`, { least: minPrice, most: maxPrice });
  const [counts, known] = await Promise.all([
    counted(
      ctx,
      sql`select normal_size(s.size) as value, count(distinct r.id)::int as n
        from rugs r join rug_stock s on s.rug_id = r.id and s.on_sale and s.inventory > 0
        join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
        where ${isPriced} and ${where} group by 1`,
    ),
    ctx.db.execute<{ size: string }>(sql`select distinct size from collection_sizes where is_priced(price)`),
  ]);
  // Over all collections there is no order of theirs: from small to large.
  return sortSizes(known.rows, []).map(({ size }) => ({ value: size, count: counts.get(normalizeSize(size)) ?? 0 }));
}

/** Tags and colours are the owner's lists; they begin as the specification's. */
function optionsOf(ctx: Ctx, facet: WordFacet): readonly string[] {
  const { tags, colors } = ctx.settings().vocabulary;
  if (facet === "tags") return tags;
  return facet === "colors" ? colors.map(({ name }) => name) : FACETS[facet].options;
}

async function countWords(ctx: Ctx, filter: RugFilter, facet: WordFacet): Promise<FacetCount[]> {
  const options = optionsOf(ctx, facet).map((value) => ({ value, key: fold(value) }));
  const where = await rugFilter(ctx, filter, facet);
  const counts = await counted(
    ctx,
    sql`select key as value, count(*)::int as n from rugs r, unnest(${facetKeys(facet)}) key
      where key = any (${sql.param(options.map(({ key }) => key))}::text[]) and ${where} group by 1`,
  );
  return options.map(({ value, key }) => ({ value, count: counts.get(key) ?? 0 }));
}

/** What the price filter would choose from: the price of the chosen size, without one the lowest. */
async function countPrices(ctx: Ctx, filter: RugFilter): Promise<PriceSpread | undefined> {
  const where = await rugFilter(ctx, { ...filter, minPrice: undefined, maxPrice: undefined });
  const price = filter.size
    ? sql`(select min(sale_price(cs.price, r.sale_percent)) from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
        where s.rug_id = r.id and s.on_sale and s.size = any (${sql.param(await sizesLike(ctx, [filter.size]))}::text[]))`
    : sql`r.min_price`;
  const { rows } = await ctx.db.execute<PricedCount>(
    sql`select round(price / 100.0)::float8 as pesos, count(*)::int as count
      from (select ${price} as price from rugs r where ${where}) priced where price > 0 group by 1`,
  );
  return spreadPrices(rows);
}

/** Beside each filter value: what one would get by choosing it, with all the other filters as they are. */
async function count(ctx: Ctx, filter: RugFilter): Promise<FacetCounts> {
  const [collection, size, price, ...words] = await Promise.all([
    countCollections(ctx, filter),
    countSizes(ctx, filter),
    countPrices(ctx, filter),
    ...WORD_FACETS.map(async (facet) => [facet, await countWords(ctx, filter, facet)] as const),
  ]);
  return { ...(Object.fromEntries(words) as Record<WordFacet, FacetCount[]>), collection, size, price };
}

const facetsCache = rugCache<FacetCounts>(500);

export const countFacets = (ctx: Ctx, filter: RugFilter): Promise<FacetCounts> =>
  facetsCache(ctx, filterKey(filter), () => count(ctx, filter));
