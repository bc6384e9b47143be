import type { Ctx } from "../../platform/ctx.server.ts";
import { job } from "../../platform/jobs.server.ts";
import type { Mail, MailGateway } from "./mail.server.ts";

/** Sends outside the request, again and again with growing waits while the post office is away. */
export const sendMail = job<Mail, Ctx & { mail: MailGateway }>({
  name: "send-mail",
  retryLimit: 12,
  retryDelay: 20,
  atOnce: 2,
  run: (ctx, mail) => ctx.mail.send(mail),
});

/** Inside a transaction the letter goes out only if that commits. */
export const queueMail = (ctx: Ctx, mail: Mail): Promise<void> => ctx.jobs.enqueue(ctx, sendMail, mail);
