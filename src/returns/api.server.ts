import { paged } from "../platform/http/paging.server.ts";
import { own, serve } from "../platform/http/serve.server.ts";
import type { PhotoCtx } from "../media/private-photos.server.ts";
import type { GatewayCtx } from "../payments/gateways/gateway.server.ts";
import { processBold } from "../payments/process-bold.server.ts";
import type { Caller } from "../platform/ctx.server.ts";
import { addReturnPhotos } from "./add-return-photos.server.ts";
import * as contract from "./contract.ts";
import type { StaffReturn } from "./contract.ts";
import { getReturn, listReturns } from "./list-returns.server.ts";
import { moveReturn } from "./move-return.server.ts";
import { requestReturn } from "./request-return.server.ts";
import { takeBackReturn } from "./take-back-return.server.ts";

/** What the other rug costs more is asked for by a link at once. */
async function linkOfExchange(
  ctx: GatewayCtx & { caller: Caller },
  { exchange_order: orderId, exchange_difference: more }: StaffReturn,
) {
  if (!orderId || !more || more <= 0) return { paymentUrl: null, paymentError: null };
  const reply = await processBold(ctx, { orderId });
  return { paymentUrl: reply.success ? reply.paymentUrl : null, paymentError: reply.success ? null : reply.error };
}

export const returnsApi = [
  serve(contract.requestReturn, async (ctx, { params, body }) => own(await requestReturn(ctx, params.orderNumber, body), 201)),
  serve(contract.listReturns, async (ctx, { query, url }) => {
    const { rows, total } = await listReturns(ctx, query);
    return paged(rows, total, query, url);
  }),
  serve(contract.getReturn, (ctx, { params }) => getReturn(ctx, params.id)),
  serve<typeof contract.moveReturn, GatewayCtx & { caller: Caller }>(contract.moveReturn, async (ctx, { params, body }) => {
    await moveReturn(ctx, params.id, body);
    const row = await getReturn(ctx, params.id);
    return { ...row, ...(await linkOfExchange(ctx, row)) };
  }),
  serve<typeof contract.addReturnPhotos, PhotoCtx & { caller: Caller }>(contract.addReturnPhotos, async (ctx, { params, raw }) =>
    own({ photos: await addReturnPhotos(ctx, params, raw.req.raw) }, 201),
  ),
  serve(contract.takeBackReturn, async (ctx, { params }) => {
    await takeBackReturn(ctx, params.id);
    return getReturn(ctx, params.id);
  }),
];
