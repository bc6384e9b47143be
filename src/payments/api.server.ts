import { Answer, serve } from "../platform/http/serve.server.ts";
import { getOrderStatus } from "../orders/contract.ts";
import { findOrder } from "../orders/find-order.server.ts";
import { presentStatus } from "../orders/present.server.ts";

export const paymentsApi = [
  serve(getOrderStatus, async (ctx, { params }) => {
    const order = await findOrder(ctx, params.orderNumber);
    return new Answer(presentStatus(order), { headers: { "cache-control": "no-store" } });
  }),
];
