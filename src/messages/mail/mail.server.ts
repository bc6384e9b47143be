import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type Transporter } from "nodemailer";
import type { Env } from "../../platform/env.server.ts";
import { LIMITS } from "../../platform/time-limit.server.ts";
import type { Letter } from "../letters/letter.ts";
import type { Log } from "../../platform/log.server.ts";

/** Resolves once the letter is on its way, or with why no server will ever have it. */
export type MailGateway = { send(letter: Letter): Promise<{ refused?: string }> };

export const smtpTransport = (env: Env): Transporter =>
  createTransport({
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    secure: env.SMTP_PORT === 465,
    requireTLS: env.SMTP_PORT === 587,
    auth: env.SMTP_USER ? { user: env.SMTP_USER, pass: env.SMTP_PASSWORD } : undefined,
    dnsTimeout: LIMITS.mailConnect,
    connectionTimeout: LIMITS.mailConnect,
    greetingTimeout: LIMITS.mailConnect,
    socketTimeout: LIMITS.mailAnswer,
  });

export type SmtpError = { code?: string; command?: string; responseCode?: number; message: string };
const NO_CONVERSATION = new Set(["ESOCKET", "ECONNECTION", "ETIMEDOUT", "EDNS", "ETLS"]);

/** What went wrong without what the other server said, which names the recipient. */
export const describeSmtpError = ({ code, command, responseCode, message }: SmtpError): string =>
  responseCode === undefined && NO_CONVERSATION.has(code ?? "")
    ? message
    : `SMTP ${[responseCode, code, command].filter(Boolean).join(" ")}`;

/** An address that does not exist stays so: sending again would only annoy the other server. */
const isFinal = ({ responseCode = 0 }: SmtpError): boolean => responseCode >= 550 && responseCode < 560;

/** By SMTP where it is set; otherwise letters are written as .eml files under DATA_DIR/mail. */
export function openMail(env: Env, log: Log): MailGateway {
  if (!env.SMTP_HOST) return toFiles(env, join(env.DATA_DIR, "mail"));
  const transport = smtpTransport(env);
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from: env.MAIL_FROM, ...mail });
        return {};
      } catch (error) {
        const reason = describeSmtpError(error as SmtpError);
        // Without the cause: its text is the other server's.
        if (!isFinal(error as SmtpError)) throw new Error(reason); // oxlint-disable-line preserve-caught-error
        log.warn({ reason }, "a letter was refused for good");
        return { refused: reason };
      }
    },
  };
}

function toFiles(env: Env, folder: string): MailGateway {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: env.MAIL_FROM, ...mail });
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
      // Whole or not at all: nobody reads half a letter.
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
      return {};
    },
  };
}
