import { addresses } from "../../addresses.ts";
import { showDate } from "../../platform/bogota-time.ts";
import type { Caller, Ctx } from "../../platform/ctx.server.ts";
import type { MessageRow } from "../table.server.ts";
import { SUBJECT_WORDS } from "../rules/subjects.ts";
import { replyAddress } from "../inbound/reply-address.server.ts";
import { type Letter, type LetterKind, type Sender, senderOf } from "./letter.ts";
import { queueLetter } from "./queue-letter.server.ts";
import { writeEditable, writeLetter } from "./write-letter.ts";
import { inBoth } from "../../platform/input-sentences.ts";

type Written = Pick<MessageRow, "number" | "name" | "email" | "phone" | "subject" | "message" | "createdAt">;
/** Where an answer to this message comes back, if it does. */
type Answered = { answerTo?: string };

function toShop(row: Written, { origin, shop, settings }: Sender): Letter {
  const about = `${SUBJECT_WORDS[row.subject]} · ${row.number}`;
  const words = row.message.split(/\n+/).filter((line) => line.trim() !== "");
  return {
    to: shop,
    ...(row.email && { replyTo: row.email }),
    subject: `${about} · ${row.name}`,
    ...writeLetter(
      {
        title: about,
        preview: row.name,
        paragraphs: [[row.name, row.email, row.phone].filter(Boolean).join(" · "), ...words],
        button: { label: "Abrir los mensajes", href: `${origin}${addresses.admin("messages")}` },
      },
      { origin, settings },
    ),
  };
}

/** None of the sender's words: anybody can write anything here in somebody else's name. */
function toWriter(row: Written, { origin, shop, settings, answerTo }: Sender & Answered): Letter {
  const when = showDate(row.createdAt, { dateStyle: "long", timeStyle: "short" });
  return {
    to: row.email,
    replyTo: answerTo ?? (settings.contact.email || shop),
    ...writeEditable(
      {
        id: "message-received",
        subject: `Recibimos tu mensaje · ${row.number}`,
        content: {
          title: "Recibimos tu mensaje",
          preview: `Número de seguimiento ${row.number}`,
          paragraphs: [
            `Lo recibimos el ${when} con el número de seguimiento ${row.number}. Te respondemos en menos de 24 horas.`,
            "Si no nos escribiste, puedes olvidar este correo.",
          ],
        },
        facts: { when, message_number: row.number },
      },
      { origin, settings },
    ),
  };
}

/** What staff answered, in the shop's look; their own words stand below, as in any answer. */
export function replyLetter(
  row: Pick<MessageRow, "number" | "email" | "message">,
  text: string,
  { origin, shop, settings, answerTo }: Sender & Answered,
): Letter {
  const lines = (words: string) => words.split(/\n+/).filter((line) => line.trim() !== "");
  return {
    to: row.email,
    replyTo: answerTo ?? (settings.contact.email || shop),
    // The number in the subject ties what they answer to the message.
    subject: `Re: Tu mensaje ${row.number}`,
    ...writeLetter(
      {
        title: "Respondemos tu mensaje",
        preview: lines(text)[0]?.slice(0, 120) ?? "",
        paragraphs: [...lines(text), `Nos escribiste: «${lines(row.message).join(" ").slice(0, 600)}»`],
        closing: "Puedes responder este correo.",
      },
      { origin, settings },
    ),
  };
}

/** The message to the shop, and to the shopper its number with date and time (Ley 1480 art. 50 g). */
export async function tellOfMessage(ctx: Ctx & { caller: Caller }, row: MessageRow): Promise<void> {
  await queueLetter(ctx, toShop(row, senderOf(ctx)));
  await queueLetter(ctx, toWriter(row, { ...senderOf(ctx), answerTo: replyAddress(ctx.env, row.id) }));
}

/** Whoever wrote by e-mail is not written to: two machines would answer each other without end. */
export const tellShopOfMail = (ctx: Ctx, row: MessageRow, words: string): Promise<void> =>
  queueLetter(ctx, toShop({ ...row, message: words }, senderOf(ctx)));

const SAMPLE: Written = {
  number: "M-260315-4821",
  name: "Lucía Restrepo",
  email: "lucia@example.com",
  phone: "310 555 0142",
  subject: "product",
  message: "Hola, ¿tienen la Valentin Rubí en 9x12?\nGracias.",
  createdAt: new Date("2026-03-15T15:20:00Z"),
};

export const messageLetters: LetterKind[] = [
  {
    id: "message",
    about: inBoth("A shopper wrote through the contact form", "Alguien escribió por el formulario de contacto"),
    to: "shop",
    sample: (sender) => toShop(SAMPLE, sender),
  },
  {
    id: "message-reply",
    about: inBoth("Staff answered a message", "El equipo respondió un mensaje"),
    to: "customer",
    sample: (sender) => replyLetter(SAMPLE, "Hola, Lucía:\nSí, la tenemos en 9x12. ¿Te la mostramos en el showroom?", sender),
  },
  {
    id: "message-received",
    about: inBoth("Their message arrived", "Llegó su mensaje"),
    to: "customer",
    sample: (sender) => toWriter(SAMPLE, sender),
  },
];
