import { sql } from "drizzle-orm";
import { fold } from "../platform/text.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { saveSettings } from "./save-settings.server.ts";
import { refuse } from "./texts.ts";

const keyOf = (size: string): string => fold(size).replaceAll(/\s+/g, "");

/**
 * A size under another name everywhere at once: the list with its centimetres, collections, stock, orders, price history and
 * who waits for it. What it was called goes on meaning it, until the list has a size of that name again.
 */
export async function renameSize(outer: StaffCtx, { from: asked, to }: { from: string; to: string }): Promise<{ rugs: number }> {
  const rugs = await inTransaction(outer, async (ctx) => {
    let from = asked;
    let others: string[] = [];
    await saveSettings(ctx, "vocabulary", ({ sizes }) => {
      const one = sizes.find(({ name }) => name === asked) ?? sizes.find(({ name }) => keyOf(name) === keyOf(asked));
      if (!one) throw refuse("settings.no_such_word", { word: asked });
      from = one.name;
      others = sizes.flatMap(({ name }) => (name === from ? [] : [name]));
      if (others.some((name) => keyOf(name) === keyOf(to))) throw refuse("settings.word_taken", { word: to });
      return { sizes: sizes.map((size) => (size === one ? { ...size, name: to } : size)) };
    });
    await lockSizes(ctx, from, to);
    const { rows: used } = await ctx.db.execute<{ by: string | null; listed: boolean }>(sql`
      select case when normal_size(${to}) <> normal_size(${from}) then size_in_use(${to}) end as by,
        normal_size(${to}) in (select normal_size(name) from unnest(${sql.param(others)}::text[]) name) as listed`);
    if (used[0]!.by) throw refuse("settings.size_in_use", { size: to, by: used[0]!.by });
    if (used[0]!.listed) throw refuse("settings.word_taken", { word: to });
    const { rows } = await ctx.db.execute<{ ids: number[] }>(sql`select rename_size(${from}, ${to}) as ids`);
    const { ids } = rows[0]!;
    await ctx.db.execute(sql`select refresh_rugs(${sql.param(ids)}::int[])`);
    await touch(ctx, "rugs", "collections", "home", "orders", ...ids.map((id) => `rug:${id}` as const));
    await writeAudit(ctx, { action: "update", subject: "settings", id: "sizes", label: to, changes: { sizes: [from, to] } });
    return ids.length;
  });
  await outer.reloadSettings();
  return { rugs };
}

/** Collections, then stock by rug and size, as whoever changes or sells rugs takes them: nobody waits in a ring. */
async function lockSizes(ctx: StaffCtx, from: string, to: string): Promise<void> {
  await ctx.db.execute(sql`select lock_sizes(false)`);
  await ctx.db.execute(sql`select from collections order by id for update`);
  await ctx.db.execute(sql`
    select from rug_stock where rug_id in (
      select rug_id from rug_stock where normal_size(size) in (normal_size(${from}), normal_size(${to})))
    order by rug_id, size for update`);
}
