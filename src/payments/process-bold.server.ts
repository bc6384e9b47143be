import { addresses } from "../addresses.ts";
import { lookUpOrder, withItems } from "../orders/find-order.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import type { Caller } from "../platform/ctx.server.ts";
import { pesosOf, type Cents } from "../platform/money.ts";
import { checkWatched } from "./check-link.server.ts";
import { type LiveLink, liveLink } from "./live-link.server.ts";
import { openLink } from "./open-link.server.ts";
import type { BoldCtx } from "./bold/bold.server.ts";
import { BoldTrouble } from "./bold/client.server.ts";
import { boldLimits, rangeOf } from "./bold/limits.server.ts";
import type { BoldReply } from "./contract.ts";
import { boldAmount, boldInstant, BOLD_MINIMUM, methodsFor } from "./rules/bold-amount.ts";
import { linkExpiry, linkState } from "./rules/link-times.ts";
import { NO_LINK, tooLittle, tooMuch } from "./texts.ts";

const no = (code: string, error: string): BoldReply => ({ success: false, code, error });
const yes = ({ paymentUrl, expiresAt }: LiveLink): BoldReply => ({
  success: true,
  paymentUrl,
  expiresAt: expiresAt.toISOString(),
});
const noBecause = (code: keyof typeof NO_LINK): BoldReply => no(code, NO_LINK[code]);

/** Why this order cannot be paid by a link now, if it cannot. */
function obstacle(order: OrderRow | undefined): keyof typeof NO_LINK | undefined {
  if (!order) return "not_found";
  if (order.paymentStatus === "paid") return "paid";
  if (order.paymentMethod !== "Bold") return "cod";
  if (order.paymentStatus === "expired" || order.paymentStatus === "failed") return order.paymentStatus;
  if (order.paymentStatus === "cancelled" || order.status === "cancelled") return "cancelled";
  return order.confirming ? "confirming" : undefined;
}

/** The link of an order: the one that is still alive, or a new one from Bold. */
export async function processBold(
  ctx: BoldCtx & { caller: Caller },
  { orderId, renew = false }: { orderId: string; renew?: boolean },
): Promise<BoldReply> {
  if (!orderId) return noBecause("no_order");
  const order = await lookUpOrder(ctx, orderId);
  const why = obstacle(order);
  if (!order || why) return noBecause(why ?? "not_found");
  const known = await liveLink(ctx, order);
  if (known && !(renew && (await isRenewable(ctx, order, known)))) return yes(known);
  // Asking Bold about the old link may have told that it is paid.
  const since = known && obstacle(await lookUpOrder(ctx, order.id));
  if (since) return noBecause(since);
  const pesos = pesosOf(order.total as Cents);
  const limits = await boldLimits(ctx);
  const methods = limits && methodsFor(limits, pesos);
  if (pesos < BOLD_MINIMUM) return no("too_little", tooLittle(limits ? rangeOf(limits).min : BOLD_MINIMUM));
  if (limits && methods!.length === 0) {
    const { min, max } = rangeOf(limits);
    return max === 0 ? noBecause("no_methods") : pesos < min ? no("too_little", tooLittle(min)) : no("too_much", tooMuch(max));
  }
  const expiresAt = order.expiresAt && linkExpiry(order.expiresAt, ctx.now(), { renewed: known !== undefined });
  if (!expiresAt) return noBecause(order.expiresAt && order.expiresAt <= ctx.now() ? "expired" : "too_late");
  const { items } = await withItems(ctx, order);
  const callback = new URL(addresses.order(order.number), ctx.caller.origin);
  try {
    await openLink(ctx, order, expiresAt, {
      amount_type: "CLOSE",
      amount: boldAmount(order.total as Cents),
      reference: order.number,
      description: `Pedido ${order.number}: ${items.map((item) => item.rugName).join(", ")}`.slice(0, 100),
      expiration_date: boldInstant(expiresAt),
      // Bold wants https; the sandbox on this machine takes what there is.
      ...(callback.protocol === "https:" || ctx.bold.sandbox ? { callback_url: callback.href } : {}),
      ...(methods && { payment_methods: methods }),
    });
  } catch (error) {
    if (!(error instanceof BoldTrouble)) throw error;
    ctx.log.warn({ err: error }, "Bold gave no link");
    return noBecause("trouble");
  }
  const again = obstacle(await lookUpOrder(ctx, order.id));
  if (again) return noBecause(again);
  const made = await liveLink(ctx, order);
  return made ? yes(made) : noBecause("trouble");
}

/** A second link to the same order only near the end of the first, and after Bold was asked what became of that. */
async function isRenewable(ctx: BoldCtx, order: OrderRow, { expiresAt }: LiveLink): Promise<boolean> {
  if (!order.expiresAt || !linkState(expiresAt, order.expiresAt, ctx.now()).canRenew) return false;
  await checkWatched(ctx, order.id);
  return true;
}
