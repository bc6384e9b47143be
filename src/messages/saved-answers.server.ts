import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { SavedAnswer, SavedAnswerForm } from "./contract.ts";
import { savedAnswers } from "./table.server.ts";
import { refuse } from "./texts.ts";

const present = ({ id, title, text }: typeof savedAnswers.$inferSelect): SavedAnswer => ({ id, title, text });

export const listAnswers = async (ctx: Ctx): Promise<SavedAnswer[]> =>
  (await ctx.db.select().from(savedAnswers).orderBy(asc(savedAnswers.title), asc(savedAnswers.id))).map(present);

/** Without an id a new one. */
export async function saveAnswer(ctx: StaffCtx, form: SavedAnswerForm, id?: number): Promise<SavedAnswer> {
  const values = { ...form, updatedAt: ctx.now() };
  const [row] =
    id === undefined
      ? await ctx.db.insert(savedAnswers).values(values).returning()
      : await ctx.db.update(savedAnswers).set(values).where(eq(savedAnswers.id, id)).returning();
  if (!row) throw refuse("messages.answer_unknown");
  await told(ctx, id === undefined ? "create" : "update", row);
  return present(row);
}

export async function deleteAnswer(ctx: StaffCtx, id: number): Promise<{ success: true }> {
  const [row] = await ctx.db.delete(savedAnswers).where(eq(savedAnswers.id, id)).returning();
  if (!row) throw refuse("messages.answer_unknown");
  await told(ctx, "delete", row);
  return { success: true };
}

async function told(ctx: StaffCtx, action: string, { id, title }: { id: number; title: string }): Promise<void> {
  await writeAudit(ctx, { action, subject: "message", id, label: `Saved answer: ${title}` });
  await touch(ctx, "messages");
}
