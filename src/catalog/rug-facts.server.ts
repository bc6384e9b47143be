import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { CarpetFacts } from "./admin/contract.ts";
import { fold } from "../platform/text.ts";
import { rugCache } from "./rug-cache.server.ts";
import { lowCount, VIEWS } from "./staff-rug-filter.server.ts";

type Counted = { word: string; carpets: number };
type Words = { colors: Counted[]; tags: Counted[] };
type Counts = Omit<CarpetFacts, keyof Words | "vocabulary">;

/** Words only change when staff save a rug; units also change when somebody buys. */
const wordsCache = rugCache<Words>(1);
const countsCache = rugCache<Counts>(1, "forget-all");

const counted = (words: "colors" | "tags", keys: "color_keys" | "tag_keys") => sql`
  (select coalesce(json_agg(json_build_object('word', word, 'carpets', n) order by n desc, word), '[]')
   from (select min(w.word) as word, count(*) as n from rugs, unnest(${sql.raw(words)}, ${sql.raw(keys)}) w (word, key) group by w.key) w)`;

async function readWords(ctx: Ctx): Promise<Words> {
  const { rows } = await ctx.db.execute<Words>(
    sql`select ${counted("colors", "color_keys")} as colors, ${counted("tags", "tag_keys")} as tags`,
  );
  return rows[0]!;
}

async function readCounts(ctx: Ctx): Promise<Counts> {
  // Every number comes from an index alone: the rows themselves are wide.
  const { rows } = await ctx.db.execute<Counts>(sql`
    select n.*, n.total - n.inactive as on_sale from (
      select (select count(*)::int from rugs) as total,
        (select count(*)::int from collections) as collections,
        (select count(*)::int from rugs r where ${VIEWS.inactive}) as inactive,
        (select count(*)::int from rugs r where ${VIEWS["no-price"]}) as no_price,
        ${lowCount("running-out")} as running_out, ${lowCount("sold-out")} as sold_out) n`);
  return rows[0]!;
}

/** What the list's sentence, views and filters show. */
export async function rugFacts(ctx: Ctx): Promise<CarpetFacts> {
  const [counts, words] = await Promise.all([
    countsCache(ctx, "counts", () => readCounts(ctx)),
    wordsCache(ctx, "words", () => readWords(ctx)),
  ]);
  const { vocabulary } = ctx.settings();
  const swatches = new Map(vocabulary.colors.map(({ name, swatch }) => [fold(name), swatch]));
  return {
    ...counts,
    tags: words.tags,
    colors: words.colors.map((each) => ({ ...each, swatch: swatches.get(fold(each.word)) ?? null })),
    vocabulary,
  };
}
