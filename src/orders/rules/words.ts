import { showSize } from "../../catalog/rules/size.ts";
import { showDate } from "../../platform/bogota-time.ts";
import { showCents } from "../../platform/money.ts";
import { METHODS } from "../../payment-methods.ts";
import type { Order, Shipment } from "../contract.ts";

const pesos = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 0 });

/** Spec §2, Order status: cents/100 rounded, then `N COP`. */
export const showCop = (cents: number): string => `${pesos.format(Math.round(cents / 100))} COP`;

/** Server and browser write the spaces of `3:42 p. m.` differently; one space makes them agree. */
const plain = (text: string): string => text.replaceAll(/\s/g, " ");

export const clockWords = (at: string): string => plain(showDate(new Date(at), { hour: "numeric", minute: "2-digit" }));
/** With its article: `la 1:05 p. m.`, `las 3:42 p. m.` */
export const hourWords = (at: string): string => `${clockWords(at).startsWith("1:") ? "la" : "las"} ${clockWords(at)}`;
export const dayWords = (at: string): string => plain(showDate(new Date(at), { day: "numeric", month: "long", year: "numeric" }));

/** `Miércoles 18 de noviembre, 3:42 p. m.` */
export function momentWords(at: string): string {
  const weekday = showDate(new Date(at), { weekday: "long" });
  const day = plain(showDate(new Date(at), { day: "numeric", month: "long" }));
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${day}, ${clockWords(at)}`;
}

/** Ends with one full stop, also after `Bogotá, D.C.` */
export const sentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

/** The capital is its own department: `Bogotá, D.C.` is said once. */
export const placeWords = ({ shipping_city, shipping_state }: Pick<Order, "shipping_city" | "shipping_state">): string =>
  shipping_city === shipping_state ? shipping_city : `${shipping_city}, ${shipping_state}`;

/** `Va con Coordinadora, guía 123`; our own van has no number. */
export const shipmentWords = ({ carrier, trackingNumber }: Pick<Shipment, "carrier" | "trackingNumber">): string =>
  `Va con ${carrier}${trackingNumber ? `, guía ${trackingNumber}` : ""}`;

/** What staff send by WhatsApp for an order that waits for its payment. */
export const payLinkWords = (orderNumber: string, total: number, url: string): string =>
  `Hola, este es el enlace para pagar tu pedido ${orderNumber} (${showCents(total)}): ${url}`;

/** `Bosforo Olas (5x8) × 1, …` */
export const unitsWords = (order: Pick<Order, "items">, { items }: Pick<Shipment, "items">): string =>
  items
    .flatMap(({ itemId, quantity }) =>
      order.items
        .filter(({ id }) => id === itemId)
        .map(({ carpet_name, size }) => `${carpet_name} (${showSize(size)}) × ${quantity}`),
    )
    .join(", ");

/** Bold's names for its methods; it may add others, which are then not named. */
const BOLD_METHODS: Record<string, string> = {
  PSE: "PSE",
  NEQUI: "Nequi",
  DAVIPLATA: "Daviplata",
  BOTON_BANCOLOMBIA: "Botón Bancolombia",
  CREDIT_CARD: "Tarjeta",
  CARD: "Tarjeta",
  CARD_WEB: "Tarjeta",
};

/** How an order is paid; once it is, with what. */
export function methodWords(order: Pick<Order, "payment_method" | "paid_with">): string {
  const method = METHODS[order.payment_method];
  if ("shopper" in method) return method.shopper;
  const known = BOLD_METHODS[order.paid_with ?? ""];
  return `${known ?? "En línea"}, con ${order.payment_method}`;
}
