import type { OrderStatusReply } from "../contract.ts";

/** What a page that waits for an order learns from asking. */
export type StatusSeen = Pick<OrderStatusReply, "paymentStatus" | "status"> &
  Partial<Pick<OrderStatusReply, "confirming" | "paymentUrl" | "paymentUrlExpiresAt" | "expiresAt">> & {
    /** How long there was to pay. */ minutesToPay?: number;
  };
