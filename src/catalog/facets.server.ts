import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { fold } from "../platform/text.ts";
import { rugCache } from "./rug-cache.server.ts";
import { COLORS, TAGS } from "./rules/fixed-lists.ts";
import { normalizeSize } from "./rules/size.ts";
import { sortSizes } from "./rules/size-order.ts";
import { type RugFilter, rugFilter } from "./rug-filter.server.ts";

export type Facet = { value: string; count: number };
export type Facets = { collections: Record<string, number>; sizes: Facet[]; colors: Facet[]; tags: Facet[] };

type Counted = { value: string; n: number };
const counted = async (ctx: Ctx, query: SQL): Promise<Map<string, number>> => {
  const { rows } = await ctx.db.execute<Counted>(query);
  return new Map(rows.map(({ value, n }) => [value, n]));
};

/** Beside each filter value: what one would get by choosing it, with all the other filters as they are. */
async function count(ctx: Ctx, filter: RugFilter): Promise<Facets> {
  const but = (...names: (keyof RugFilter)[]): SQL =>
    rugFilter({ ...filter, ...Object.fromEntries(names.map((name) => [name, undefined])) });
  const [collections, sizes, colors, tags, known] = await Promise.all([
    counted(
      ctx,
      sql`select r.collection_id::text as value, count(*)::int as n from rugs r where ${but("catalog", "collection")} group by 1`,
    ),
    counted(
      ctx,
      sql`select normal_size(s.size) as value, count(distinct r.id)::int as n from rugs r join rug_stock s on s.rug_id = r.id and s.on_sale and s.inventory > 0 where ${but("size")} group by 1`,
    ),
    counted(
      ctx,
      sql`select key as value, count(*)::int as n from rugs r, unnest(r.color_keys) key where ${but("colors")} group by 1`,
    ),
    counted(
      ctx,
      sql`select key as value, count(*)::int as n from rugs r, unnest(r.tag_keys) key where ${but("tags")} group by 1`,
    ),
    ctx.db.execute<{ size: string }>(sql`select distinct size from collection_sizes where is_priced(price)`),
  ]);
  return {
    collections: Object.fromEntries(collections),
    // Over all collections there is no order of theirs: from small to large.
    sizes: sortSizes(known.rows, []).map(({ size }) => ({ value: size, count: sizes.get(normalizeSize(size)) ?? 0 })),
    colors: COLORS.map((value) => ({ value, count: colors.get(fold(value)) ?? 0 })),
    tags: TAGS.map((value) => ({ value, count: tags.get(fold(value)) ?? 0 })),
  };
}

const kept = rugCache<Facets>(500);

export async function facetsOf(ctx: Ctx, filter: RugFilter): Promise<Facets> {
  const { catalog, collection, size, colors, tags, search } = filter;
  const key = JSON.stringify([catalog ?? collection, size, colors, tags, search]);
  return kept(ctx, key, () => count(ctx, filter));
}
