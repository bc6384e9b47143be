import { countOrder } from "../insight/count-visit.server.ts";
import { paged } from "../platform/http/paging.server.ts";
import { own, serve } from "../platform/http/serve.server.ts";
import { readStockAlarm } from "./admin/stock-alarm-contract.ts";
import * as staff from "./admin-contract.ts";
import * as refundCalls from "./refund-contract.ts";
import * as shipmentCalls from "./shipment-contract.ts";
import { batchStatus } from "./batch-status.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { confirmByCustomer } from "./confirm-order.server.ts";
import * as contract from "./contract.ts";
import { deleteOrder } from "./delete-order.server.ts";
import { editOrder } from "./edit-order.server.ts";
import { exportAccounting } from "./export-accounting.server.ts";
import { exportOrders } from "./export-orders.server.ts";
import { findOrder, findOrderOf, lookUpOrder, withItems } from "./find-order.server.ts";
import { getForStaff, listOrders } from "./list-orders.server.ts";
import { orderOptions } from "./order-options.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { presentForStaff, presentOrder, presentStaffRefund, presentStaffShipment, presentStatus } from "./present.server.ts";
import { recordRefund } from "./record-refund.server.ts";
import { recordShipment, takeBackShipment } from "./record-shipment.server.ts";
import { readAlarm } from "./stock-alarm.server.ts";
import { takeBackRefund } from "./take-back-refund.server.ts";
import { takeBackStatus } from "./take-back-status.server.ts";
import { refuse } from "./texts.ts";
import { type Caller, type Ctx, staffLanguage } from "../platform/ctx.server.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";

/** The order stands whether or not it could be counted. */
async function counted<T>(ctx: Ctx & { caller: Caller }, placed: T): Promise<T> {
  await countOrder(ctx).catch((error: unknown) => ctx.log.debug({ err: error }, "an order was not counted by its source"));
  return placed;
}

async function named(ctx: Ctx, name: string): Promise<string> {
  const row = await lookUpOrder(ctx, name);
  if (!row) throw refuse("orders.not_found");
  return row.id;
}
const forStaff = async (ctx: StaffCtx, id: string) => presentForStaff(await getForStaff(ctx, id), staffLanguage(ctx.caller));

export const ordersApi = [
  serve(contract.placeOrder, async (ctx, { body, headers }) =>
    own(await counted(ctx, await placeOrder(ctx, { order: body, key: headers["idempotency-key"] }))),
  ),
  serve(contract.getOrderByNumber, async (ctx, { params }) =>
    own(presentOrder(await withItems(ctx, await findOrder(ctx, params.orderNumber)))),
  ),
  serve(contract.trackOrder, async (ctx, { body }) => own(presentStatus(await findOrderOf(ctx, body.orderNumber, body.email)))),
  serve(contract.cancelOrder, async (ctx, { params }) =>
    own({ success: true as const, ...presentStatus(await cancelOrder(ctx, params)) }),
  ),
  serve(contract.confirmOrder, async (ctx, { params, body }) => {
    const row = await confirmByCustomer(ctx, { ...params, ...body });
    return own({ success: true as const, ...presentStatus(row), confirmedAt: row.confirmedAt?.toISOString() ?? null });
  }),
  serve(contract.getOrder, async (ctx, { params }) => own(presentOrder(await withItems(ctx, await findOrder(ctx, params.id))))),
  serve(staff.listOrders, async (ctx, { query, url }) => {
    const { rows, total } = await listOrders(ctx, query);
    return paged(
      rows.map((row) => presentForStaff(row, staffLanguage(ctx.caller))),
      total,
      query,
      url,
    );
  }),
  serve(staff.exportOrders, async (ctx, { query }) => {
    const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="orders.csv"' };
    return new Response(await exportOrders(ctx, query), { headers: { ...headers, "cache-control": "no-store" } });
  }),
  serve(staff.exportAccounting, async (ctx, { query }) => {
    const name = `accounting-${query.format}-${query.from}-${query.to}.csv`;
    const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"` };
    return new Response(await exportAccounting(ctx, query), { headers: { ...headers, "cache-control": "no-store" } });
  }),
  serve(staff.readOrderOptions, (ctx) => orderOptions(ctx)),
  serve(staff.getStaffOrder, async (ctx, { params }) => forStaff(ctx, await named(ctx, params.id))),
  serve(staff.setOrderStatus, async (ctx, { params, body }) => {
    const id = await named(ctx, params.id);
    await editOrder(ctx, { id, edit: body });
    return forStaff(ctx, id);
  }),
  serve(staff.setManyStatuses, (ctx, { body }) => batchStatus(ctx, body)),
  serve(shipmentCalls.recordShipment, async (ctx, { params, body }) =>
    presentStaffShipment(await recordShipment(ctx, { id: await named(ctx, params.id), shipment: body })),
  ),
  serve(shipmentCalls.takeBackShipment, async (ctx, { params }) => {
    const id = await named(ctx, params.id);
    await takeBackShipment(ctx, { id, shipmentId: params.shipmentId });
    return forStaff(ctx, id);
  }),
  serve(readStockAlarm, async (ctx) => ({ alarm: await readAlarm(ctx) })),
  serve(staff.takeBackStatus, async (ctx, { params }) => {
    const { id } = await takeBackStatus(ctx, { id: await named(ctx, params.id) });
    return forStaff(ctx, id);
  }),
  serve(refundCalls.recordRefund, async (ctx, { params, body, headers }) => {
    const id = await named(ctx, params.id);
    const refund = await recordRefund(ctx, { id, refund: body, key: headers["idempotency-key"] });
    return presentStaffRefund(refund, staffLanguage(ctx.caller));
  }),
  serve(refundCalls.takeBackRefund, async (ctx, { params }) => {
    const id = await named(ctx, params.id);
    await takeBackRefund(ctx, { id, refundId: params.refundId });
    return forStaff(ctx, id);
  }),
  serve(staff.deleteOrder, async (ctx, { params }) => deleteOrder(ctx, { id: await named(ctx, params.id) })),
];
