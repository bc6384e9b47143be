import { addresses } from "../addresses.ts";
import { BRAND } from "../brand.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { showDate } from "../platform/bogota-time.ts";
import { writeLetter } from "./mail/letter.ts";
import { queueMail } from "./mail/queue-mail.server.ts";
import type { MessageRow } from "./present.server.ts";
import { SUBJECT_WORDS } from "./rules/subjects.ts";

/** The message to the shop, and to the shopper its number with date and time (Ley 1480 art. 50 g). */
export async function tellOfMessage(ctx: Ctx & { caller: Caller }, row: MessageRow): Promise<void> {
  const about = `${SUBJECT_WORDS[row.subject]} · ${row.number}`;
  const when = showDate(row.createdAt, { dateStyle: "long", timeStyle: "short" });
  const words = row.message.split(/\n+/).filter((line) => line.trim() !== "");
  await queueMail(ctx, {
    to: ctx.env.MAIL_SHOP,
    replyTo: row.email,
    subject: `${about} · ${row.name}`,
    ...writeLetter({
      title: about,
      preview: row.name,
      paragraphs: [[row.name, row.email, row.phone].filter(Boolean).join(" · "), ...words],
      button: { label: "Abrir los mensajes", href: `${ctx.origin()}${addresses.admin("messages")}` },
    }),
  });
  // None of the sender's words: anybody can write anything here in somebody else's name.
  await queueMail(ctx, {
    to: row.email,
    replyTo: BRAND.email,
    subject: `Recibimos tu mensaje · ${row.number}`,
    ...writeLetter({
      title: "Recibimos tu mensaje",
      preview: `Número de seguimiento ${row.number}`,
      paragraphs: [
        `Lo recibimos el ${when} con el número de seguimiento ${row.number}. Te respondemos en menos de 24 horas.`,
        "Si no nos escribiste, puedes olvidar este correo.",
      ],
    }),
  });
}
