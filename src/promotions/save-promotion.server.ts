import { eq, sql } from "drizzle-orm";
import { readEnd, readMoment, toStep } from "../discounts/rules/form.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { PromotionForm } from "./contract.ts";
import { getPromotion } from "./list-promotions.server.ts";
import type { PromotionRow } from "./present.server.ts";
import { refreshPrices } from "./refresh-prices.server.ts";
import { checkPromotion } from "./rules/form.ts";
import { promotionState } from "./rules/promotion-state.ts";
import { promotions } from "./table.server.ts";
import { refuse } from "./texts.ts";
import { TURN_PROMOTION } from "./turn-promotion.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

function valuesOf(form: PromotionForm) {
  const fields = checkPromotion(form);
  if (Object.keys(fields).length > 0) throw refuse("promotions.form", fields, { fields });
  return {
    name: form.name!,
    percentage: toStep(form.percentage!),
    startsAt: readMoment(form.startDate)!,
    endsAt: readEnd(form.endDate!)!,
    rugIds: [...new Set(form.carpetIds)],
    collectionIds: [...new Set(form.collectionIds)],
    tags: [...new Set(form.tags)],
  };
}
type Values = ReturnType<typeof valuesOf>;

/** Of what it was about before, the deleted is left out; anything else must exist. */
async function checkSubjects(ctx: StaffCtx, values: Values, before?: Values): Promise<Values> {
  const { rows } = await ctx.db.execute<{ rugs: number[]; collections: number[] }>(sql`
    select array(select id from rugs where id = any (${sql.param(values.rugIds)}::int[])) as rugs,
      array(select id from collections where id = any (${sql.param(values.collectionIds)}::int[])) as collections`);
  const { rugs, collections } = rows[0]!;
  const isUnknown = (ids: number[], there: number[], old: number[] = []) =>
    ids.some((id) => !there.includes(id) && !old.includes(id));
  const fields = {
    ...(isUnknown(values.rugIds, rugs, before?.rugIds)
      ? { carpetIds: inBoth("One of the carpets does not exist", "Una de las alfombras no existe") }
      : {}),
    ...(isUnknown(values.collectionIds, collections, before?.collectionIds)
      ? { collectionIds: inBoth("One of the collections does not exist", "Una de las colecciones no existe") }
      : {}),
  };
  if (Object.keys(fields).length > 0) throw refuse("promotions.unknown_subject", undefined, { fields });
  const isThere = (there: number[]) => (id: number) => there.includes(id);
  return {
    ...values,
    rugIds: values.rugIds.filter(isThere(rugs)),
    collectionIds: values.collectionIds.filter(isThere(collections)),
  };
}

/** The queue knows no year of five digits. */
const LAST_TURN = Date.UTC(9999, 0);

/** Pages change by themselves when it begins, and once it is over. */
async function planTurns(ctx: StaffCtx, id: number, { startsAt, endsAt }: Pick<Values, "startsAt" | "endsAt">): Promise<void> {
  for (const startAfter of [startsAt, new Date(endsAt.getTime() + 1000)])
    if (startAfter > ctx.now() && startAfter.getTime() < LAST_TURN)
      await ctx.jobs.enqueue(ctx, TURN_PROMOTION, { id }, { startAfter });
}

export const createPromotion = (outer: StaffCtx, form: PromotionForm): Promise<PromotionRow> =>
  inTransaction(outer, async (ctx) => {
    const values = await checkSubjects(ctx, valuesOf(form));
    const [{ id }] = (await ctx.db.insert(promotions).values(values).returning({ id: promotions.id })) as [{ id: number }];
    await refreshPrices(ctx, [values]);
    await planTurns(ctx, id, values);
    await writeAudit(ctx, { action: "create", subject: "promotion", id, label: values.name, changes: changesOf({}, values) });
    return getPromotion(ctx, id);
  });

async function lockPromotion(ctx: StaffCtx, id: number) {
  const [known] = await ctx.db.select().from(promotions).where(eq(promotions.id, id)).for("update");
  if (!known) throw refuse("promotions.not_found");
  return known;
}

async function change(ctx: StaffCtx, known: Values & { id: number }, values: Values): Promise<PromotionRow> {
  const { id } = known;
  await ctx.db
    .update(promotions)
    .set({ ...values, updatedAt: ctx.now() })
    .where(eq(promotions.id, id));
  await refreshPrices(ctx, [known, values]);
  await planTurns(ctx, id, values);
  const changes = changesOf(known, values);
  await writeAudit(ctx, { action: "update", subject: "promotion", id, label: values.name, changes });
  return getPromotion(ctx, id);
}

export const updatePromotion = (outer: StaffCtx, { id, form }: { id: number; form: PromotionForm }): Promise<PromotionRow> =>
  inTransaction(outer, async (ctx) => {
    const known = await lockPromotion(ctx, id);
    const values = valuesOf({
      name: known.name,
      percentage: known.percentage,
      startDate: known.startsAt.toISOString(),
      endDate: known.endsAt.toISOString(),
      carpetIds: known.rugIds,
      collectionIds: known.collectionIds,
      tags: known.tags,
      ...Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
    });
    // One that was over and runs again begins now: what was paid between counts as the price before.
    const isRevived = promotionState(known, ctx.now()) === "ended" && promotionState(values, ctx.now()) === "active";
    const begun = isRevived ? { ...values, startsAt: ctx.now() } : values;
    return change(ctx, known, await checkSubjects(ctx, begun, known));
  });

/** From this moment on it is over; orders placed before keep their prices. */
export const endPromotion = (outer: StaffCtx, { id }: { id: number }): Promise<PromotionRow> =>
  inTransaction(outer, async (ctx) => {
    const known = await lockPromotion(ctx, id);
    if (promotionState(known, ctx.now()) !== "active") throw refuse("promotions.not_running");
    const { name, percentage, startsAt, rugIds, collectionIds, tags } = known;
    const endsAt = new Date(Math.max(ctx.now().getTime() - 1, startsAt.getTime() + 1));
    return change(ctx, known, { name, percentage, startsAt, endsAt, rugIds, collectionIds, tags });
  });

export const deletePromotion = (outer: StaffCtx, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const known = await lockPromotion(ctx, id);
    await ctx.db.delete(promotions).where(eq(promotions.id, id));
    await refreshPrices(ctx, [known]);
    await writeAudit(ctx, { action: "delete", subject: "promotion", id, label: known.name });
    return { success: true };
  });
