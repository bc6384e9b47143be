import { eq, sql } from "drizzle-orm";
import type { NewCarpet, StaffCarpet } from "../catalog/admin/shapes.ts";
import type { MediaCtx } from "../catalog/check-media.server.ts";
import { createCollection, updateCollection } from "../catalog/save-collection.server.ts";
import { createRug, updateRug } from "../catalog/save-rug.server.ts";
import { holdSizeNames, lockRugs } from "../catalog/set-stock.server.ts";
import { staffLanguage } from "../platform/ctx.server.ts";
import { Refusal } from "../platform/refusal.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { writeAudit } from "../staff/write-audit.server.ts";
import { checkTargets } from "./check-targets.server.ts";
import type { ImportReport } from "./contract.ts";
import { FETCH_JOB } from "./fetch-pictures.server.ts";
import type { RugChange } from "./rules/changes-of-rug.ts";
import type { Placed } from "./rules/place-rugs.ts";
import { type ImportPlan, planImport, type RugPlan } from "./plan-import.server.ts";
import { actionOf, reportOf } from "./present.server.ts";
import { readProducts } from "./read-products.server.ts";
import type { CollectionStep } from "./rules/steps.ts";
import { importPictures, importRugs, imports } from "./table.server.ts";
import type { Format } from "./texts.ts";

type Input = { text: string; filename: string; format: Format; dryRun: boolean };

/** Two imports at once would make the same collections twice. */
const ONE_AT_A_TIME = 7_215_021;

/** Every rug wholly or not at all; rugs that cannot be read are left out and said. */
export async function runImport(outer: MediaCtx, { text, filename, format, dryRun }: Input): Promise<ImportReport> {
  const language = staffLanguage(outer.caller);
  const products = readProducts(text, format);
  await checkTargets(outer, products);
  return inTransaction(outer, async (ctx) => {
    if (dryRun) return reportOf(await planImport(ctx, products, async () => undefined), { format, dryRun }, language);
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
    await holdSizeNames(ctx);
    const plan = await planImport(ctx, products, (ids) => lockRugs(ctx, ids));
    const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
    const values = { format, filename, ...counts, collections: [], createdAt: ctx.now() };
    const [row] = await ctx.db.insert(imports).values(values).returning({ id: imports.id });
    const { id } = row!;
    const collections = await saveCollections(ctx, plan);
    for (const rug of plan.rugs) await saveWhole(ctx, id, rug);
    const report = reportOf(plan, { id, format, dryRun }, language);
    const { created, updated, unchanged, rejected } = report;
    await ctx.db
      .update(imports)
      .set({ created, updated, unchanged, rejected, collections: [...collections.values()] })
      .where(eq(imports.id, id));
    await writeAudit(ctx, { action: "create", subject: "import", id, label: filename });
    if (report.pictures > 0) await ctx.jobs.enqueue(ctx, FETCH_JOB, {});
    return report;
  });
}

/** By name. Only those that come or change are steps to undo. */
async function saveCollections(ctx: MediaCtx, plan: ImportPlan): Promise<Map<string, CollectionStep>> {
  const steps = new Map<string, CollectionStep>();
  let sort = plan.lastSort;
  for (const place of plan.collections) {
    const { name, before, sizes } = place;
    if (place.id === undefined) {
      const made = await createCollection(ctx, { name, sizes, sort_order: Math.min(++sort, 100_000) });
      place.id = made.id;
      steps.set(name, { id: made.id, name, isNew: true, before, after: sizes });
    } else if (JSON.stringify(before) !== JSON.stringify(sizes)) {
      await updateCollection(ctx, place.id, { sizes });
      steps.set(name, { id: place.id, name, isNew: false, before, after: sizes });
    }
  }
  return steps;
}

async function saveWhole(ctx: MediaCtx, id: number, plan: RugPlan): Promise<void> {
  if (!plan.change || !plan.place) return;
  await ctx.db.execute(sql`savepoint rug`);
  try {
    await saveRug(ctx, id, plan);
    await ctx.db.execute(sql`release savepoint rug`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await ctx.db.execute(sql`rollback to savepoint rug`);
    plan.errors.push(error.message);
    delete plan.change;
  }
}

async function saveRug(ctx: MediaCtx, importId: number, plan: RugPlan): Promise<void> {
  const { change, place, rug: before } = plan as RugPlan & { change: RugChange; place: Placed };
  const ready = change.pictures?.every(({ media }) => media) ? { images: change.pictures.map(({ media }) => media) } : {};
  const values = {
    ...change.fields,
    ...ready,
    ...(change.moves && { collection_id: place.id }),
    ...(change.stock.length > 0 && { inventory: change.stock }),
  };
  const isSame = before && Object.keys(values).length === 0;
  const after: StaffCarpet = isSame
    ? before
    : before
      ? await updateRug(ctx, before.id, values)
      : await createRug(ctx, values as NewCarpet);
  plan.rug = after;
  const was = (before ?? {}) as Record<string, unknown>;
  const { inventory: _stock, ...fields } = values as Record<string, unknown>;
  const units = (size: string) => before?.inventory.find((line) => line.size === size)?.inventory ?? 0;
  await ctx.db.insert(importRugs).values({
    importId,
    rugId: after.id,
    handle: plan.product.handle,
    action: actionOf(plan) as "created" | "updated" | "unchanged",
    changes: {
      fields: Object.fromEntries(Object.entries(fields).map(([field, to]) => [field, [was[field] ?? null, to]])),
      stock: change.stock.map(({ size, inventory }) => ({ size, from: units(size), to: inventory })),
      images: before?.images ?? [],
    },
  });
  if (!change.pictures || "images" in ready) return;
  await ctx.db.insert(importPictures).values(
    change.pictures.map(({ address, media }, position) => ({
      importId,
      rugId: after.id,
      position,
      address,
      media,
      state: media ? ("done" as const) : ("waiting" as const),
      dueAt: media ? null : ctx.now(),
    })),
  );
}
