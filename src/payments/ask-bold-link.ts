import { ApiError, callApi } from "../platform/call-api.ts";
import type { processBold } from "./contract.ts";
import { LINK_PROBLEMS } from "./rules/link-problems.ts";

type Link = { paymentUrl: string; expiresAt: string | null };

/** Spec §8: the server's sentence for a link that failed, or ours; throws an Error that carries it. */
export async function askBoldLink(orderId: string, { renew = false } = {}): Promise<Link> {
  const body = renew ? { orderId, renew } : { orderId };
  const reply = await callApi<typeof processBold>("POST /api/payments/bold/process", { body }).catch((error: unknown) => {
    throw new Error((error instanceof ApiError && error.message) || LINK_PROBLEMS.noLink);
  });
  if (!reply?.success) throw new Error(reply?.error || LINK_PROBLEMS.noUrl);
  if (!reply.paymentUrl) throw new Error(LINK_PROBLEMS.noUrl);
  return { paymentUrl: reply.paymentUrl, expiresAt: reply.expiresAt ?? null };
}
