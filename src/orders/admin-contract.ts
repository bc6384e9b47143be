import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { choiceOf, ifGiven, paging } from "../platform/paging.ts";
import { sentBack } from "../platform/request-shape.ts";
import { day } from "../platform/day.ts";
import { order } from "./contract.ts";
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from "./rules/status.ts";

const id = z.object({ id: z.string() });

/** What staff see beside the order itself. */
export const staffOrder = order
  .extend({
    stock_held: z.boolean(),
    confirmed_by: z.enum(["customer", "staff"]).nullable(),
    consents: z.record(z.string(), z.union([z.boolean(), z.string()])),
    open_tasks: z.number().int().describe("Payment tasks that wait for a person"),
  })
  .meta({ id: "StaffOrder" });
export type StaffOrder = z.output<typeof staffOrder>;

export const orderQuery = z.object({
  search: z.string().max(200).optional(),
  status: choiceOf(ORDER_STATUSES),
  payment_status: choiceOf(PAYMENT_STATUSES),
  payment_method: choiceOf(PAYMENT_METHODS),
  from: ifGiven(day),
  to: ifGiven(day),
  tasks: choiceOf(["open"]),
  ...paging,
});
export type OrderQuery = z.output<typeof orderQuery>;

export const listOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders",
  summary: "Orders, newest first",
  query: orderQuery,
  reply: z.array(staffOrder),
});
export const exportOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders/csv",
  summary: "Orders as CSV, for a spreadsheet",
  query: orderQuery.omit({ page: true, limit: true }),
  reply: z.string(),
});
export const getStaffOrder = endpoint({
  method: "GET",
  path: "/api/admin/orders/{id}",
  summary: "One order for staff",
  params: id,
  reply: staffOrder,
});
export const setOrderStatus = endpoint({
  method: "PUT",
  path: "/api/admin/orders/{id}",
  summary: "Set the order's status, whose stock follows it, or confirm a COD order",
  params: id,
  body: sentBack(
    z
      .object({ status: z.enum(ORDER_STATUSES).optional(), confirmed: z.literal(true).optional() })
      .refine(({ status, confirmed }) => status || confirmed, { path: ["status"], error: "Say a status or confirmed" }),
    staffOrder,
  ),
  reply: staffOrder,
});
export const deleteOrder = endpoint({
  method: "DELETE",
  path: "/api/admin/orders/{id}",
  summary: "Delete an order; unsent stock returns",
  params: id,
  reply: z.object({ success: z.literal(true) }),
});
