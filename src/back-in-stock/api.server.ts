import { own, serve } from "../platform/http/serve.server.ts";
import { askForStock } from "./ask-for-stock.server.ts";
import * as contract from "./contract.ts";
import { cancelRequest, confirmRequest } from "./own-request.server.ts";

export const backInStockApi = [
  serve(contract.askForStock, (ctx, { params, body }) => askForStock(ctx, { ...params, ...body })),
  serve(contract.confirmStockRequest, async (ctx, { params }) => own(await confirmRequest(ctx, params))),
  serve(contract.cancelStockRequest, (ctx, { params }) => cancelRequest(ctx, params)),
];
