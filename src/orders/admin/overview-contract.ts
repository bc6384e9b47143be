import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";

const cents = z.number().int();

/** What the first page says about orders: today, and twelve weeks that begin on Monday in Bogotá. */
export const ordersOverview = z.object({
  today: z.object({ orders: z.number().int(), total: cents, cod: z.number().int(), paid: cents, awaited: cents }),
  to_prepare: z.number().int(),
  last_week_by_now: z.number().int().describe("Orders of last week up to the same moment"),
  weeks: z
    .array(z.object({ monday: z.string(), orders: z.number().int(), bold: cents, cod: cents, awaited: cents }))
    .describe("`bold` and `cod` are paid and not refunded; `awaited` is ordered and not paid yet"),
});
export type OrdersOverview = z.output<typeof ordersOverview>;

export const readOrdersOverview = endpoint({
  method: "GET",
  path: "/api/admin/overview/orders",
  summary: "Orders and money by week",
  reply: ordersOverview,
});
