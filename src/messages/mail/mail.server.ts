import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type Transporter } from "nodemailer";
import type { Env } from "../../platform/env.server.ts";
import type { Log } from "../../platform/log.server.ts";

/** One letter, ready to go: HTML with its plain-text twin. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
};

export type MailGateway = { send(mail: Mail): Promise<void> };

const byPost = (env: Env): Transporter =>
  createTransport({
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    secure: env.SMTP_PORT === 465,
    requireTLS: env.SMTP_PORT === 587,
    auth: env.SMTP_USER ? { user: env.SMTP_USER, pass: env.SMTP_PASSWORD } : undefined,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });

/** An address that does not exist stays so: sending again would only annoy the other server. */
const isFinal = (error: unknown): boolean => {
  const code = (error as { responseCode?: number }).responseCode ?? 0;
  return code >= 550 && code < 560;
};

/** By SMTP where it is set; otherwise letters are written as .eml files under DATA_DIR/mail. */
export function openMail(env: Env, log: Log): MailGateway {
  if (!env.SMTP_HOST) return toFiles(env, join(env.DATA_DIR, "mail"));
  const transport = byPost(env);
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from: env.MAIL_FROM, ...mail });
      } catch (error) {
        if (!isFinal(error)) throw error;
        log.warn({ err: (error as Error).message, subject: mail.subject }, "a letter was refused for good");
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
    },
  };
}
