import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
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

export const isOnShelfIn = (sizes: string[]): SQL =>
  sql`exists (select from rug_stock s where s.rug_id = r.id and s.on_sale and s.inventory > 0 and s.size = any (${sql.param(sizes)}::text[]))`;

const keptSizes = rugCache<string[]>(1);
/** The sizes on sale that are one of these, in this order, spelled as the collections do: `6 x 9 cm` is 6x9. */
export async function sizesLike(ctx: Ctx, wanted: readonly string[]): Promise<string[]> {
  const known = await keptSizes(ctx, "sizes", async () => {
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
/** Small typing errors in a name are forgiven by trigrams. */
const isNearlyWritten = (words: string): SQL[] => (words.length < 4 ? [] : [sql`${words} <% r.search_text`]);
/** In any form of the words, as Spanish has them: `flores` is told by a flor. */
const isTold = (words: string): SQL => sql`r.story_words @@ phraseto_tsquery('spanish', ${words})`;
const hasAny = (column: SQL, values: readonly string[]): SQL => sql`${column} && ${sql.param(values)}::text[]`;

const KEYS = {
  colors: sql`r.color_keys`,
  tags: sql`r.tag_keys`,
  shape: sql`r.shape_keys`,
  material: sql`r.material_keys`,
  room: sql`r.room_keys`,
};
/** What bears water and soap; wool and silk want a cleaner. */
const WASHABLE = ["algodon", "poliester", "polipropileno", "microfibra"];

/**
 * The conditions a part of the search can be met by, the plainest first: what staff wrote down of a rug, a name that is
 * nearly so, what its picture shows and its story tells. The first that any rug meets counts.
 */
function waysToMeet(reading: Reading, sizes: string[] | undefined, stories: boolean): SQL[] {
  const { said } = reading;
  switch (reading.kind) {
    case "facet":
      return [sql`(${hasAny(KEYS[reading.facet], reading.values)} or ${isWritten(said)})`, isTold(said)];
    case "color":
      return [
        sql`(${hasAny(KEYS.colors, reading.values)} or ${isWritten(said)})`,
        sql`(${hasAny(sql`r.seen_colors`, reading.values)} or ${isTold(said)})`,
      ];
    case "sizes":
      return [isOnShelfIn(sizes ?? [])];
    case "price":
      return [isPricedBetween(reading, sizes)];
    case "washable":
      return [hasAny(KEYS.material, WASHABLE)];
    case "text":
      return [isWritten(said), ...isNearlyWritten(said), ...(stories ? [isTold(said)] : [])];
  }
}

const keptWays = rugCache<number>(2000);
/** Which way to ask, known until a rug changes; the last one when no rug meets any. */
async function wayFor(ctx: Ctx, reading: Reading, ways: SQL[]): Promise<SQL> {
  if (ways.length === 1) return ways[0]!;
  const place = await keptWays(ctx, `${reading.kind} ${ways.length} ${reading.said}`, async () => {
    for (const [at, way] of ways.slice(0, -1).entries()) {
      const { rows } = await ctx.db.execute(sql`select from rugs r where r.is_active and ${way} limit 1`);
      if (rows.length > 0) return at;
    }
    return ways.length - 1;
  });
  return ways[place]!;
}

/** One condition per part of the search; all of them must hold. */
export async function searchFilter(ctx: Ctx, search: string, stories: boolean): Promise<SQL[]> {
  const readings = understandSearch(search);
  const sizes = (await searchedSizes(ctx, search))?.sizes;
  return Promise.all(readings.map((reading) => wayFor(ctx, reading, waysToMeet(reading, sizes, stories))));
}

/** Rugs that are called so come first, then those of that colour above all. */
export function searchOrder(search: string): SQL | undefined {
  const points = understandSearch(search).flatMap((reading) => {
    if (reading.kind === "sizes" || reading.kind === "price" || reading.kind === "washable") return [];
    const named = sql`2 * (r.name_key like ${containing(reading.said)})::int`;
    return reading.kind === "color" ? [named, sql`(r.color_keys[1] = any (${sql.param(reading.values)}::text[]))::int`] : [named];
  });
  return points.length > 0 ? sql`(${sql.join(points, sql` + `)}) desc` : undefined;
}
