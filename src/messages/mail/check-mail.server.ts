import type { Env } from "../../platform/env.server.ts";
import { describeSmtpError, type SmtpError, smtpTransport } from "./mail.server.ts";

/** Connects to the mail server and signs in, without sending; throws what is wrong. Nothing to do where letters are files. */
export async function checkMail(env: Env): Promise<void> {
  if (!env.SMTP_HOST) return;
  const transport = smtpTransport(env);
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(describeSmtpError(error as SmtpError), { cause: error });
  } finally {
    transport.close();
  }
}
