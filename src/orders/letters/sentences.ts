import { showDate } from "../../platform/bogota-time.ts";
import { showCents } from "../../platform/money.ts";
import type { Order, Shipment } from "../contract.ts";
import { leftToShip, unitsLeft } from "../rules/to-ship.ts";
import { isCounter } from "../../payment-methods.ts";
import { type Ending, isUsualTime } from "../rules/status.ts";
import { unlinked } from "../../messages/rules/unlinked.ts";
import { expiredSentence } from "../rules/minutes-left.ts";
import { awaitsConfirmation } from "../rules/timeline.ts";
import { type LineChange, lineWords } from "../rules/history.ts";
import { paymentWords, refundWay } from "../rules/payment-words.ts";
import { placeWords, sentence, shipmentWords, unitsWords } from "../rules/words.ts";

export type OrderLetterKind = "received" | "paid" | "shipped" | "refunded" | "corrected" | "changed" | "difference" | Ending;
type Refund = Order["refunds"][number];
/** What a letter is about besides the order itself. */
export type LetterSubject = {
  refund?: Refund;
  shipment?: Shipment;
  lines?: readonly LineChange[];
  /** The difference that arrived. */
  paid?: number;
  returnsDays: number;
  minutesToPay: number;
};
type Words = { title: string; preview: string; paragraphs: string[]; kept?: string[]; shopTitle: string };

/** No more of what was typed than a name needs: the order may be in somebody else's name. */
const firstName = (order: Order): string => unlinked(order.customer_name.trim().split(/\s+/)[0]!.slice(0, 30));
const clock = (iso: string): string =>
  showDate(new Date(iso), { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });

/** When it comes, where somebody knows. */
const arrives = ({ arrival }: Order): string[] => (arrival ? [sentence(unlinked(arrival.words))] : []);

export const CONFIRM_LABEL = "Sí, es mi pedido";
const askToConfirm = (order: Order): string =>
  order.confirm_by
    ? `Hoy recibimos muchos pedidos a la vez. Guardamos tus alfombras hasta el ${clock(order.confirm_by)}: antes de esa hora presiona «${CONFIRM_LABEL}». Si no lo haces, el pedido se cancela y vuelven a la venta.`
    : `Presiona «${CONFIRM_LABEL}» para que sepamos que el pedido es tuyo.`;

const received = (order: Order): Words =>
  order.payment_method === "COD"
    ? {
        title: `Gracias, ${firstName(order)}: tu pedido está confirmado`,
        preview: `Pagas ${showCents(order.total)} al recibir.`,
        paragraphs: [
          "Ya estamos preparando tu alfombra.",
          ...arrives(order),
          `Pagas ${showCents(order.total)} en efectivo cuando la recibas: ese valor incluye el envío, el IVA y el recargo contra entrega. Te escribimos para acordar el día.`,
        ],
        ...(awaitsConfirmation(order) && { kept: [askToConfirm(order)] }),
        shopTitle: "Pedido nuevo contra entrega",
      }
    : {
        title: `Recibimos tu pedido, ${firstName(order)}`,
        preview: "Lo guardamos mientras completas el pago.",
        paragraphs: [
          order.expires_at
            ? `Lo guardamos para ti hasta el ${clock(order.expires_at)} mientras completas el pago en línea.`
            : "Lo guardamos para ti mientras completas el pago en línea.",
          "Si ya pagaste, no pagues otra vez: te escribiremos apenas tu banco lo confirme.",
        ],
        shopTitle: "Pedido nuevo, pendiente de pago",
      };

/** What the letter of a called-off order promised: how much went back, how and under which reference. */
function refunded(order: Order, { refund }: LetterSubject): Words {
  const { amount, way, reference } = refund ?? order.refunds.at(-1)!;
  const isWhole = order.payment_status === "refunded";
  return {
    title: isWhole ? "Te devolvimos tu dinero" : "Te hicimos un reembolso",
    preview: `${showCents(amount)} ${refundWay(way)}.`,
    paragraphs: [
      `${firstName(order)}, te devolvimos ${showCents(amount)} de tu pedido ${refundWay(way)}.`,
      ...(reference ? [`Referencia: ${reference}.`] : []),
      ...(order.refunded > amount
        ? [`En total te hemos devuelto ${showCents(order.refunded)} de los ${showCents(order.received)} que pagaste.`]
        : []),
      ...(way === "cash" ? [] : ["Según tu banco, puede tardar unos días en aparecer en tu cuenta."]),
    ],
    // Of several refunds each is told apart.
    shopTitle: [`${isWhole ? "Reembolso registrado" : "Reembolso parcial registrado"}: ${showCents(amount)}`, reference]
      .filter(Boolean)
      .join(", "),
  };
}

/** Paid and carried home. */
const bought = (order: Order): Words => ({
  title: `Gracias por tu compra, ${firstName(order)}`,
  preview: `Recibimos ${showCents(order.received)}.`,
  paragraphs: [`Recibimos tu pago de ${showCents(order.received)} en nuestro showroom. Este correo es tu comprobante.`],
  shopTitle: "Venta en el showroom",
});

