import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { MessageRow } from "./present.server.ts";
import type { MessageStatus } from "./rules/subjects.ts";
import { contactMessages as messages } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Change = { id: number; status?: MessageStatus; staff_note?: string };

export async function updateMessage(ctx: Ctx, { id, status, staff_note: staffNote }: Change): Promise<MessageRow> {
  const answeredAt = status === undefined ? undefined : status === "answered" ? ctx.now() : null;
  const changes = { ...(status && { status, answeredAt }), ...(staffNote !== undefined && { staffNote }) };
  const [row] =
    Object.keys(changes).length === 0
      ? await ctx.db.select().from(messages).where(eq(messages.id, id))
      : await ctx.db.update(messages).set(changes).where(eq(messages.id, id)).returning();
  if (!row) throw refuse("messages.not_found");
  return row;
}

export async function deleteMessage(ctx: Ctx, { id }: { id: number }): Promise<{ success: true }> {
  const gone = await ctx.db.delete(messages).where(eq(messages.id, id)).returning({ id: messages.id });
  if (gone.length === 0) throw refuse("messages.not_found");
  return { success: true };
}
