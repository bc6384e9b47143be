import { asc, inArray } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { orderEvents, shipments } from "./table.server.ts";

export type ShipmentRow = typeof shipments.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;
/** What was done with an order since it was placed. */
export type OrderWork = { shipments: ShipmentRow[]; events: EventRow[] };

/** For many orders in two looks. */
export async function workOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, OrderWork>> {
  if (ids.length === 0) return new Map();
  const sent = await ctx.db
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, [...ids]))
    .orderBy(asc(shipments.id));
  const events = await ctx.db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...ids]))
    .orderBy(asc(orderEvents.id));
  const sentBy = Map.groupBy(sent, ({ orderId }) => orderId);
  const eventsBy = Map.groupBy(events, ({ orderId }) => orderId);
  return new Map(ids.map((id) => [id, { shipments: sentBy.get(id) ?? [], events: eventsBy.get(id) ?? [] }]));
}

export const shipmentsOf = async (ctx: Ctx, orderId: string): Promise<ShipmentRow[]> =>
  (await workOf(ctx, [orderId])).get(orderId)!.shipments;
