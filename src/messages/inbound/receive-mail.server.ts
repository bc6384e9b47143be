import { createHash, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { bogotaDate } from "../../platform/bogota-time.ts";
import type { Caller, Ctx } from "../../platform/ctx.server.ts";
import { limitRate } from "../../platform/http/rate-limit.server.ts";
import { readBytes } from "../../platform/http/read-bytes.server.ts";
import { parseJson } from "../../platform/parse-json.ts";
import { sameText } from "../../platform/same-text.server.ts";
import { inTransaction, touch } from "../../platform/transaction.server.ts";
import { letterFrom, shopMailbox } from "../../settings/rules/mail-addresses.ts";
import { tellShopOfMail } from "../letters/message-letters.server.ts";
import { type InboundMail, keptWords, readInboundMail } from "../rules/inbound-mail.ts";
import { mailboxKey } from "../rules/mailbox-key.ts";
import { trackingNumber } from "../rules/tracking-number.ts";
import { contactMessages, messageReplies, type MessageRow } from "../table.server.ts";
import { refuse } from "../texts.ts";
import type { MailKept } from "./contract.ts";
import { inboundOf, messageNamed } from "./reply-address.server.ts";

/** Postmark takes mails of up to 35 MB, whose attachments come along in the JSON. */
const MOST_BYTES = 40 * 1024 * 1024;
const WRONG_PER_MINUTE = 30;

type Asked = Ctx & { caller: Caller };

/** Who hands mail over proves it before a byte of the body is read: `https://postmark:{secret}@shop/api/messages/inbound`. */
async function onlyProvider(ctx: Asked, secret: string, authorization = ""): Promise<void> {
  const [, sent = ""] = /^Basic\s+(\S+)$/i.exec(authorization) ?? [];
  const pair = Buffer.from(sent, "base64").toString();
  if (sameText(pair.slice(pair.indexOf(":") + 1), secret)) return;
  await limitRate(ctx, `inbound-mail:${ctx.caller.network}`, WRONG_PER_MINUTE, 60);
  throw refuse("messages.inbound_secret");
}

/** Keeps a mail once: in the thread it answers, or as a message of its own. Nothing that came with the secret is lost. */
export async function receiveMail(outer: Asked, request: Request): Promise<MailKept> {
  const inbound = inboundOf(outer.env);
  if (!inbound) throw refuse("messages.inbound_off");
  await onlyProvider(outer, inbound.secret, request.headers.get("authorization") ?? undefined);
  const bytes = await readBytes(request, MOST_BYTES);
  const given = parseJson(Buffer.from(bytes).toString());
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw refuse("messages.inbound_shape");
  const mail = readInboundMail(given);
  const id = createHash("sha256")
    .update(mail.id || bytes)
    .digest("hex");
  return inTransaction(outer, async (ctx) => {
    const { rowCount } = await ctx.db.execute(
      sql`insert into inbound_mails (id, at) values (${id}, ${ctx.now().toISOString()}) on conflict do nothing`,
    );
    if (rowCount === 0) return { kept: "known" };
    const named = mail.hashes.map((hash) => messageNamed(hash, inbound)).find((each) => each !== undefined);
    const [thread] =
      named === undefined ? [] : await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, named)).for("update");
    const isTheirs = thread !== undefined && mailboxKey(thread.email) === mailboxKey(mail.from);
    const message = isTheirs ? await addReply(ctx, thread, mail) : await addMessage(ctx, mail, thread);
    if (message.status !== "spam" && !isOwn(ctx, mail.from, inbound.address)) await tellShopOfMail(ctx, message, keptWords(mail));
    await touch(ctx, "messages");
    return { kept: isTheirs ? "reply" : "message" };
  });
}

/** A letter of the shop that came round to it: kept, but not written about, or it would come round for ever. */
function isOwn(ctx: Ctx, from: string, inbound: string): boolean {
  const sender = letterFrom(ctx.settings());
  const own = [shopMailbox(ctx.settings()), typeof sender === "string" ? sender : sender.address, inbound];
  return own.some((each) => mailboxKey(each) === mailboxKey(from));
}

async function addReply(ctx: Ctx, thread: MessageRow, mail: InboundMail): Promise<MessageRow> {
  const reply = { messageId: thread.id, direction: "in" as const, text: keptWords(mail), at: ctx.now(), doneBy: "" };
  await ctx.db.insert(messageReplies).values(reply);
  const set = { status: "new" as const, answeredAt: null, lastAt: ctx.now() };
  const [row] = await ctx.db.update(contactMessages).set(set).where(eq(contactMessages.id, thread.id)).returning();
  return row!;
}

/** The subject goes along: it names the message where somebody else answered it. */
async function addMessage(ctx: Ctx, mail: InboundMail, thread: MessageRow | undefined): Promise<MessageRow> {
  const [row] = await ctx.db
    .insert(contactMessages)
    .values({
      number: trackingNumber(bogotaDate(ctx.now()), randomBytes(6)),
      name: mail.name || "?",
      email: mail.from,
      subject: "general",
      message: [mail.subject, keptWords(mail)].filter(Boolean).join("\n\n"),
      status: mail.isSpam ? "spam" : "new",
      cameBy: thread ? "email-other" : mail.hashes.length > 0 ? "email-unknown" : "email",
      createdAt: ctx.now(),
    })
    .returning();
  return row!;
}
