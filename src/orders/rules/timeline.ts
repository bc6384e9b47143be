import type { Order } from "../contract.ts";
import type { OrderStatus } from "./status.ts";
import { isOnline } from "../../payment-methods.ts";
import { refundedWord } from "./payment-words.ts";
import { hourWords, momentWords, sentence, showCop } from "./words.ts";

export type TimelineStep = { title: string; words: string; mark: "done" | "now" | "todo" | "stopped" };
type Seen = Pick<
  Order,
  | "status"
  | "payment_status"
  | "payment_method"
  | "confirming"
  | "created_at"
  | "expires_at"
  | "shipped_at"
  | "delivered_at"
  | "cancelled_at"
  | "shipping_city"
  | "confirm_by"
  | "confirmed_at"
  | "refunded"
  | "arrival"
> & { refunds: readonly Order["refunds"][number][] };

/** A Bold order whose money has not come yet. */
export const awaitsPayment = (order: Pick<Seen, "status" | "payment_status" | "payment_method">): boolean =>
  isOnline(order.payment_method) && order.payment_status === "pending" && order.status !== "cancelled";

/** A COD order whose customer has not pressed the letter's button, nor staff said that they know it. */
export const awaitsConfirmation = (order: Pick<Seen, "status" | "payment_method" | "payment_status" | "confirmed_at">): boolean =>
  order.payment_method === "COD" &&
  order.status === "processing" &&
  order.payment_status === "pending" &&
  order.confirmed_at === null;

/** Nobody confirmed it in time. */
const isLapsed = ({ confirm_by: by, confirmed_at, cancelled_at: at }: Seen): boolean =>
  by !== null && at !== null && confirmed_at === null && at >= by;

/** It ended without its money: rejected, expired or called off. */
export const isUnpaidEnd = ({ payment_status: status }: Pick<Seen, "payment_status">): boolean =>
  status === "failed" || status === "expired" || status === "cancelled";

/** The order's state in one line: the page's title. */
export function headline(order: Seen): string {
  if (order.payment_status === "failed") return "Tu pago no fue aprobado";
  if (order.status === "cancelled")
    return order.payment_status === "expired" ? "El tiempo para pagar terminó" : "Tu pedido fue cancelado";
  if (order.payment_status === "refunded") return "Te devolvimos tu dinero";
  if (awaitsPayment(order)) return order.confirming ? "Tu banco está confirmando el pago" : "Estamos confirmando tu pago";
  const words = {
    pending: "Recibimos tu pedido",
    processing: "Preparamos tu pedido",
    shipped: "Tu pedido va en camino",
    delivered: "Tu pedido fue entregado",
  };
  return words[order.status];
}

const ORDER: OrderStatus[] = ["pending", "processing", "shipped", "delivered"];

/** Recibido, En preparación, En camino, Entregado; a cancelled order stops where it was; then what was refunded. */
export const timelineOf = (order: Seen): TimelineStep[] => [
  ...(order.status === "cancelled" ? stopped(order) : stepsOf(order)),
  ...refundedSteps(order),
];

/** Reembolsado or Reembolso parcial, at the end: what went back so far and when last. */
function refundedSteps(order: Seen): TimelineStep[] {
  const last = order.refunds.at(-1);
  if (!last) return [];
  const words = `${showCop(order.refunded)}. ${momentWords(last.created_at)}`;
  return [{ title: refundedWord(order), words, mark: "done" }];
}

function stepsOf(order: Seen): TimelineStep[] {
  const at = ORDER.indexOf(order.status);
  const waits = awaitsPayment(order);
  const words = [
    waits && order.expires_at ? `Guardamos tus alfombras hasta ${hourWords(order.expires_at)}` : momentWords(order.created_at),
    at > 0
      ? "Revisamos cada nudo y empacamos con su certificado."
      : waits
        ? `Empieza cuando ${order.payment_method} confirma el pago.`
        : "",
    at > 1 ? sentence(`Salió hacia tu dirección en ${order.shipping_city}`) : "",
    at > 2
      ? order.delivered_at
        ? momentWords(order.delivered_at)
        : "Está en tu casa."
      : at === 2
        ? sentence(order.arrival?.words ?? "Te escribimos antes de llegar")
        : order.arrival
          ? sentence(order.arrival.words)
          : "",
  ];
  const isOver = order.status === "delivered";
  return ["Recibido", "En preparación", "En camino", "Entregado"].map((title, place) => ({
    title,
    words: words[place]!,
    mark: place < at || (place === at && isOver) ? "done" : place === at ? "now" : "todo",
  }));
}

function stopped(order: Seen): TimelineStep[] {
  const steps: TimelineStep[] = [{ title: "Recibido", words: momentWords(order.created_at), mark: "done" }];
  if (order.shipped_at) steps.push({ title: "En camino", words: momentWords(order.shipped_at), mark: "done" });
  const words =
    order.payment_status === "expired"
      ? "El tiempo para pagar terminó."
      : isLapsed(order)
        ? "No recibimos tu confirmación a tiempo."
        : "";
  return [
    ...steps,
    {
      title: "Cancelado",
      words: order.cancelled_at ? `${momentWords(order.cancelled_at)} ${words}`.trim() : words,
      mark: "stopped",
    },
  ];
}
