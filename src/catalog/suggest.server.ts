import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { fold } from "../platform/text.ts";
import type { Suggestions } from "./contract.ts";
import { listRugs } from "./list-rugs.server.ts";
import { showColor, showTag } from "./rules/show-word.ts";

const begins = (word: string, text: string): boolean => text.split(/\s+/).some((part) => part.startsWith(word));

/** What a shopper may mean while typing: rugs, collections, colours and styles. Accents and small typos are forgiven. */
export async function suggest(ctx: Ctx, { search }: { search: string }): Promise<Suggestions> {
  const wanted = fold(search);
  if (wanted.length < 2) return { rugs: [], collections: [], colors: [], tags: [] };
  const { colors, tags } = ctx.settings().vocabulary;
  const [{ rugs }, collections] = await Promise.all([
    listRugs(ctx, { search: wanted, limit: 5, stories: true }),
    ctx.db.execute<{ name: string }>(
      sql`select name from collections where fold(name) like ${`${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} order by sort_order limit 3`,
    ),
  ]);
  return {
    rugs: rugs.map(({ id, name, catalog, thumbnail }) => ({ id, name, catalog, thumbnail })),
    collections: collections.rows.map(({ name }) => name),
    colors: colors
      .map(({ name }) => name)
      .filter((color) => begins(wanted, fold(showColor(color))))
      .slice(0, 3),
    tags: tags.filter((tag) => begins(wanted, fold(showTag(tag)))).slice(0, 3),
  };
}
