import { eq } from "drizzle-orm";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { MessageStatus } from "./rules/subjects.ts";
import { contactMessages as messages, type MessageRow } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Change = { id: number; status?: MessageStatus; staff_note?: string; assignee?: string | null };

/** The note is the team's own: the trail says that it changed, not what it says. */
export const updateMessage = (
  outer: StaffCtx,
  { id, status, staff_note: staffNote, assignee: given }: Change,
): Promise<MessageRow> =>
  inTransaction(outer, async (ctx) => {
    const [old] = await ctx.db.select().from(messages).where(eq(messages.id, id)).for("update");
    if (!old) throw refuse("messages.not_found");
    const isSet = status !== undefined && status !== old.status;
    const isNoted = staffNote !== undefined && staffNote !== old.staffNote;
    const assignee = given === undefined ? undefined : given || null;
    const isGiven = assignee !== undefined && assignee !== old.assignee;
    const set = {
      ...(isSet && { status, answeredAt: status === "answered" ? ctx.now() : null }),
      ...(isNoted && { staffNote }),
      ...(isGiven && { assignee }),
    };
    const [row] =
      Object.keys(set).length === 0 ? [old] : await ctx.db.update(messages).set(set).where(eq(messages.id, id)).returning();
    const changes = {
      ...changesOf(old, { status, assignee }),
      ...(isNoted && { note: [null, "changed"] as [unknown, unknown] }),
    };
    await writeAudit(ctx, { action: "update", subject: "message", id, label: old.number, changes });
    await touch(ctx, "messages");
    return row!;
  });

export const deleteMessage = (outer: StaffCtx, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const [gone] = await ctx.db.delete(messages).where(eq(messages.id, id)).returning({ number: messages.number });
    if (!gone) throw refuse("messages.not_found");
    await writeAudit(ctx, { action: "delete", subject: "message", id, label: gone.number });
    await touch(ctx, "messages");
    return { success: true };
  });
