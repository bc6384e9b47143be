import { editOrderLines } from "../orders/lines-contract.ts";
import { sellByStaff } from "../orders/sale-contract.ts";
import { editLines } from "../orders/edit-lines.server.ts";
import { getForStaff } from "../orders/list-orders.server.ts";
import { refuse as refuseOrder } from "../orders/texts.ts";
import { getOrderStatus, type PlacedOrder } from "../orders/contract.ts";
import { findOrder, lookUpOrder } from "../orders/find-order.server.ts";
import { listTasks, resolveTask } from "../orders/payment-tasks.server.ts";
import { presentForStaff, presentStatus } from "../orders/present.server.ts";
import { sellByStaff as sell } from "../orders/sell-by-staff.server.ts";
import { ONLINE_METHODS } from "../payment-methods.ts";
import type { Reply } from "../platform/endpoint.ts";
import { isOpen } from "../orders/rules/status.ts";
import { type Caller, staffLanguage } from "../platform/ctx.server.ts";
import { paged } from "../platform/http/paging.server.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { readBytes } from "../platform/http/read-bytes.server.ts";
import { own, serve } from "../platform/http/serve.server.ts";
import { gatewayOf, type GatewayCtx } from "./gateways/gateway.server.ts";
import { gatewayLimits, rangeOf } from "./gateways/gateway-limits.server.ts";
import { checkWatched } from "./check-link.server.ts";
import * as contract from "./contract.ts";
import { expireOrder } from "./expire-orders.server.ts";
import { processBold } from "./process-bold.server.ts";
import { receiveEvent } from "./receive-event.server.ts";
import { presentTask } from "./present.server.ts";
import { noLinkStatus, refuse } from "./texts.ts";

type Asked = GatewayCtx & { caller: Caller };

const LINKS_PER_MINUTE = 60;
/** More than any notification of Bold has. */
const NOTIFICATION_LIMIT = 256 * 1024;

/** Contract: the link, or `success: false` with the sentence and a status that fits. */
async function linkOf(ctx: Asked, asked: { orderId: string; renew?: boolean }) {
  const reply = await processBold(ctx, asked);
  return own(reply, reply.success ? undefined : noLinkStatus(reply.code));
}

/** After the answer: what somebody waits for is looked at now instead of at the next sweep. */
function lookAfter(ctx: GatewayCtx, work: Promise<unknown>): void {
  work.catch((error: unknown) => ctx.log.warn({ err: error }, "looking after a watched order failed"));
}

/** Without Bold's word the sale is valid all the same: its link can be asked for again. */
async function linkOfSale(ctx: Asked, sale: PlacedOrder): Promise<Reply<typeof sellByStaff>> {
  if (!gatewayOf(ctx, sale.paymentMethod)) return { ...sale, paymentUrl: null, paymentError: null };
  const reply = await processBold(ctx, { orderId: sale._id });
  return { ...sale, paymentUrl: reply.success ? reply.paymentUrl : null, paymentError: reply.success ? null : reply.error };
}

/** The link for what a change of rugs left to pay, if anything is. */
async function linkAfterEdit(ctx: Asked, id: string): Promise<Reply<typeof editOrderLines>> {
  const asks = async () => presentForStaff(await getForStaff(ctx, id), staffLanguage(ctx.caller));
  const order = await asks();
  const isOwed = order.balance > 0 || (order.payment_status === "pending" && gatewayOf(ctx, order.payment_method));
  if (!isOwed) return { ...order, paymentUrl: null, paymentError: null };
  const reply = await processBold(ctx, { orderId: id });
  return {
    ...(await asks()),
    paymentUrl: reply.success ? reply.paymentUrl : null,
    paymentError: reply.success ? null : reply.error,
  };
}

export const paymentsApi = [
  serve(editOrderLines, async (ctx: Asked, { params, body }) => {
    const order = await lookUpOrder(ctx, params.id);
    if (!order) throw refuseOrder("orders.not_found");
    await editLines(ctx, { id: order.id, edit: body });
    return linkAfterEdit(ctx, order.id);
  }),
  serve(sellByStaff, async (ctx: Asked, { body, headers }) =>
    linkOfSale(ctx, await sell(ctx, { sale: body, key: headers["idempotency-key"] })),
  ),
  serve(contract.processBold, async (ctx: Asked, { body }) => {
    await limitRate(ctx, `links:${ctx.caller.network}`, LINKS_PER_MINUTE, 60);
    return linkOf(ctx, body);
  }),
  serve(contract.processPayment, async (ctx: Asked, { body }) => {
    await limitRate(ctx, `links:${ctx.caller.network}`, LINKS_PER_MINUTE, 60);
    const order = await lookUpOrder(ctx, body.orderId);
    if (!order || gatewayOf(ctx, order.paymentMethod)) return linkOf(ctx, body);
    return own({ success: true as const, orderNumber: order.number, status: order.status, paymentStatus: order.paymentStatus });
  }),
  ...ONLINE_METHODS.map((name) =>
    serve(contract.webhookOf(name), async (ctx: GatewayCtx, { raw }) => {
      const gateway = gatewayOf(ctx, name);
      if (!gateway) throw refuse("payments.bad_signature");
      return receiveEvent(ctx, gateway, await readBytes(raw.req.raw, NOTIFICATION_LIMIT), (header) => raw.req.header(header));
    }),
  ),
  serve(contract.paymentMethods, async (ctx: GatewayCtx) => {
    const { Bold } = ctx.gateways;
    const gateways: Reply<typeof contract.paymentMethods>["gateways"] = {};
    for (const name of ONLINE_METHODS) {
      const gateway = gatewayOf(ctx, name);
      const methods = (gateway && (await gatewayLimits(ctx, gateway))) ?? [];
      if (gateway) gateways[name] = { methods, ...rangeOf(gateway, methods) };
    }
    const { methods: bold, ...range } = gateways.Bold!;
    return own({ sandbox: Bold.isSandbox, bold, ...range, gateways });
  }),
  serve(getOrderStatus, async (ctx: Asked, { params }) => {
    const order = await findOrder(ctx, params.orderNumber);
    if (gatewayOf(ctx, order.paymentMethod) && isOpen(order)) {
      const over = order.expiresAt !== null && order.expiresAt <= ctx.now();
      lookAfter(ctx, over ? expireOrder(ctx, order.id) : checkWatched(ctx, order.id));
    }
    return own(presentStatus(order));
  }),
  serve(contract.listTasks, async (ctx: Asked, { query, url }) => {
    const { rows, total } = await listTasks(ctx, query);
    const language = staffLanguage(ctx.caller);
    return paged(
      rows.map((row) => presentTask(row, language)),
      total,
      query,
      url,
    );
  }),
  serve(contract.resolveTask, async (ctx: Asked, { params, body }) =>
    presentTask(await resolveTask(ctx, { ...params, ...body }), staffLanguage(ctx.caller)),
  ),
];
