import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { choiceOf, ifGiven, paging } from "../platform/paging.ts";
import { sentBack } from "../platform/request-shape.ts";
import { pathId, rowId } from "../platform/row-id.ts";
import { day } from "../platform/day.ts";
import { order, refundSeen } from "./contract.ts";
import { COUNTER_METHODS, ONLINE_METHODS, PAYMENT_METHODS } from "../payment-methods.ts";
import { LETTER_STATUSES, ORDER_STATUSES, TOLD_STATUSES } from "./rules/status.ts";

const id = z.object({ id: z.string() });

const refundedItem = z.object({ itemId: z.number().int(), quantity: z.int().min(1).max(99) });

export const staffRefund = refundSeen
  .extend({ note: z.string(), items: z.array(refundedItem), recorded_by: z.string() })
  .meta({ id: "Refund" });
export type StaffRefund = z.output<typeof staffRefund>;

/** What staff see beside the order itself. */
export const staffOrder = order
  .extend({
    refunds: z.array(staffRefund),
    stock_held: z.boolean(),
    confirmed_by: z.enum(["customer", "staff"]).nullable(),
    consents: z.record(z.string(), z.union([z.boolean(), z.string()])),
    open_tasks: z.number().int().describe("Payment tasks that wait for a person"),
    writes_on: z.array(z.enum(LETTER_STATUSES)).describe("Statuses that would write to the customer if set now"),
    take_back_refund: z.number().int().nullable().describe("The refund that can be taken back, while its letter waits"),
    take_back_until: z.string().nullable().describe("Until when the last status and its letter can be taken back"),
  })
  .meta({ id: "StaffOrder" });
export type StaffOrder = z.output<typeof staffOrder>;

export const orderQuery = z.object({
  search: z.string().max(200).optional(),
  status: choiceOf(ORDER_STATUSES),
  payment_status: choiceOf(TOLD_STATUSES),
  payment_method: choiceOf(PAYMENT_METHODS),
  from: ifGiven(day),
  to: ifGiven(day),
  since: ifGiven(z.iso.datetime({ offset: true })).describe("Placed after this moment"),
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
export const takeBackStatus = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/take-back",
  summary: "Undo a status whose letter to the customer has not gone out",
  params: id,
  reply: staffOrder,
});

/** Ways the shop knows, however they are capitalised; another one is kept as written. */
const KNOWN_WAYS: string[] = [...ONLINE_METHODS, ...COUNTER_METHODS];
const wayOf = (given: string): string => KNOWN_WAYS.find((way) => way.toLowerCase() === given.toLowerCase()) ?? given;

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((given) => given ?? "");
const AMOUNT = "The amount is whole cents, more than 0";
/** The bank gives every transfer a reference; cash has none. */
const needsReference = ({ way, reference }: { way: string; reference: string }): boolean =>
  reference !== "" || ![...ONLINE_METHODS, "transfer"].includes(way);

export const newRefund = z
  .object({
    amount: z.int({ error: AMOUNT }).positive(AMOUNT),
    way: z.string({ error: "Say how the money went back" }).trim().min(1, "Say how the money went back").max(40).transform(wayOf),
    reference: words(120),
    note: words(500),
    items: z
      .array(refundedItem)
      .max(50)
      .nullish()
      .transform((items) => items ?? []),
    /** The payment task this refund settles. */
    taskId: rowId.optional(),
  })
  .refine(needsReference, { path: ["reference"], error: "Write the bank's reference" });
export type NewRefund = z.output<typeof newRefund>;

export const recordRefund = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/refunds",
  summary: "Write down money that went back to the customer",
  params: id,
  headers: z.object({ "idempotency-key": z.string().trim().min(1).max(255).optional() }),
  body: newRefund,
  reply: staffRefund,
  status: 201,
});
export const takeBackRefund = endpoint({
  method: "DELETE",
  path: "/api/admin/orders/{id}/refunds/{refundId}",
  summary: "Undo a refund whose letter to the customer has not gone out",
  params: z.object({ id: z.string(), refundId: pathId }),
  reply: staffOrder,
});
export const deleteOrder = endpoint({
  method: "DELETE",
  path: "/api/admin/orders/{id}",
  summary: "Delete an order; unsent stock returns",
  params: id,
  reply: z.object({ success: z.literal(true) }),
});
