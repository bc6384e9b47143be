import { addresses } from "../../addresses.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { pictureIn } from "../../media/rules/picture-in.ts";
import type { Letter, LetterKind, Sender } from "../../messages/letters/letter.ts";
import { orderRow } from "../../messages/letters/order-row.ts";
import {
  escapeHtml,
  goods,
  row,
  rows,
  writeEditable,
  writeLetter,
  type LetterContent,
} from "../../messages/letters/write-letter.ts";
import { unlinked } from "../../messages/rules/unlinked.ts";
import { showPercent } from "../../rates.ts";
import { showCents } from "../../platform/money.ts";
import type { Order } from "../contract.ts";
import type { LineChange } from "../rules/history.ts";
import { refundedWord } from "../rules/payment-words.ts";
import { methodWords, placeWords } from "../rules/words.ts";
import { awaitsConfirmation, awaitsPayment } from "../rules/timeline.ts";
import { sampleCodOrder, sampleOrder } from "./sample-order.ts";
import { CONFIRM_LABEL, factsOf, SENTENCES, type OrderLetterKind } from "./sentences.ts";
import { inBoth } from "../../platform/input-sentences.ts";

function sumsOf(order: Order): [name: string, amount: string][] {
  const lines: [string, string][] = [["Subtotal", showCents(order.subtotal)]];
  if (order.discount > 0) lines.push([`Descuento ${order.discount_code ?? ""}`.trim(), `− ${showCents(order.discount)}`]);
  lines.push(["Envío", "Incluido"], [`IVA ${showPercent(order.iva_percent)}`, `Incluido (${showCents(order.tax)})`]);
  if (order.surcharge > 0) lines.push([`Recargo contra entrega ${showPercent(order.cod_percent)}`, showCents(order.surcharge)]);
  return lines;
}

/** What was bought, what it comes to and where it goes. */
function bodyOf(order: Order, origin: string): LetterContent["body"] {
  const sums = sumsOf(order);
  const own = orderRow(order.order_number, origin);
  const back: [string, string][] = order.refunded > 0 ? [[refundedWord(order), showCents(order.refunded)]] : [];
  const place = order.shipping_address ? unlinked(`${order.shipping_address}, ${placeWords(order)}`) : "En nuestro showroom";
  const html =
    rows(
      order.items
        .map((item) =>
          goods(
            pictureIn(origin, item.carpet_thumbnail ?? item.carpet_images[0]),
            escapeHtml(item.carpet_name),
            `${escapeHtml(showSize(item.size))}<br>Cantidad ${item.quantity}`,
            showCents(item.price * item.quantity),
          ),
        )
        .join(""),
    ) +
    rows(sums.map(([name, amount]) => row(escapeHtml(name), amount)).join("") + row("Total", showCents(order.total), true)) +
    rows(
      own.html +
        row("Pago", methodWords(order)) +
        back.map(([name, amount]) => row(name, amount)).join("") +
        row("Entrega", escapeHtml(place)),
    );
  const text = [
    ...order.items.map(
      (item) => `${item.carpet_name} (${showSize(item.size)}) × ${item.quantity}: ${showCents(item.price * item.quantity)}`,
    ),
    "",
    ...sums.map(([name, amount]) => `${name}: ${amount}`),
    `Total: ${showCents(order.total)}`,
    "",
    own.text,
    `Pago: ${methodWords(order)}`,
    ...back.map(([name, amount]) => `${name}: ${amount}`),
    `Entrega: ${place}`,
  ].join("\n");
  return { html, text };
}

type About = {
  /** What the letter's button proves itself with. */
  token?: string | null;
  refundId?: number;
  shipmentId?: number;
  lines?: readonly LineChange[];
  paid?: number;
  /** The customer has not seen the way to pay. */
  soldByStaff?: boolean;
};

const asksForMoney = (order: Order, kind: OrderLetterKind, soldByStaff = false): boolean =>
  (soldByStaff && kind === "received" && awaitsPayment(order)) ||
  (kind === "changed" && (awaitsPayment(order) || order.balance > 0));

