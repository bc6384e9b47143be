import { inBoth } from "../../platform/input-sentences.ts";
import type { Language } from "../../platform/language.ts";
import { showCents } from "../../platform/money.ts";
import { COUNTER_METHODS, METHODS, ONLINE_METHODS } from "../../payment-methods.ts";
import type { Order } from "../contract.ts";

export type PaymentSeen = Pick<
  Order,
  "status" | "payment_status" | "payment_method" | "confirming" | "total" | "refunded" | "received"
> & { balance?: number };
export type PaymentTone = "paid" | "process" | "failed" | "back";

export type PaymentWords = {
  tone: PaymentTone;
  /** For the shopper and the export. */
  shopper: string;
  /** On the packing slip, which travels with the rug. */
  slip: string;
  /** In the letter that says it left. */
  onTheWay: string;
  /** In the letter that says it was called off. */
  calledOff: string;
  /** What the courier collects, in cents. */
  due: number;
  /** Why a parcel should not leave yet, for staff in both languages; undefined when it may. */
  holdBack?: string;
};

type Facts = Omit<PaymentWords, "due" | "calledOff"> & Partial<Pick<PaymentWords, "due" | "calledOff">>;

const NOTHING_TO_PAY = "No tienes nada más que pagar.";
const NO_CHARGE = "El pedido ha sido cancelado. Puedes crear un nuevo pedido si lo deseas.";

/** A Bold order without its money. */
const unpaid = (shopper: string, tone: PaymentTone, { total, payment_method }: PaymentSeen): Facts => ({
  tone,
  shopper,
  slip: `Sin pagar (${showCents(total)}). No entregar: el pago en línea no ha llegado.`,
  onTheWay: `Tu pago de ${showCents(total)} sigue pendiente. Te escribimos para completarlo.`,
  holdBack: inBoth(
    `This order is not paid: ${showCents(total)} by ${payment_method} has not arrived.`,
    `Este pedido no está pagado: no han llegado ${showCents(total)} por ${payment_method}.`,
  ),
});

function factsOf(order: PaymentSeen): Facts {
  const { payment_status: status, payment_method: method, total, refunded, received } = order;
  switch (status) {
    case "paid":
      return {
        tone: "paid",
        shopper: "Pagado",
        slip: "Pago recibido. No cobrar al entregar.",
        onTheWay: NOTHING_TO_PAY,
        calledOff: "Cancelamos tu pedido. Te devolveremos el dinero que pagaste y te escribiremos con los detalles.",
      };
    case "partially_refunded":
      return {
        tone: "back",
        shopper: "Reembolso parcial",
        slip: `Pago recibido, con reembolso parcial de ${showCents(refunded)}. No cobrar al entregar.`,
        onTheWay: NOTHING_TO_PAY,
        calledOff: `Cancelamos tu pedido. Ya te devolvimos ${showCents(refunded)}; te devolveremos los ${showCents(received - refunded)} que faltan y te escribiremos con los detalles.`,
      };
    case "refunded":
      return {
        tone: "back",
        shopper: "Reembolsado",
        slip: "Reembolsado. No entregar: el dinero ya se devolvió.",
        onTheWay: `Ya te devolvimos ${showCents(refunded)}: no tienes nada que pagar.`,
        calledOff: `Cancelamos tu pedido. Ya te devolvimos ${showCents(refunded)}.`,
        holdBack: inBoth(
          `The money went back in full: ${showCents(refunded)}.`,
          `El dinero se devolvió completo: ${showCents(refunded)}.`,
        ),
      };
    case "failed":
      return unpaid("Pago fallido", "failed", order);
    case "expired":
      return unpaid("Pago vencido", "failed", order);
    case "cancelled":
      return unpaid("Pago cancelado", "failed", order);
    case "pending":
      if (method !== "COD") return unpaid("Pago en proceso", "process", order);
      return {
        tone: "process",
        shopper: "Pagas al recibir",
        slip: `Cobrar al entregar: ${showCents(total)}`,
        onTheWay: `Recuerda tener listos ${showCents(total)} para pagar al recibir.`,
        due: total,
      };
  }
}

/** Its rugs were changed for dearer ones after it was paid. */
export const isOwed = ({ balance = 0, payment_status: status, status: order }: PaymentSeen): boolean =>
  order !== "cancelled" && balance > 0 && (status === "paid" || status === "partially_refunded");

function owedOf(order: PaymentSeen): Partial<Facts> {
  if (!isOwed(order)) return {};
  const owed = showCents(order.balance ?? 0);
  return {
    tone: "process",
    shopper: `Falta pagar ${owed}`,
    slip: `Falta pagar ${owed}. No entregar: la diferencia no ha llegado.`,
    onTheWay: `Falta pagar ${owed}. Te escribimos para completarlo.`,
    holdBack: inBoth(`The difference of ${owed} has not arrived.`, `La diferencia de ${owed} no ha llegado.`),
  };
}

/**
 * The one home of what is said about an order's money: on the slip, in letters, on the order page, in the drawer, the
 * list and the export. A cancelled order is neither delivered nor collected for, whatever was paid.
 */
export function paymentWords(order: PaymentSeen): PaymentWords {
  const facts = { due: 0, calledOff: NO_CHARGE, ...factsOf(order) };
  if (order.status !== "cancelled") return { ...facts, ...owedOf(order) };
  return { ...facts, due: 0, slip: "Pedido cancelado. No entregar." };
}

/** What the amount that went back is called. */
export const refundedWord = ({ payment_status }: Pick<Order, "payment_status">): string =>
  payment_status === "partially_refunded" ? "Reembolso parcial" : "Reembolsado";

/** The way of money that went into another order; staff do not choose it. */
export const EXCHANGE = "exchange";

const WAYS: Record<string, readonly [shopper: string, staff: Record<Language, string>]> = {
  ...Object.fromEntries(
    ONLINE_METHODS.map((name) => [name, [`por ${name}, al mismo medio con el que pagaste`, METHODS[name].staff] as const]),
  ),
  ...Object.fromEntries(COUNTER_METHODS.map((name) => [name, [METHODS[name].refunded, METHODS[name].staff] as const])),
  [EXCHANGE]: ["con otra alfombra a cambio", { en: "Exchange", es: "Cambio" }],
};
/** `por transferencia`; a way of the shop's own is named as staff wrote it. */
export const refundWay = (way: string): string => WAYS[way]?.[0] ?? `por ${way}`;
export const staffRefundWay = (way: string, language: Language): string => WAYS[way]?.[1][language] ?? way;
