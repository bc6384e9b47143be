import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { facetKeys } from "./facet-keys.server.ts";
import { rugCache } from "./rug-cache.server.ts";
import { currentSize, normalizeSize } from "./rules/size.ts";
import { type Reading, understandSearch } from "./rules/search/understand-search.ts";

export type Bounds = { least?: number; most?: number };
/** Half a peso below and above: prices are kept in cents and shown in whole pesos. */
const PESO = 100;
export const isBetween = (price: SQL, { least = 0, most }: Bounds): SQL => {
  const from = sql`${price} >= ${Math.ceil(least) * PESO - PESO / 2}`;
  return most === undefined ? from : sql`${from} and ${price} < ${Math.floor(most) * PESO + PESO / 2}`;
};

/** Contract: the price is that of the chosen sizes; without one, the lowest. A rug without a price is in no range. */
export const isPricedBetween = (bounds: Bounds, sizes?: string[]): SQL =>
  sizes
    ? sql`exists (select from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
        where s.rug_id = r.id and s.on_sale and s.size = any (${sql.param(sizes)}::text[]) and ${isBetween(sql`sale_price(cs.price, r.sale_percent)`, bounds)})`
    : sql`r.min_price > 0 and ${isBetween(sql`r.min_price`, bounds)}`;

const onShelfIn = (sizes: string[]): SQL =>
  sql`select from rug_stock s where s.rug_id = r.id and s.on_sale and s.inventory > 0 and s.size = any (${sql.param(sizes)}::text[])`;
export const isOnShelfIn = (sizes: string[]): SQL => sql`exists (${onShelfIn(sizes)})`;
/** `offset 0` keeps PostgreSQL from reading the whole shop's stock for the few rugs that other conditions leave. */
const isOnShelfOneByOne = (sizes: string[]): SQL => sql`exists (${onShelfIn(sizes)} offset 0)`;

