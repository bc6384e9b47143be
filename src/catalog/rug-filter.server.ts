import { sql, type SQL } from "drizzle-orm";
import { fold } from "../platform/text.ts";
import type { RugQuery } from "./contract.ts";
import { FACET_NAMES, FACETS, type FacetName, isWordFacet, type SingleFacet, type WordFacet } from "./rules/facets.ts";
import { searchWords } from "./rules/search-words.ts";
import { normalizeSize } from "./rules/size.ts";

export type RugFilter = Pick<RugQuery, FacetName | "catalog">;

const words = (list: string): string[] => list.split(",").map(fold).filter(Boolean);

/** The rugs that have any of these words, as the facet's column holds them. */
export function hasAny(facet: WordFacet, list: string | undefined): SQL[] {
  const wanted = words(list ?? "");
  return wanted.length > 0 ? [sql`${keysOf(facet)} && ${sql.param(wanted)}::text[]`] : [];
}
export const keysOf = (facet: WordFacet): SQL => sql`r.${sql.identifier(FACETS[facet].column)}`;

function isWritten(word: string): SQL {
  const like = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return word.length < 4 ? sql`r.search_text like ${like}` : sql`(r.search_text like ${like} or ${word} <% r.search_text)`;
}

/** Half a peso below and above: prices are kept in cents and shown in whole pesos. */
const PESO = 100;
const isBetween = (price: SQL, { minPrice = 0, maxPrice }: RugFilter): SQL => {
  const from = sql`${price} >= ${Math.ceil(minPrice) * PESO - PESO / 2}`;
  return maxPrice === undefined ? from : sql`${from} and ${price} < ${Math.floor(maxPrice) * PESO + PESO / 2}`;
};
/** Contract: the price is that of the chosen size; without one, the lowest. A rug without a price is in no range. */
const isPricedSo = (filter: RugFilter): SQL =>
  filter.size
    ? sql`exists (select from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
        where s.rug_id = r.id and s.on_sale and normal_size(s.size) = ${normalizeSize(filter.size)} and ${isBetween(sql`cs.price`, filter)})`
    : sql`r.min_price > 0 and ${isBetween(sql`r.min_price`, filter)}`;

const collectionOf = ({ catalog, collection }: RugFilter): string | undefined => catalog ?? collection;

/** Facets that are not words have a condition of their own. */
const CONDITIONS: Record<SingleFacet, (filter: RugFilter) => SQL[]> = {
  collection(filter) {
    const wanted = fold(collectionOf(filter) ?? "");
    return wanted ? [sql`r.collection_id in (select id from collections where slug = ${wanted} or fold(name) = ${wanted})`] : [];
  },
  size: ({ size }) =>
    size
      ? [
          sql`exists (select from rug_stock s where s.rug_id = r.id and s.on_sale and normal_size(s.size) = ${normalizeSize(size)} and s.inventory > 0)`,
        ]
      : [],
  minPrice: (filter) => (filter.minPrice === undefined ? [] : [isPricedSo({ ...filter, maxPrice: undefined })]),
  maxPrice: (filter) => (filter.maxPrice === undefined ? [] : [isPricedSo({ ...filter, minPrice: undefined })]),
  search: ({ search = "" }) => searchWords(search).map((spellings) => sql`(${sql.join(spellings.map(isWritten), sql` or `)})`),
};

/** Contract, Text: filters and search ignore case and accents; small typos are forgiven by trigrams. */
export function rugFilter(filter: RugFilter, without?: FacetName): SQL {
  const conditions = FACET_NAMES.flatMap((name) => {
    if (name === without) return [];
    return isWordFacet(name) ? hasAny(name, filter[name]) : CONDITIONS[name](filter);
  });
  return sql.join([sql`r.is_active`, ...conditions], sql` and `);
}

/** The same for two filters that find the same rugs. */
export const filterKey = (filter: RugFilter): string =>
  JSON.stringify(FACET_NAMES.map((name) => (name === "collection" ? collectionOf(filter) : filter[name])));
