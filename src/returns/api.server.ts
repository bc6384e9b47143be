import { paged } from "../platform/http/paging.server.ts";
import { own, serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { getReturn, listReturns } from "./list-returns.server.ts";
import { moveReturn } from "./move-return.server.ts";
import { requestReturn } from "./request-return.server.ts";
import { takeBackReturn } from "./take-back-return.server.ts";

export const returnsApi = [
  serve(contract.requestReturn, async (ctx, { params, body }) => own(await requestReturn(ctx, params.orderNumber, body), 201)),
  serve(contract.listReturns, async (ctx, { query, url }) => {
    const { rows, total } = await listReturns(ctx, query);
    return paged(rows, total, query, url);
  }),
  serve(contract.getReturn, (ctx, { params }) => getReturn(ctx, params.id)),
  serve(contract.moveReturn, async (ctx, { params, body }) => {
    await moveReturn(ctx, params.id, body);
    return getReturn(ctx, params.id);
  }),
  serve(contract.takeBackReturn, async (ctx, { params }) => {
    await takeBackReturn(ctx, params.id);
    return getReturn(ctx, params.id);
  }),
];
