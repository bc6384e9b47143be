import type { cancelOrder, placeOrder } from "../orders/contract.ts";
import type { processBold } from "../payments/contract.ts";
import { ApiError, callApi } from "../platform/call-api.ts";
import type { OrderBody } from "./rules/order-body.ts";
import { PROBLEMS } from "./texts.ts";

export const callOff = (orderNumber: string) =>
  callApi<typeof cancelOrder>("POST /api/orders/cancel/{orderNumber}", { params: { orderNumber } });

export const place = (body: OrderBody, key: string) =>
  callApi<typeof placeOrder>("POST /api/orders", { body, headers: { "idempotency-key": key } });

/** Spec §8: the server's sentence for a link that failed, or ours; throws an Error that carries it. */
export async function askBoldLink(orderId: string): Promise<{ paymentUrl: string; expiresAt: string | null }> {
  const reply = await callApi<typeof processBold>("POST /api/payments/bold/process", { body: { orderId } }).catch(
    (error: unknown) => {
      throw new Error((error instanceof ApiError && error.message) || PROBLEMS.noLink);
    },
  );
  if (!reply?.success) throw new Error(reply?.error || PROBLEMS.noUrl);
  if (!reply.paymentUrl) throw new Error(PROBLEMS.noUrl);
  return { paymentUrl: reply.paymentUrl, expiresAt: reply.expiresAt ?? null };
}
