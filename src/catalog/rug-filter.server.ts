import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { fold } from "../platform/text.ts";
import type { RugQuery } from "./contract.ts";
import { facetKeys } from "./facet-keys.server.ts";
import { FACET_NAMES, type FacetName, isWordFacet, type SingleFacet, type WordFacet } from "./rules/facets.ts";
import { isOnShelfIn, isPricedBetween, searchFilter, sizesLike } from "./search-filter.server.ts";

/** `stories`: words that no name has are looked for in the rugs' stories too, as the pages do. The API holds to what is written down. */
export type RugFilter = Pick<RugQuery, FacetName | "catalog"> & { stories?: true };

const words = (list: string): string[] => list.split(",").map(fold).filter(Boolean);

/** The rugs that have any of these words, as the facet's column holds them. */
export function hasAny(facet: WordFacet, list: string | undefined): SQL[] {
  const wanted = words(list ?? "");
  return wanted.length > 0 ? [sql`${facetKeys(facet)} && ${sql.param(wanted)}::text[]`] : [];
}

const collectionOf = ({ catalog, collection }: RugFilter): string | undefined => catalog ?? collection;

const chosen = async (ctx: Ctx, size: string | undefined): Promise<string[] | undefined> =>
  size ? sizesLike(ctx, [size]) : undefined;

/** Facets that are not words have a condition of their own. */
const CONDITIONS: Record<SingleFacet, (filter: RugFilter, ctx: Ctx) => SQL[] | Promise<SQL[]>> = {
  collection(filter) {
    const wanted = fold(collectionOf(filter) ?? "");
    return wanted ? [sql`r.collection_id in (select id from collections where slug = ${wanted} or fold(name) = ${wanted})`] : [];
  },
  size: async ({ size }, ctx) => (size ? [isOnShelfIn(await sizesLike(ctx, [size]))] : []),
  minPrice: async ({ minPrice, size }, ctx) =>
    minPrice === undefined ? [] : [isPricedBetween({ least: minPrice }, await chosen(ctx, size))],
  maxPrice: async ({ maxPrice, size }, ctx) =>
    maxPrice === undefined ? [] : [isPricedBetween({ most: maxPrice }, await chosen(ctx, size))],
  search: ({ search = "", stories = false }, ctx) => searchFilter(ctx, search, stories),
};

/** Contract, Text: filters and search ignore case and accents. */
export async function rugFilter(ctx: Ctx, filter: RugFilter, without?: FacetName): Promise<SQL> {
  const conditions = await Promise.all(
    FACET_NAMES.filter((name) => name !== without).map(async (name) =>
      isWordFacet(name) ? hasAny(name, filter[name]) : CONDITIONS[name](filter, ctx),
    ),
  );
  return sql.join([sql`r.is_active`, ...conditions.flat()], sql` and `);
}

/** The same for two filters that find the same rugs. */
export const filterKey = (filter: RugFilter): string =>
  JSON.stringify([filter.stories, ...FACET_NAMES.map((name) => (name === "collection" ? collectionOf(filter) : filter[name]))]);
