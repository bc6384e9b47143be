import { randomBytes } from "node:crypto";
import { bogotaDate } from "../platform/bogota-time.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import type { NewMessage } from "./contract.ts";
import { tellOfMessage } from "./letters/message-letters.server.ts";
import { trackingNumber } from "./rules/tracking-number.ts";
import { contactMessages, type MessageRow } from "./table.server.ts";
import { TOO_MANY } from "./texts.ts";

const PER_HOUR = 30;

/** Nothing is thrown away: what a machine seems to have written is kept apart, where staff can find it. */
export async function sendMessage(outer: Ctx & { caller: Caller }, input: NewMessage): Promise<MessageRow> {
  await limitRate(outer, `contact:${outer.caller.network}`, PER_HOUR, 3600, TOO_MANY);
  return inTransaction(outer, async (ctx) => {
    const { name, email, phone, subject, message, website } = input;
    const number = trackingNumber(bogotaDate(ctx.now()), randomBytes(6));
    const [row] = await ctx.db
      .insert(contactMessages)
      .values({ number, name, email, phone: phone ?? "", subject, message, status: website ? "spam" : "new" })
      .returning();
    if (row!.status === "new") await tellOfMessage(ctx, row!);
    await touch(ctx, "messages");
    return row!;
  });
}
