import { addresses } from "../addresses.ts";
import { lookUpOrder, withItems } from "../orders/find-order.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import type { Caller } from "../platform/ctx.server.ts";
import { pesosOf } from "../platform/money.ts";
import { checkWatched } from "./check-link.server.ts";
import { ONLINE_METHODS, type PaymentMethod } from "../payment-methods.ts";
import { owes } from "../orders/rules/status.ts";
import { amountDue, type LiveLink, liveLink } from "./live-link.server.ts";
import { openLink } from "./open-link.server.ts";
import { GatewayTrouble, gatewayOf, type GatewayCtx } from "./gateways/gateway.server.ts";
import { gatewayLimits, rangeOf } from "./gateways/gateway-limits.server.ts";
import type { BoldReply } from "./contract.ts";
import { methodsFor } from "./rules/bold-amount.ts";
import { differenceExpiry, isBrief, linkExpiry, linkState } from "./rules/link-times.ts";
import { NO_LINK } from "./texts.ts";
import { expiredSentence } from "../orders/rules/minutes-left.ts";

const no = (code: string, error: string): BoldReply => ({ success: false, code, error });
const yes = ({ paymentUrl, expiresAt }: LiveLink): BoldReply => ({
  success: true,
  paymentUrl,
  expiresAt: expiresAt.toISOString(),
});
const noBecause = (code: keyof typeof NO_LINK, minutes = 90): BoldReply =>
  no(code, code === "expired" ? expiredSentence(minutes) : NO_LINK[code]);

/** Why this order cannot be paid by a link now, if it cannot. */
function obstacle(ctx: GatewayCtx, order: OrderRow | undefined): keyof typeof NO_LINK | undefined {
  if (!order) return "not_found";
  if (owes(order)) return undefined;
  if (order.paymentStatus === "paid") return "paid";
  if (!gatewayOf(ctx, order.paymentMethod)) return "cod";
  if (order.paymentStatus === "expired" || order.paymentStatus === "failed") return order.paymentStatus;
  if (order.paymentStatus === "cancelled" || order.status === "cancelled") return "cancelled";
  return order.confirming ? "confirming" : undefined;
}

/** The link of an order: the one that is still alive, or a new one from Bold. */
export async function processBold(
  ctx: GatewayCtx & { caller: Caller },
  { orderId, renew = false }: { orderId: string; renew?: boolean },
): Promise<BoldReply> {
  if (!orderId) return noBecause("no_order");
  const { minutesToPay: minutes, codEnabled } = ctx.settings().selling;
  const order = await lookUpOrder(ctx, orderId);
  const why = obstacle(ctx, order);
  // A difference is paid by a link however the order was.
  const method: PaymentMethod | undefined = order && (owes(order) ? ONLINE_METHODS[0] : order.paymentMethod);
  const gateway = method && gatewayOf(ctx, method);
  if (!order || !gateway || why) return noBecause(why ?? "not_found", minutes);
  const { words } = gateway;
  const known = await liveLink(ctx, order);
  if (known && !(renew && (await isRenewable(ctx, order, known)))) return yes(known);
  // Asking Bold about the old link may have told that it is paid.
  const since = known && obstacle(ctx, await lookUpOrder(ctx, order.id));
  if (since) return noBecause(since, minutes);
  const due = amountDue(order);
  const pesos = pesosOf(due);
  const limits = await gatewayLimits(ctx, gateway);
  const methods = limits && methodsFor(limits, pesos);
  const { min, max } = rangeOf(gateway, limits ?? []);
  if (pesos < words.smallest) return no("too_little", words.tooLittle(min, codEnabled));
  if (limits && methods!.length === 0) {
    return max === 0
      ? noBecause(codEnabled ? "no_methods" : "no_methods_at_all")
      : pesos < min
        ? no("too_little", words.tooLittle(min, codEnabled))
        : no("too_much", words.tooMuch(max, codEnabled));
  }
  const brief = order.expiresAt !== null && isBrief({ createdAt: order.createdAt, expiresAt: order.expiresAt });
  const expiresAt = owes(order)
    ? differenceExpiry(ctx.now())
    : order.expiresAt && linkExpiry(order.expiresAt, ctx.now(), { renewed: known !== undefined, brief });
  if (!expiresAt) return noBecause(order.expiresAt && order.expiresAt <= ctx.now() ? "expired" : "too_late", minutes);
  const { items } = await withItems(ctx, order);
  try {
    await openLink(ctx, order, method!, expiresAt, {
      total: due,
      ivaPercent: order.ivaPercent,
      reference: order.number,
      description: `Pedido ${order.number}: ${items.map((item) => item.rugName).join(", ")}`,
      expiresAt,
      returnTo: new URL(addresses.order(order.number), ctx.caller.origin),
      methods,
    });
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error;
    ctx.log.warn({ err: error }, "Bold gave no link");
    return no("trouble", words.noLink);
  }
  const after = await lookUpOrder(ctx, order.id);
  const again = obstacle(ctx, after);
  if (again) return noBecause(again, minutes);
  const made = await liveLink(ctx, after!);
  return made ? yes(made) : no("trouble", words.noLink);
}

/** A second link to the same order only near the end of the first, and after Bold was asked what became of that. */
async function isRenewable(ctx: GatewayCtx, order: OrderRow, { expiresAt }: LiveLink): Promise<boolean> {
  if (!order.expiresAt || !linkState(expiresAt, order.expiresAt, ctx.now()).canRenew) return false;
  await checkWatched(ctx, order.id);
  return true;
}
