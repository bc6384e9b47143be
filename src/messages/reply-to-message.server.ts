import { asc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { deviceOf } from "../staff/rules/device.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { NewReply } from "./contract.ts";
import { replyAddress } from "./inbound/reply-address.server.ts";
import { senderOf } from "./letters/letter.ts";
import { replyLetter } from "./letters/message-letters.server.ts";
import { queueLetter } from "./letters/queue-letter.server.ts";
import { contactMessages, messageReplies } from "./table.server.ts";
import { refuse } from "./texts.ts";

export type ReplyRow = typeof messageReplies.$inferSelect;

/** An answer goes out as a letter and the message is answered; what they wrote back is noted and makes it new again. */
export const replyToMessage = (outer: StaffCtx, id: number, { text, direction }: NewReply): Promise<void> =>
  inTransaction(outer, async (ctx) => {
    const mine = eq(contactMessages.id, id);
    const [message] = await ctx.db.select().from(contactMessages).where(mine).for("update");
    if (!message) throw refuse("messages.not_found");
    const isOut = direction === "out";
    if (isOut && !message.email) throw refuse("messages.no_mailbox");
    const doneBy = ctx.caller ? ctx.caller.staff?.name || deviceOf(ctx.caller.userAgent) : "The program";
    await ctx.db.insert(messageReplies).values({ messageId: id, direction, text, at: ctx.now(), doneBy });
    const sender = { ...senderOf(ctx), answerTo: replyAddress(ctx.env, id) };
    if (isOut) await queueLetter(ctx, replyLetter(message, text, sender), { always: true });
    const status = isOut ? ("answered" as const) : ("new" as const);
    const set = { status, answeredAt: isOut ? ctx.now() : null, lastAt: ctx.now() };
    await ctx.db.update(contactMessages).set(set).where(mine);
    // The trail says that it was answered, not what was said.
    const changes = { [isOut ? "answer" : "reply"]: [null, isOut ? "sent" : "noted"] as [unknown, unknown] };
    await writeAudit(ctx, { action: "update", subject: "message", id, label: message.number, changes });
    await touch(ctx, "messages");
  });

/** The replies of many messages in one look, oldest first. */
export async function repliesOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ReplyRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(messageReplies)
    .where(inArray(messageReplies.messageId, [...ids]))
    .orderBy(asc(messageReplies.id));
  return Map.groupBy(rows, ({ messageId }) => messageId);
}
