import { eq } from "drizzle-orm";
import { inTransaction } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { DiscountForm } from "./contract.ts";
import type { CodeRow } from "./present.server.ts";
import { checkDiscountForm, readEnd, readMoment, toStep } from "./rules/form.ts";
import { discountCodes } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Spec §5: ticking all products clears the tags. */
function valuesOf(form: DiscountForm) {
  const fields = checkDiscountForm(form);
  if (Object.keys(fields).length > 0) throw refuse("discounts.form", fields, { fields });
  return {
    code: form.code!.toUpperCase(),
    name: form.name!,
    description: form.description ?? "",
    percentage: toStep(form.percentage!),
    startsAt: readMoment(form.startDate)!,
    endsAt: readEnd(form.endDate!)!,
    isActive: form.isActive ?? true,
    applicableTags: form.isAllProducts ? [] : form.applicableTags!,
    isAllProducts: form.isAllProducts ?? false,
    usageLimit: form.usageLimit ?? null,
  };
}

const isTaken = (error: unknown): boolean => (error as { cause?: { code?: string } }).cause?.code === "23505";

async function orTaken<T>(save: Promise<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (isTaken(error)) throw refuse("discounts.taken");
    throw error;
  }
}

export const createCode = (outer: StaffCtx, form: DiscountForm): Promise<CodeRow> =>
  inTransaction(outer, async (ctx) => {
    const values = valuesOf(form);
    const [row] = await orTaken(ctx.db.insert(discountCodes).values(values).returning());
    await writeAudit(ctx, {
      action: "create",
      subject: "discount-code",
      id: row!.id,
      label: row!.code,
      changes: changesOf({}, values),
    });
    return row!;
  });

export const updateCode = (outer: StaffCtx, { id, form }: { id: number; form: DiscountForm }): Promise<CodeRow> =>
  inTransaction(outer, async (ctx) => {
    const [known] = await ctx.db.select().from(discountCodes).where(eq(discountCodes.id, id)).for("update");
    if (!known) throw refuse("discounts.not_found");
    const whole: DiscountForm = {
      code: known.code,
      name: known.name,
      description: known.description,
      percentage: known.percentage,
      startDate: known.startsAt.toISOString(),
      endDate: known.endsAt.toISOString(),
      isActive: known.isActive,
      applicableTags: known.applicableTags,
      isAllProducts: known.isAllProducts,
      usageLimit: known.usageLimit,
      ...Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
    };
    const values = valuesOf(whole);
    const set = { ...values, updatedAt: ctx.now() };
    const [row] = await orTaken(ctx.db.update(discountCodes).set(set).where(eq(discountCodes.id, id)).returning());
    const changes = changesOf(known, values);
    await writeAudit(ctx, { action: "update", subject: "discount-code", id, label: row!.code, changes });
    return row!;
  });
