import { and, desc, eq, sql } from "drizzle-orm";
import type { CarpetChange, StaffCarpet } from "../catalog/admin/shapes.ts";
import type { MediaCtx } from "../catalog/check-media.server.ts";
import { deleteCollection } from "../catalog/delete-collection.server.ts";
import { deleteRug } from "../catalog/delete-rug.server.ts";
import { listStaffCollections } from "../catalog/list-staff-collections.server.ts";
import { currentSize, findSize } from "../catalog/rules/size.ts";
import { rugUses } from "../catalog/rug-uses.server.ts";
import { updateCollection } from "../catalog/save-collection.server.ts";
import { updateRug } from "../catalog/save-rug.server.ts";
import { dropUnlistedSizes, lockRugs } from "../catalog/set-stock.server.ts";
import { staffRugs } from "../catalog/staff-rugs.server.ts";
import { staffLanguage } from "../platform/ctx.server.ts";
import type { Reply } from "../platform/endpoint.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { writeAudit } from "../staff/write-audit.server.ts";
import type { undoImport as call } from "./contract.ts";
import { readImport } from "./list-imports.server.ts";
import { fieldInSpanish } from "./rules/field-in-spanish.ts";
import type { CollectionStep } from "./rules/steps.ts";
import { importPictures, importRugs, imports } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Undone = Reply<typeof call>;
type Step = typeof importRugs.$inferSelect;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What was sold or changed since stays as it is, and is said. Units come and go by what the import added or took. */
export const undoImport = (outer: MediaCtx, { id }: { id: number }): Promise<Undone> =>
  inTransaction(outer, async (ctx) => {
    const [row] = await ctx.db.select().from(imports).where(eq(imports.id, id)).for("update");
    if (!row) throw refuse("imports.not_found");
    if (row.undoneAt) throw refuse("imports.undone");
    const steps = await ctx.db.select().from(importRugs).where(eq(importRugs.importId, id)).orderBy(desc(importRugs.rugId));
    const ids = steps.map(({ rugId }) => rugId);
    await lockRugs(ctx, ids);
    const rugs = await staffRugs(ctx, sql`select id, 1 as place from unnest(${sql.param(ids)}::int[]) id`);
    const pictures = await ctx.db.select().from(importPictures).where(eq(importPictures.importId, id));
    const result: Pick<Undone, "deleted" | "restored" | "left"> = { deleted: 0, restored: 0, left: [] };
    // Collections first: a rug goes back to sizes and prices that are there again.
    for (const step of row.collections) if (!step.isNew) await restoreSizes(ctx, step, result);
    for (const step of steps) {
      const rug = rugs.find((each) => each.id === step.rugId);
      const media = pictures.filter(({ rugId }) => rugId === step.rugId).map((picture) => picture.media);
      if (rug && step.action === "created") await removeRug(ctx, rug, result);
      else if (rug && step.action === "updated") await restoreRug(ctx, rug, step, media, result);
    }
    for (const step of row.collections) if (step.isNew) await removeCollection(ctx, step, result);
    for (const { id: collection, isNew } of row.collections) if (!isNew) await dropUnlistedSizes(ctx, collection);
    await ctx.db
      .update(importPictures)
      .set({ state: "dropped", dueAt: null })
      .where(and(eq(importPictures.importId, id), eq(importPictures.state, "waiting")));
    await ctx.db.update(imports).set({ undoneAt: ctx.now() }).where(eq(imports.id, id));
    await writeAudit(ctx, { action: "delete", subject: "import", id, label: row.filename });
    return { ...(await readImport(ctx, { id })), ...result };
  });

const say = (ctx: MediaCtx, en: string, es: string): string => (staffLanguage(ctx.caller) === "es" ? es : en);

type Result = Pick<Undone, "deleted" | "restored" | "left">;

async function removeRug(ctx: MediaCtx, rug: StaffCarpet, result: Result): Promise<void> {
  if ((await rugUses(ctx, rug)).orders > 0) {
    if (rug.is_active) await updateRug(ctx, rug.id, { is_active: false });
    result.left.push({
      name: rug.name,
      reason: say(
        ctx,
        "It was sold since: it stays, and is not shown any more",
        "Se vendió desde entonces: se queda, y ya no se muestra",
      ),
    });
    return;
  }
  await deleteRug(ctx, rug);
  result.deleted++;
}

async function restoreRug(ctx: MediaCtx, rug: StaffCarpet, { changes }: Step, media: string[], result: Result): Promise<void> {
  const now = rug as Record<string, unknown>;
  const change: Record<string, unknown> = {};
  const kept: string[] = [];
  for (const [field, [from, to]] of Object.entries(changes.fields)) {
    if (same(now[field], to)) change[field] = from;
    else if (!same(now[field], from)) kept.push(field);
  }
  const isImported = rug.images.length > 0 && rug.images.every((image) => media.includes(image));
  if (isImported && !same(rug.images, changes.images)) change.images = changes.images;
  const inventory = changes.stock.flatMap(({ size, from, to }) => {
    const line = findSize(rug.inventory, size);
    return line ? [{ size: line.size, inventory: Math.max(0, line.inventory + from - to) }] : [];
  });
  if (inventory.length > 0) change.inventory = inventory;
  if (kept.length > 0)
    result.left.push({
      name: rug.name,
      reason: say(ctx, `Changed since: ${kept.join(", ")}`, `Cambió desde entonces: ${kept.map(fieldInSpanish).join(", ")}`),
    });
  if (Object.keys(change).length > 0) await updateRug(ctx, rug.id, change as CarpetChange);
  result.restored++;
}

const nowOf = async (ctx: MediaCtx, id: number) => (await listStaffCollections(ctx, { id })).rows[0];

const named = (sizes: CollectionStep["after"]) => sizes.map((line) => ({ ...line, size: currentSize(line.size) }));

async function restoreSizes(ctx: MediaCtx, step: CollectionStep, result: Result): Promise<void> {
  const now = await nowOf(ctx, step.id);
  if (!now) return;
  if (same(now.sizes, named(step.after))) await updateCollection(ctx, step.id, { sizes: named(step.before) });
  else
    result.left.push({
      name: now.name,
      reason: say(ctx, "Its sizes or prices were changed since", "Sus medidas o precios cambiaron desde entonces"),
    });
}

async function removeCollection(ctx: MediaCtx, step: CollectionStep, result: Result): Promise<void> {
  const now = await nowOf(ctx, step.id);
  if (!now) return;
  if (now.carpets === 0) await deleteCollection(ctx, { id: step.id });
  else
    result.left.push({
      name: now.name,
      reason: say(ctx, "The collection still has carpets", "La colección aún tiene alfombras"),
    });
}
