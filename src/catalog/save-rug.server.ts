import { eq } from "drizzle-orm";
import { readColors } from "../media/picture-metadata.server.ts";
import { rugTag } from "../platform/cache-tags.ts";
import { slugOf } from "../platform/text.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { CarpetChange, NewCarpet, StaffCarpet } from "./admin/shapes.ts";
import { checkMedia, type MediaCtx } from "./check-media.server.ts";
import { modelsAhead } from "./models-ahead.server.ts";
import { FIELD_NAMES, type RugValues } from "./rules/rug-fields.ts";
import { fillStock, lockRugs, refreshRugs, setStock } from "./set-stock.server.ts";
import { getStaffRug } from "./staff-rugs.server.ts";
import { collections, rugs } from "./table.server.ts";
import { refuse, UNKNOWN_COLLECTION } from "./texts.ts";

const givenFields = (input: CarpetChange): Partial<RugValues> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, input[name]]));

const columnsOf = (input: CarpetChange) => ({
  name: input.name,
  slug: input.name === undefined ? undefined : slugOf(input.name) || "alfombra",
  collectionId: input.collection_id,
  ...givenFields(input),
});

async function checkCollection(ctx: StaffCtx, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const [known] = await ctx.db.select({ id: collections.id }).from(collections).where(eq(collections.id, id)).for("share");
  if (!known) throw refuse("catalog.unknown_collection", undefined, { fields: { collection_id: UNKNOWN_COLLECTION } });
}

async function finish(ctx: StaffCtx, id: number, input: CarpetChange): Promise<StaffCarpet> {
  await fillStock(ctx, [id]);
  if (input.inventory) await setStock(ctx, id, input.inventory);
  await refreshRugs(ctx, [id]);
  if (input.images || input.thumbnail || input.collection_id || input.is_active)
    await ctx.jobs.enqueue(ctx, modelsAhead, { rugId: id });
  await touch(ctx, "rugs", rugTag(id), "home");
  return getStaffRug(ctx, { id });
}

/** Its picture is read before anything is locked: the colours it shows are part of what a search finds it by. */
async function readThumbnail(ctx: MediaCtx, { thumbnail }: CarpetChange): Promise<void> {
  if (thumbnail) await readColors(ctx, thumbnail);
}

export async function createRug(outer: MediaCtx, input: NewCarpet): Promise<StaffCarpet> {
  await readThumbnail(outer, input);
  return inTransaction(outer, async (ctx) => {
    await checkCollection(ctx, input.collection_id);
    await checkMedia(ctx, input);
    const values = columnsOf(input) as typeof rugs.$inferInsert;
    const [row] = await ctx.db.insert(rugs).values(values).returning({ id: rugs.id });
    const rug = await finish(ctx, row!.id, input);
    await writeAudit(ctx, { action: "create", subject: "carpet", id: rug.id, label: rug.name });
    return rug;
  });
}

export async function updateRug(outer: MediaCtx, id: number, input: CarpetChange): Promise<StaffCarpet> {
  await readThumbnail(outer, input);
  return inTransaction(outer, async (ctx) => {
    await checkCollection(ctx, input.collection_id);
    await lockRugs(ctx, [id]);
    const before = await getStaffRug(ctx, { id });
    await checkMedia(ctx, input, before);
    await ctx.db
      .update(rugs)
      .set({ ...columnsOf(input), updatedAt: ctx.now() })
      .where(eq(rugs.id, id));
    const after = await finish(ctx, id, input);
    const { updated_at: _at, slug: _slug, collection_sizes: _sizes, ...shown } = after;
    const changes = changesOf(before, shown);
    await writeAudit(ctx, { action: "update", subject: "carpet", id, label: after.name, changes });
    return after;
  });
}
