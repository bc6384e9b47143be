import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import type { Ctx } from "../../platform/ctx.server.ts";
import { LIMITS } from "../../platform/time-limit.server.ts";
import type { Letter } from "../letters/letter.ts";
import { isWhatsapp, sendWhatsapp } from "../whatsapp/whatsapp.server.ts";
import { letterFrom } from "../../settings/rules/mail-addresses.ts";

/** Resolves once the letter is on its way, or with why no server will ever have it. */
export type MailGateway = { send(letter: Letter): Promise<{ refused?: string }> };

export type MailServer = { host: string; port: number; user: string; password?: string };
type MailCtx = Pick<Ctx, "env" | "log" | "settings" | "secret">;

/** The server in force; undefined where letters are files. */
export function mailServerOf({ settings, secret }: Pick<Ctx, "settings" | "secret">): MailServer | undefined {
  const { host, port, user } = settings().mail;
  return host ? { host, port, user, password: secret("password")?.value } : undefined;
}

export const smtpTransport = ({ host, port, user, password }: MailServer): Transporter =>
  createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: port === 587,
    auth: user ? { user, pass: password } : undefined,
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
export function openMail(ctx: MailCtx): MailGateway {
  const files = toFiles(join(ctx.env.DATA_DIR, "mail"));
  let open: { key: string; transport: Transporter } | undefined;
  /** The owner may enter another server at any time. */
  const transportTo = (server: MailServer): Transporter => {
    const key = JSON.stringify(server);
    if (open?.key !== key) {
      open?.transport.close();
      open = { key, transport: smtpTransport(server) };
    }
    return open.transport;
  };
  return {
    async send({ template, ...letter }) {
      if (isWhatsapp({ to: letter.to, template })) return sendWhatsapp(ctx, { ...letter, template });
      const mail = { from: letterFrom(ctx.settings()), ...letter };
      const server = mailServerOf(ctx);
      if (!server) return files(mail);
      try {
        await transportTo(server).sendMail(mail);
        return {};
      } catch (error) {
        const reason = describeSmtpError(error as SmtpError);
        // Without the cause: its text is the other server's.
        if (!isFinal(error as SmtpError)) throw new Error(reason); // oxlint-disable-line preserve-caught-error
        ctx.log.warn({ reason }, "a letter was refused for good");
        return { refused: reason };
      }
    },
  };
}

function toFiles(folder: string): (mail: SendMailOptions) => Promise<{ refused?: string }> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
    // Whole or not at all: nobody reads half a letter.
    await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
    return {};
  };
}
