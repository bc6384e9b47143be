import { and, inArray, lt } from "drizzle-orm";
import { daysAgo } from "../platform/days-ago.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { contactMessages, inboundMails, letters } from "./table.server.ts";

/** What shoppers wrote, and what is left of letters, after the time they are kept. A letter that still waits stays. */
export async function deleteOldMessages(ctx: Ctx): Promise<void> {
  const { KEEP_MESSAGES_DAYS, KEEP_LETTERS_DAYS } = ctx.env;
  await ctx.db.delete(contactMessages).where(lt(contactMessages.createdAt, daysAgo(ctx.now(), KEEP_MESSAGES_DAYS)));
  await ctx.db.delete(inboundMails).where(lt(inboundMails.at, daysAgo(ctx.now(), KEEP_LETTERS_DAYS)));
  const isOver = inArray(letters.state, ["sent", "held", "refused", "failed"]);
  await ctx.db.delete(letters).where(and(isOver, lt(letters.createdAt, daysAgo(ctx.now(), KEEP_LETTERS_DAYS))));
}
