import { showSize } from "../../catalog/rules/size.ts";
import { pictureIn } from "../../media/rules/picture-in.ts";
import { addresses } from "../../addresses.ts";
import type { Letter, LetterKind, Sender } from "../../messages/letters/letter.ts";
import {
  escapeHtml,
  goods,
  row,
  rows,
  writeEditable,
  writeLetter,
  type LetterContent,
} from "../../messages/letters/write-letter.ts";
import { showCents } from "../../platform/money.ts";
import { pickupWords } from "../rules/pickup-words.ts";
import { unlinked } from "../../messages/rules/unlinked.ts";
import type { OrderReturn } from "../../orders/returns-contract.ts";
import { RETURN_STATUSES, type ReturnStatus } from "../../orders/rules/return-statuses.ts";
import { inBoth } from "../../platform/input-sentences.ts";

/** Whose return it is. */
type Buyer = { number: string; name: string; email: string };

const WORDS: Record<ReturnStatus, { title: string; words: string }> = {
  requested: {
    title: "Recibimos tu solicitud de devolución",
    words: "La revisamos y te escribimos para acordar cómo la recogemos. Mientras tanto, guarda la alfombra como llegó.",
  },
  approved: {
    title: "Tu devolución fue aprobada",
    words:
      "Recogemos la alfombra en tu casa, sin costo. Enróllala con el pelo hacia adentro; del empaque nos encargamos nosotros.",
  },
  received: {
    title: "Recibimos tu alfombra",
    words: "Ya está con nosotros. La revisamos y te escribimos con el resultado.",
  },
  refunded: {
    title: "Tu devolución está completa",
    words: "El dinero de tu devolución ya fue devuelto.",
  },
  exchanged: {
    title: "Tu cambio está en marcha",
    words: "Preparamos la alfombra que elegiste a cambio.",
  },
  refused: {
    title: "No pudimos aceptar tu devolución",
    words: "Si no estás de acuerdo o tienes dudas, responde este correo y lo miramos contigo.",
  },
};

const lineOf = ({ carpet_name: name, size, quantity }: OrderReturn["items"][number]): string =>
  `${name}, ${showSize(size)} × ${quantity}`;

function bodyOf({ number }: Buyer, seen: OrderReturn, origin: string): LetterContent["body"] {
  const facts: [string, string][] = [
    ["Pedido", number],
    ["Devolución", seen.number],
    ...(seen.exchange_order ? [["Pedido nuevo", seen.exchange_order] as [string, string]] : []),
  ];
  return {
    html:
      rows(
        seen.items
          .map(({ carpet_thumbnail: picture, carpet_name: name, size, quantity }) =>
            goods(pictureIn(origin, picture), escapeHtml(name), escapeHtml(showSize(size)), `× ${quantity}`),
          )
          .join(""),
      ) + rows(facts.map(([name, value]) => row(name, escapeHtml(value))).join("")),
    text: [...seen.items.map(lineOf), ...facts.map(([name, value]) => `${name}: ${value}`)].join("\n"),
  };
}

const pickupOf = ({ status, pickup }: OrderReturn): string => (status === "approved" && pickup ? pickupWords(pickup) : "");

/** The other rug's price against what came back. */
function differenceWords({ exchange_difference: more }: OrderReturn): string {
  if (!more) return "";
  return more > 0
    ? `La nueva alfombra cuesta ${showCents(more)} más: puedes pagarlos en la página de tu pedido nuevo.`
    : `La nueva alfombra cuesta ${showCents(-more)} menos: te devolvemos la diferencia.`;
}

/** What the customer is told about where their return is. */
export function returnLetter(buyer: Buyer, seen: OrderReturn, { origin, shop, settings }: Sender): Letter {
  const { title, words } = WORDS[seen.status];
  const { phone } = settings.contact;
  const letter = writeEditable(
    {
      id: `return-${seen.status}`,
      subject: `${title} · Pedido ${buyer.number}`,
      content: {
        title,
        preview: `Devolución ${seen.number}`,
        paragraphs: [words],
        kept: [pickupOf(seen), differenceWords(seen), seen.answer].filter(Boolean),
        body: bodyOf(buyer, seen, origin),
        button: { label: "Ver mi pedido", href: new URL(addresses.order(seen.exchange_order ?? buyer.number), origin).href },
        closing: `¿Dudas? Responde este correo${phone && ` o llámanos al ${phone}`}.`,
      },
      facts: { name: buyer.name, order_number: buyer.number, return_number: seen.number },
    },
    { origin, settings },
  );
  return { to: buyer.email, replyTo: shop, ...letter };
}

export function shopReturnLetter(buyer: Buyer, seen: OrderReturn, { origin, shop, settings }: Sender): Letter {
  const why = seen.items.map((item) => [lineOf(item), unlinked(item.reason)].filter(Boolean).join(": "));
  const content = writeLetter(
    {
      title: "Solicitud de devolución",
      preview: `${buyer.name} · ${buyer.number}`,
      paragraphs: [`${buyer.name} · ${buyer.email}`, ...why, unlinked(seen.note)].filter(Boolean),
      button: { label: "Abrir en la administración", href: new URL(addresses.admin("returns"), origin).href },
    },
    { origin, settings },
  );
  return { to: shop, replyTo: buyer.email, subject: `Solicitud de devolución · ${seen.number}`, ...content };
}

const SAMPLE_BUYER: Buyer = { number: "9QQJM-MW063", name: "Lucía Restrepo", email: "lucia@example.com" };
const sampleReturn = (status: ReturnStatus): OrderReturn => ({
  id: 1,
  number: "9QQJM-MW063-D1",
  status,
  items: [
    {
      itemId: 1,
      carpet_name: "Valentin Rubí",
      carpet_thumbnail: null,
      size: "6x9",
      quantity: 1,
      reason: "Es muy grande para la sala",
      condition: null,
    },
  ],
  note: "Estoy en casa por las mañanas.",
  answer: status === "approved" ? "Te llamamos media hora antes." : "",
  pickup: { day: "2026-03-26", carrier: "Coordinadora", trackingNumber: "4700012345", trackingUrl: null },
  refund: null,
  exchange_order: status === "exchanged" ? "K7QMX-4TR9B" : null,
  exchange_difference: status === "exchanged" ? 95_000_000 : null,
  steps: [],
  created_at: "2026-03-20T15:00:00.000Z",
  updated_at: "2026-03-20T15:00:00.000Z",
});
const ABOUT: Record<ReturnStatus, string> = {
  requested: inBoth("A return was asked for", "Se pidió una devolución"),
  approved: inBoth("It was approved", "Se aprobó"),
  received: inBoth("Its rugs came back", "Sus alfombras volvieron"),
  refunded: inBoth("It was settled without another refund", "Se cerró sin otro reembolso"),
  exchanged: inBoth("It was exchanged", "Se cambió"),
  refused: inBoth("It was refused", "Se rechazó"),
};

export const returnLetterKinds: LetterKind[] = [
  ...RETURN_STATUSES.map((status): LetterKind => ({
    id: `return-${status}`,
    about: ABOUT[status],
    to: "customer",
    sample: (sender) => returnLetter(SAMPLE_BUYER, sampleReturn(status), sender),
  })),
  {
    id: "return-requested-shop",
    about: ABOUT.requested,
    to: "shop",
    sample: (sender) => shopReturnLetter(SAMPLE_BUYER, sampleReturn("requested"), sender),
  },
];