const sizesCache = rugCache<string[]>(1);
/** The sizes on sale that are one of these, in this order, spelled as the collections do: `6 x 9 cm` is 6x9. */
export async function sizesLike(ctx: Ctx, wanted: readonly string[]): Promise<string[]> {
  const known = await sizesCache(ctx, "sizes", async () => {
    const { rows } = await ctx.db.execute<{ size: string }>(sql`select distinct size from collection_sizes`);
    return rows.map(({ size }) => size);
  });
  const places = new Map(wanted.map((size, place) => [normalizeSize(currentSize(size)), place]));
  return known
    .flatMap((size) => {
      const place = places.get(normalizeSize(size));
      return place === undefined ? [] : [{ size, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ size }) => size);
}

/** The sizes a search asks for and what they may cost; undefined where it names no size. */
export async function searchedSizes(ctx: Ctx, search: string): Promise<{ sizes: string[]; bounds: Bounds } | undefined> {
  const readings = understandSearch(search);
  const sized = readings.find((reading) => reading.kind === "sizes");
  if (!sized) return undefined;
  const { least, most }: Bounds = readings.find((reading) => reading.kind === "price") ?? {};
  return { sizes: await sizesLike(ctx, sized.sizes), bounds: { least, most } };
}

const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
const isWritten = (words: string): SQL => sql`r.search_text like ${containing(words)}`;
/** A shorter word is near too many. */
const SHORT = 4;
const nearWordsCache = rugCache<string[]>(2000);
/** How many rugs with a word like the typed one are looked at to learn which words are meant. */
const NEAR_RUGS = 20;
/**
 * The rugs' own words that a typed one is nearly: small typing errors are forgiven by trigrams. Comparing a whole text is
 * thirty times as much work as looking for a word in it, so a few rugs are compared and all are searched for their words.
 */
const nearWords = (ctx: Ctx, typed: string): Promise<string[]> =>
  nearWordsCache(ctx, typed, async () => {
    const { rows } = await ctx.db.execute<{ word: string }>(sql`select distinct word
      from (select r.search_text from rugs r where r.is_active and ${typed} <% r.search_text limit ${NEAR_RUGS}) near,
        unnest(string_to_array(near.search_text, ' ')) word where ${typed} <% word order by word`);
    return rows.map(({ word }) => word);
  });
/** Where only several words together are like it, whole texts are compared after all. */
const isNearlyWritten = async (ctx: Ctx, typed: string): Promise<SQL> => {
  const words = await nearWords(ctx, typed);
  return words.length > 0 ? sql`(${sql.join(words.map(isWritten), sql` or `)})` : sql`${typed} <% r.search_text`;
};
/** In any form of the words, as Spanish has them: `flores` is told by a flor. */
const isTold = (words: string): SQL => sql`r.story_words @@ phraseto_tsquery('spanish', ${words})`;
const hasAny = (column: SQL, values: readonly string[]): SQL => sql`${column} && ${sql.param(values)}::text[]`;

/** What bears water and soap; wool and silk want a cleaner. */
const WASHABLE = ["algodon", "poliester", "polipropileno", "microfibra"];

/** `sizes`: those the search names; `isAlone`: it asks for one thing only. */
type Given = { sizes: string[] | undefined; stories: boolean; isAlone: boolean };
/** A condition, or how to learn it where that takes a question of its own. */
type Way = SQL | (() => Promise<SQL>);
const conditionOf = async (way: Way): Promise<SQL> => (typeof way === "function" ? way() : way);

/**
 * The conditions a part of the search can be met by, the plainest first: what staff wrote down of a rug, a name that is
 * nearly so, what its picture shows and its story tells. The first that any rug meets counts.
 */
function waysToMeet(ctx: Ctx, reading: Reading, { sizes, stories, isAlone }: Given): Way[] {
  const { said } = reading;
  switch (reading.kind) {
    case "facet":
      return [sql`(${hasAny(facetKeys(reading.facet), reading.values)} or ${isWritten(said)})`, isTold(said)];
    case "color":
      return [
        sql`(${hasAny(facetKeys("colors"), reading.values)} or ${isWritten(said)})`,
        sql`(${hasAny(sql`r.seen_colors`, reading.values)} or ${isTold(said)})`,
      ];
    case "sizes":
      return [isAlone ? isOnShelfIn(sizes ?? []) : isOnShelfOneByOne(sizes ?? [])];
    case "price":
      return [isPricedBetween(reading, sizes)];
    case "washable":
      return [hasAny(facetKeys("material"), WASHABLE)];
    case "text":
      return [
        isWritten(said),
        ...(said.length < SHORT ? [] : [() => isNearlyWritten(ctx, said)]),
        ...(stories ? [isTold(said)] : []),
      ];
  }
}

const waysCache = rugCache<number>(2000);
/** Which way to ask, known until a rug changes; the last one when no rug meets any. */
async function wayFor(ctx: Ctx, reading: Reading, ways: Way[]): Promise<SQL> {
  if (ways.length === 1) return conditionOf(ways[0]!);
  const place = await waysCache(ctx, `${reading.kind} ${ways.length} ${reading.said}`, async () => {
    for (const [at, way] of ways.slice(0, -1).entries()) {
      const { rows } = await ctx.db.execute(sql`select from rugs r where r.is_active and ${await conditionOf(way)} limit 1`);
      if (rows.length > 0) return at;
    }
    return ways.length - 1;
  });
  return conditionOf(ways[place]!);
}

/** One condition per part of the search; all of them must hold. */
export async function searchFilter(ctx: Ctx, search: string, stories: boolean): Promise<SQL[]> {
  const readings = understandSearch(search);
  const given = { sizes: (await searchedSizes(ctx, search))?.sizes, stories, isAlone: readings.length === 1 };
  return Promise.all(readings.map((reading) => wayFor(ctx, reading, waysToMeet(ctx, reading, given))));
}

/** `named`: a rug is called so; `colors`: its first colour is one of these. */
export type SearchRank = { named: SQL[]; colors: string[] };

/** Rugs that are called so come first, then those of that colour above all. */
export function searchRank(search: string): SearchRank | undefined {
  const ranking = understandSearch(search).filter(({ kind }) => kind === "text" || kind === "facet" || kind === "color");
  if (ranking.length === 0) return undefined;
  return {
    named: ranking.map(({ said }) => sql`r.name_key like ${containing(said)}`),
    colors: [...new Set(ranking.flatMap((reading) => (reading.kind === "color" ? reading.values : [])))],
  };
}
