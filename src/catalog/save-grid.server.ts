import { and, eq, sql } from "drizzle-orm";
import { cents } from "../platform/money.ts";
import { rugTag } from "../platform/cache-tags.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { GridChange } from "./admin/grid-contract.ts";
import type { MediaCtx } from "./check-media.server.ts";
import { currentSize } from "./rules/size.ts";
import { lockRugs, refreshRugs } from "./set-stock.server.ts";
import { updateRug } from "./save-rug.server.ts";
import { collections, collectionSizes, rugs, rugStock } from "./table.server.ts";
import { refuse } from "./texts.ts";

const named = <T extends { size: string }>(line: T): T => ({ ...line, size: currentSize(line.size) });

/** One save, all or nothing. */
export const saveGrid = (outer: MediaCtx, change: GridChange): Promise<{ changed: number }> =>
  inTransaction(outer, async (ctx) => {
    const prices = change.prices.map(named).toSorted((a, b) => a.collection_id - b.collection_id || a.size.localeCompare(b.size));
    const ids = await touchedRugs(ctx, change);
    await lockRugs(ctx, ids);
    for (const line of prices) await setPrice(ctx, line);
    for (const line of change.stock.map(named)) await setUnits(ctx, line);
    for (const { id, ...parts } of change.carpets) await updateRug(ctx, id, parts);
    await refreshRugs(ctx, ids);
    await touch(ctx, "rugs", "home", ...(prices.length > 0 ? (["collections"] as const) : []), ...ids.map((id) => rugTag(id)));
    return { changed: change.prices.length + change.stock.length + change.carpets.length };
  });

async function setPrice(ctx: StaffCtx, line: GridChange["prices"][number]): Promise<void> {
  const here = and(eq(collectionSizes.collectionId, line.collection_id), eq(collectionSizes.size, line.size));
  const [now] = await ctx.db
    .select({ price: collectionSizes.price, name: collections.name })
    .from(collectionSizes)
    .innerJoin(collections, eq(collections.id, collectionSizes.collectionId))
    .where(here)
    .for("update", { of: collectionSizes });
  if (!now) throw refuse("catalog.size_not_found", { size: line.size });
  if (line.was !== undefined && line.was !== now.price) throw changedMeanwhile("price", line.size);
  await ctx.db
    .update(collectionSizes)
    .set({ price: cents(line.price) })
    .where(here);
  const changes = changesOf({ [`price ${line.size}`]: now.price }, { [`price ${line.size}`]: line.price });
  await writeAudit(ctx, { action: "update", subject: "collection", id: line.collection_id, label: now.name, changes });
}

async function setUnits(ctx: StaffCtx, line: GridChange["stock"][number]): Promise<void> {
  const here = and(eq(rugStock.rugId, line.id), eq(rugStock.size, line.size));
  const [now] = await ctx.db
    .select({ inventory: rugStock.inventory, name: rugs.name })
    .from(rugStock)
    .innerJoin(rugs, eq(rugs.id, rugStock.rugId))
    .where(here);
  if (!now) throw refuse("catalog.size_not_found", { size: line.size });
  if (line.was !== undefined && line.was !== now.inventory) throw changedMeanwhile("stock", line.size);
  await ctx.db.update(rugStock).set({ inventory: line.inventory }).where(here);
  const changes = changesOf({ [line.size]: now.inventory }, { [line.size]: line.inventory });
  await writeAudit(ctx, { action: "stock", subject: "carpet", id: line.id, label: now.name, changes });
}

const changedMeanwhile = (what: "price" | "stock", size: string) => refuse("catalog.grid_changed", { what, size });

/** The rugs named, and every rug that shows one of the prices. */
async function touchedRugs(ctx: StaffCtx, { prices, stock, carpets }: GridChange): Promise<number[]> {
  const priced = prices.map((line) => line.collection_id);
  const named = [...stock, ...carpets].map((line) => line.id);
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id from rugs where collection_id = any (${sql.param(priced)}::int[]) or id = any (${sql.param(named)}::int[])`,
  );
  return rows.map((row) => row.id);
}
