import { isOnline, type PaymentMethod } from "../../payment-methods.ts";

/** Spec §4, Statuses. */
export const ORDER_STATUSES = ["pending", "processing", "shipped", "delivered", "cancelled"] as const;
export const PAYMENT_STATUSES = ["pending", "paid", "failed", "cancelled", "expired"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** Contract: what staff and the order page are told. A refund does not undo that the order was paid. */
export const TOLD_STATUSES = [...PAYMENT_STATUSES, "refunded", "partially_refunded"] as const;
export type ToldStatus = (typeof TOLD_STATUSES)[number];

/** Contract: how long staff may hold a sale for its payment link. */
export const HOLD_MINUTES = { least: 5, most: 10_080 };

/** Staff may hold a sale longer or shorter than a shopper's order, and an order that is opened again has its time anew. */
export const isUsualTime = (order: { created_at: string; expires_at: string | null }, minutesToPay: number): boolean =>
  order.expires_at !== null && Date.parse(order.expires_at) - Date.parse(order.created_at) === minutesToPay * 60_000;

/** Contract, Stock and orders: COD is confirmed at once, Bold waits for its payment. */
export const firstStatus = (method: PaymentMethod): OrderStatus => (isOnline(method) ? "pending" : "processing");

/** Neither paid nor on its way: a shopper may still call it off. */
export const isOpen = (order: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean =>
  order.paymentStatus === "pending" && (order.status === "pending" || order.status === "processing");

/** Paid once, and its rugs cost more since they were changed. */
export const owes = (order: { status: OrderStatus; paymentStatus: PaymentStatus; balance: number }): boolean =>
  order.paymentStatus === "paid" && order.status !== "cancelled" && order.balance > 0;

/** The ways an unpaid order ends without money, and what its payment is called then. */
export const ENDINGS = {
  cancelled: "cancelled",
  failed: "failed",
  expired: "expired",
  /** A COD order whose customer did not press the letter's button while the shop was being emptied. */
  unconfirmed: "cancelled",
} as const satisfies Record<string, PaymentStatus>;
export type Ending = keyof typeof ENDINGS;

/** What a payment task asks of staff. */
export const TASK_KINDS = ["late_payment", "double_payment", "paid_without_stock", "wrong_amount", "refund", "voided"] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** A status that writes to the customer can be taken back for this long; the letter waits as long. */
export const TAKE_BACK_SECONDS = 10;

/** The statuses that write to the customer when staff set them. */
export const LETTER_STATUSES = ["shipped", "cancelled"] as const satisfies OrderStatus[];
export type LetterStatus = (typeof LETTER_STATUSES)[number];

type Times = { shippedAt: Date | null; deliveredAt: Date | null };

/** When it left and arrived, as its new status has it. Going back clears them; calling off keeps what happened. */
export function timesAt(status: OrderStatus, { shippedAt, deliveredAt }: Times, now: Date): Times {
  if (status === "cancelled") return { shippedAt, deliveredAt };
  if (status === "delivered") return { shippedAt, deliveredAt: now };
  if (status === "shipped") return { shippedAt: shippedAt ?? now, deliveredAt: null };
  return { shippedAt: null, deliveredAt: null };
}