/** The letter to the shopper and the one to the shop. */
export function orderLetters(
  order: Order,
  kind: OrderLetterKind,
  { origin, shop, settings, token, refundId, shipmentId, soldByStaff, lines, paid }: Sender & About,
): [toCustomer: Letter, toShop: Letter] {
  const refund = order.refunds.find(({ id }) => id === refundId);
  const shipment = order.shipments.find(({ id }) => id === shipmentId);
  const words = SENTENCES[kind](order, { refund, shipment, lines, paid, ...settings.selling });
  const body = bodyOf(order, origin);
  const link = new URL(addresses.order(order.order_number), origin).href;
  const asks = kind === "received" && token && awaitsConfirmation(order);
  const button = asks
    ? { label: CONFIRM_LABEL, href: new URL(addresses.confirmOrder(order.order_number, token), origin).href }
    : shipment?.trackingUrl
      ? { label: "Seguir mi envío", href: shipment.trackingUrl }
      : { label: asksForMoney(order, kind, soldByStaff) ? "Pagar mi pedido" : "Ver mi pedido", href: link };
  const { phone } = settings.contact;
  const closing = `¿Dudas? Responde este correo${phone && ` o llámanos al ${phone}`}.`;
  const { title, preview, paragraphs, kept } = words;
  const toShopper = writeEditable(
    {
      id: kind === "received" && order.payment_method === "COD" ? "order-received-cod" : `order-${kind}`,
      subject: `${title} · Pedido ${order.order_number}`,
      content: { title, preview, paragraphs, kept, body, button, closing },
      facts: factsOf(order, { refund, shipment, ...settings.selling }),
    },
    { origin, settings },
  );
  const contact = `${order.customer_name} · ${order.customer_email} · ${order.customer_phone}`;
  const desk = new URL(addresses.admin("orders"), origin).href;
  const toShop = writeLetter(
    {
      title: words.shopTitle,
      preview: contact,
      paragraphs: [contact],
      body,
      button: { label: "Abrir en la administración", href: desk },
    },
    { origin, settings },
  );
  return [
    { to: order.customer_email, replyTo: shop, ...toShopper },
    {
      to: shop,
      subject: `${words.shopTitle} · ${order.order_number} · ${showCents(order.total)}`,
      // A sale at the counter may have no address to write to.
      ...(order.customer_email ? { replyTo: order.customer_email } : {}),
      ...toShop,
    },
  ];
}

const ABOUT: Record<OrderLetterKind, string> = {
  received: inBoth("An order was placed", "Se hizo un pedido"),
  paid: inBoth("Its payment arrived", "Llegó su pago"),
  shipped: inBoth("It left the shop", "Salió de la tienda"),
  corrected: inBoth("Its address or contact was corrected", "Se corrigió su dirección o su contacto"),
  changed: inBoth("Its rugs were changed before they left", "Se cambiaron sus alfombras antes de salir"),
  difference: inBoth("What a change of rugs left to pay arrived", "Llegó la diferencia por un cambio de alfombras"),
  refunded: inBoth("Money went back", "Se devolvió dinero"),
  cancelled: inBoth("It was cancelled", "Se canceló"),
  failed: inBoth("Its payment was not approved", "Su pago no fue aprobado"),
  expired: inBoth("Its time to pay is over", "Se acabó su tiempo para pagar"),
  unconfirmed: inBoth("It was not confirmed in time", "No se confirmó a tiempo"),
};

const SAMPLE_LINES: LineChange[] = [{ name: "Bosforo Olas", size: "6x9", units: [1, 2] }];

const kindsOf = (id: string, about: string, lettersOf: (sender: Sender) => [Letter, Letter]): LetterKind[] => [
  { id: `order-${id}`, about, to: "customer", sample: (sender) => lettersOf(sender)[0] },
  { id: `order-${id}-shop`, about, to: "shop", sample: (sender) => lettersOf(sender)[1] },
];

export const orderLetterKinds: LetterKind[] = [
  ...(Object.keys(ABOUT) as OrderLetterKind[]).flatMap((kind) =>
    kindsOf(kind, ABOUT[kind], (sender) =>
      orderLetters(sampleOrder(kind), kind, { ...sender, shipmentId: 1, lines: SAMPLE_LINES, paid: 95_000_000 }),
    ),
  ),
  ...kindsOf("received-cod", inBoth("An order to be paid at the door was placed", "Se hizo un pedido contra entrega"), (sender) =>
    orderLetters(sampleCodOrder, "received", { ...sender, token: "muestra" }),
  ),
];
