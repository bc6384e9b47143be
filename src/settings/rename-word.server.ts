import { sql } from "drizzle-orm";
import { fold } from "../platform/text.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { saveSettings } from "./save-settings.server.ts";
import { refuse } from "./texts.ts";

type Rename = { kind: "tags" | "colors"; from: string; to: string };

/** Where tags stand besides the rugs. */
const TAGGED = [
  ["discount_codes", "applicable_tags"],
  ["promotions", "tags"],
] as const;

/** In an array, however it is written there; a word that was there already is not there twice. */
const renamed = (column: string, from: string, to: string) => sql`(
  select array_agg(word order by place) from (
    select case when fold(word) = ${fold(from)} then ${to} else word end as word, min(place) as place
    from unnest(${sql.raw(column)}) with ordinality each(word, place) group by 1) words)`;

/** A tag or colour under another name everywhere at once: the vocabulary, every rug, codes and promotions. */
export async function renameWord(outer: StaffCtx, { kind, from, to }: Rename): Promise<{ rugs: number }> {
  const rugs = await inTransaction(outer, async (ctx) => {
    await saveSettings(ctx, "vocabulary", ({ tags, colors }) => {
      const isIt = (word: string): boolean => fold(word) === fold(from);
      const known = kind === "tags" ? tags : colors.map(({ name }) => name);
      if (!known.some(isIt)) throw refuse("settings.no_such_word", { word: from });
      if (fold(from) !== fold(to) && known.some((word) => fold(word) === fold(to)))
        throw refuse("settings.word_taken", { word: to });
      return kind === "tags"
        ? { tags: tags.map((tag) => (isIt(tag) ? to : tag)) }
        : { colors: colors.map((color) => (isIt(color.name) ? { ...color, name: to } : color)) };
    });
    // Stock before rugs, as orders take them: a rename and a sale never wait for each other in a ring.
    await ctx.db.execute(sql`
      select from rug_stock s join rugs r on r.id = s.rug_id where ${fold(from)} = any (fold_all(r.${sql.raw(kind)}))
      order by s.rug_id, s.size for update of s`);
    const { rows } = await ctx.db.execute<{ id: number }>(sql`
      update rugs set ${sql.raw(kind)} = ${renamed(kind, from, to)}
      where ${fold(from)} = any (fold_all(${sql.raw(kind)})) returning id`);
    if (kind === "tags")
      for (const [table, column] of TAGGED)
        await ctx.db.execute(sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${renamed(column, from, to)}
          where ${fold(from)} = any (fold_all(${sql.raw(column)}))`);
    const ids = rows.map(({ id }) => id);
    await ctx.db.execute(sql`select refresh_rugs(${sql.param(ids)}::int[])`);
    await touch(ctx, "rugs", "home", ...ids.map((id) => `rug:${id}` as const));
    await writeAudit(ctx, { action: "update", subject: "settings", id: kind, label: to, changes: { [kind]: [from, to] } });
    return ids.length;
  });
  await outer.reloadSettings();
  return { rugs };
}
