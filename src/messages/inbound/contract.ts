import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";

export const receiveMail = endpoint({
  method: "POST",
  path: "/api/messages/inbound",
  summary: "A customer's answer by e-mail, as Postmark's inbound webhook posts it (basic auth with INBOUND_MAIL_SECRET)",
  rawBody: true,
  reply: z.object({ kept: z.enum(["reply", "message", "known"]).describe("In its thread, as a new message, or before") }),
});
export type MailKept = z.output<typeof receiveMail.reply>;
