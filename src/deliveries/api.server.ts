import { keepPrivatePhotos, type PhotoCtx } from "../media/private-photos.server.ts";
import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { closeCashDay, readCashDay } from "./cash-closing.server.ts";
import { changeDelivery } from "./change-delivery.server.ts";
import * as contract from "./contract.ts";
import { getDelivery, listDeliveries } from "./list-deliveries.server.ts";
import { planDelivery } from "./plan-delivery.server.ts";

const MOST_PHOTOS = 3;

export const deliveriesApi = [
  serve(contract.planDelivery, async (ctx, { body }) => getDelivery(ctx, await planDelivery(ctx, body))),
  serve(contract.listDeliveries, async (ctx, { query, url }) => {
    const { rows, total } = await listDeliveries(ctx, query);
    return paged(rows, total, query, url, 100);
  }),
  serve(contract.changeDelivery, async (ctx, { params, body }) => {
    await changeDelivery(ctx, params.id, body);
    return getDelivery(ctx, params.id);
  }),
  serve<typeof contract.addDeliveryPhoto, PhotoCtx>(contract.addDeliveryPhoto, async (ctx, { params, raw }) => {
    const { order_id: orderId, id } = await getDelivery(ctx, params.id);
    await keepPrivatePhotos(ctx, raw.req.raw, () => Promise.resolve({ most: MOST_PHOTOS, orderId, about: `delivery:${id}` }));
    return getDelivery(ctx, params.id);
  }),
  serve(contract.readCashDay, (ctx, { params }) => readCashDay(ctx, params.day)),
  serve(contract.closeCashDay, async (ctx, { params, body }) => {
    await closeCashDay(ctx, params.day, body);
    return readCashDay(ctx, params.day);
  }),
];