/** By whom it comes and under which number; the button leads to where it is. */
function shipped(order: Order, { shipment }: LetterSubject): Words {
  const isPart = shipment && (order.shipments.length > 1 || unitsLeft(leftToShip(order.items, order.shipments)) > 0);
  const place = unlinked(`${order.shipping_address}, ${order.shipping_city}`);
  return {
    title: isPart ? "Una parte de tu pedido va en camino" : "Tu alfombra va en camino",
    preview: arrives(order)[0] ?? sentence(`Llega a ${unlinked(order.shipping_city)}`),
    paragraphs: [
      sentence(`${firstName(order)}, ${isPart ? "una parte de tu pedido" : "tu pedido"} salió hacia ${place}`),
      ...(isPart ? [sentence(`En este envío va: ${unitsWords(order, shipment)}`)] : []),
      ...(shipment ? [sentence(shipmentWords(shipment))] : []),
      ...arrives(order),
      paymentWords(order).onTheWay,
    ],
    shopTitle: isPart ? "Pedido enviado en parte" : "Pedido enviado",
  };
}

/** What follows for the money once rugs were changed. */
function differenceWords({ balance, payment_status: status, payment_method: method, total, refunded }: Order): string {
  if (balance > 0) return `Falta pagar ${showCents(balance)}: hazlo con el botón de este correo.`;
  if (balance < 0) return `Te devolveremos ${showCents(-balance)} y te escribiremos con los detalles.`;
  if (status === "pending")
    return `Pagas ${showCents(total)}${method === "COD" ? " al recibir" : " en línea, con el botón de este correo"}.`;
  return refunded > 0 ? "La diferencia ya te fue devuelta." : "No tienes nada más que pagar.";
}

/** What each letter says. Spec §8 has the words of an expired and of a failed payment. */
export const SENTENCES: Record<OrderLetterKind, (order: Order, subject: LetterSubject) => Words> = {
  received,
  refunded,
  paid: (order, { returnsDays }) =>
    isCounter(order.payment_method) && order.status === "delivered"
      ? bought(order)
      : {
          title: "Tu pago está confirmado",
          preview: `Recibimos ${showCents(order.received)}.`,
          paragraphs: [
            `${firstName(order)}, recibimos tu pago de ${showCents(order.received)} y ya estamos preparando tu alfombra.`,
            ...arrives(order),
            `Te escribiremos cuando salga hacia tu casa.${returnsDays > 0 ? ` Tienes ${returnsDays} días para devolverla sin costo.` : ""}`,
          ],
          shopTitle: "Pedido pagado",
        },
  shipped,
  corrected: (order) => ({
    title: "Corregimos los datos de tu pedido",
    preview: `Pedido ${order.order_number}.`,
    paragraphs: [
      `${firstName(order)}, así quedó tu pedido: a nombre de ${unlinked(order.customer_name)}, teléfono ${unlinked(order.customer_phone)}, para entregar en ${unlinked(`${order.shipping_address}, ${placeWords(order)}`)}.`,
      "Si algo no está bien, responde este correo antes de que salga.",
    ],
    shopTitle: "Pedido corregido",
  }),
  changed: (order, { lines = [] }) => ({
    title: "Cambiamos tu pedido",
    preview: `El nuevo total es ${showCents(order.total)}.`,
    paragraphs: [
      `${firstName(order)}, así cambió tu pedido, como lo acordamos: ${lines.map(lineWords).join("; ")}.`,
      differenceWords(order),
      "Si algo no está bien, responde este correo antes de que salga.",
    ],
    shopTitle: "Pedido cambiado",
  }),
  difference: (order, { paid = 0 }) => ({
    title: "Recibimos la diferencia",
    preview: `Recibimos ${showCents(paid)}.`,
    paragraphs: [`${firstName(order)}, recibimos los ${showCents(paid)} que faltaban. Ya estamos preparando tu pedido.`],
    shopTitle: "Diferencia pagada",
  }),
  cancelled: (order) => ({
    title: "Tu pedido fue cancelado",
    preview: "Puedes crear un nuevo pedido cuando quieras.",
    paragraphs:
      order.received > 0
        ? [paymentWords(order).calledOff]
        : [paymentWords(order).calledOff, "Si no lo cancelaste tú, escríbenos."],
    shopTitle: "Pedido cancelado",
  }),
  failed: () => ({
    title: "Tu pago no fue aprobado",
    preview: "Puedes intentar de nuevo.",
    paragraphs: ["El pago no fue aprobado. Puedes intentar de nuevo o usar otro método de pago.", "No se hizo ningún cobro."],
    shopTitle: "Pago rechazado",
  }),
  unconfirmed: () => ({
    title: "Cancelamos tu pedido",
    preview: "No recibimos tu confirmación a tiempo.",
    paragraphs: [
      "Pasó el tiempo para confirmar tu pedido sin que presionaras el botón del correo. Lo cancelamos y las alfombras volvieron a la venta. No tienes nada que pagar.",
      "Si todavía las quieres, haz el pedido otra vez o escríbenos y te ayudamos.",
    ],
    shopTitle: "Pedido cancelado, sin confirmar",
  }),
  expired: (order, { minutesToPay }) => ({
    title: "Tu pedido expiró",
    preview: "Puedes crear un nuevo pedido cuando quieras.",
    paragraphs: [
      expiredSentence(isUsualTime(order, minutesToPay) ? minutesToPay : undefined),
      "Si pagaste y ves este correo, no te preocupes: tu dinero está a salvo y te escribiremos.",
    ],
    shopTitle: "Pedido expirado",
  }),
};

/** What the owner's own words may name of an order. */
export const factsOf = (order: Order, { refund, shipment, returnsDays }: LetterSubject): Record<string, string> => ({
  name: firstName(order),
  order_number: order.order_number,
  total: showCents(order.total),
  pay_until: order.expires_at ? clock(order.expires_at) : "",
  carrier: shipment?.carrier ?? "",
  tracking: shipment?.trackingNumber ?? "",
  refund: refund ? showCents(refund.amount) : "",
  returns_days: String(returnsDays),
});
