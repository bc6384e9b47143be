import { addresses } from "../../addresses.ts";
import type { Letter, LetterKind, Sender } from "../../messages/letters/letter.ts";
import { escapeHtml, row, rows, writeLetter } from "../../messages/letters/write-letter.ts";
import { unlinked } from "../../messages/rules/unlinked.ts";
import { instantOf, showDate } from "../../platform/bogota-time.ts";
import { showCents } from "../../platform/money.ts";
import { inBoth } from "../../platform/input-sentences.ts";

export type Agreed = {
  orderNumber: string;
  email: string;
  address: string;
  day: string;
  from: string;
  to: string;
  cashDue: number;
};

const dayWords = (day: string): string => showDate(instantOf(day), { weekday: "long", day: "numeric", month: "long" });

/** The day and the hours that were agreed, and what to have ready. */
export function deliveryLetter(agreed: Agreed, { origin, shop, settings }: Sender): Letter {
  const title = `Te llevamos tu alfombra el ${dayWords(agreed.day)}`;
  const facts: [string, string][] = [
    ["Pedido", agreed.orderNumber],
    ["Día", dayWords(agreed.day)],
    ["Hora", `entre las ${agreed.from} y las ${agreed.to}`],
    ["Dirección", unlinked(agreed.address)],
    ...(agreed.cashDue > 0 ? [["Pagas al recibir", showCents(agreed.cashDue)] as [string, string]] : []),
  ];
  const { phone } = settings.contact;
  const content = writeLetter(
    {
      title,
      preview: `Entre las ${agreed.from} y las ${agreed.to}.`,
      paragraphs: [
        "Así quedó la entrega que acordamos contigo. Alguien debe estar en casa para recibirla.",
        ...(agreed.cashDue > 0 ? [`Ten listos ${showCents(agreed.cashDue)} en efectivo.`] : []),
      ],
      body: {
        html: rows(facts.map(([name, value]) => row(name, escapeHtml(value))).join("")),
        text: facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
      },
      button: { label: "Ver mi pedido", href: new URL(addresses.order(agreed.orderNumber), origin).href },
      closing: `¿No te queda bien? Responde este correo${phone && ` o llámanos al ${phone}`}.`,
    },
    { origin, settings },
  );
  return { to: agreed.email, replyTo: shop, subject: `${title} · Pedido ${agreed.orderNumber}`, ...content };
}

const SAMPLE: Agreed = {
  orderNumber: "TL-7K4M-9QXR",
  email: "mariana@example.com",
  address: "Calle 93 # 13-42, Bogotá",
  day: "2026-03-18",
  from: "09:00",
  to: "12:00",
  cashDue: 841_050_000,
};

export const deliveryLetters: LetterKind[] = [
  {
    id: "delivery-agreed",
    about: inBoth(
      "A delivery by the shop's own van was agreed or moved",
      "Se acordó o se movió una entrega con transporte propio",
    ),
    to: "customer",
    sample: (sender) => deliveryLetter(SAMPLE, sender),
  },
];
