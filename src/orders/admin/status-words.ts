import { METHODS, type PaymentMethod } from "../../payment-methods.ts";
import { sentenceIn } from "../../platform/input-sentences.ts";
import { showCents } from "../../platform/money.ts";
import { languageInForce } from "../../ui/admin/language.ts";
import { isOwed, paymentWords, type PaymentSeen, staffRefundWay } from "../rules/payment-words.ts";
import type { OrderStatus, ToldStatus } from "../rules/status.ts";
import { words } from "./words.ts";

/** A status is a small square and a word; hollow means off. */
const ORDER_LOOKS: Record<OrderStatus, string> = {
  pending: "warning",
  processing: "info",
  shipped: "info",
  delivered: "good",
  cancelled: "off",
};
const PAYMENT_LOOKS: Record<ToldStatus, string> = {
  pending: "warning",
  paid: "good",
  failed: "bad",
  cancelled: "off",
  expired: "off",
  refunded: "off",
  partially_refunded: "warning",
};
type Shown = [look: string, word: string];

export const orderStatus = (status: OrderStatus): Shown => [ORDER_LOOKS[status], words().status[status]];

export const paymentStatus = (order: PaymentSeen): Shown =>
  isOwed(order)
    ? ["warning", words().payment.toCome(showCents(order.balance ?? 0))]
    : [PAYMENT_LOOKS[order.payment_status], words().payment[order.payment_status]];

/** Why a parcel should not leave yet. */
export const holdBack = (order: PaymentSeen): string | undefined => {
  const why = paymentWords(order).holdBack;
  return why && sentenceIn(languageInForce(), why);
};

export const methodName = (method: PaymentMethod): string => METHODS[method].staff[languageInForce()];
export const wayName = (way: string): string => staffRefundWay(way, languageInForce());
