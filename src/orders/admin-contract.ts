import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { choiceOf, ifGiven, paging } from "../platform/paging.ts";
import { day } from "../platform/day.ts";
import { moment } from "../platform/moment.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { sentBack } from "../platform/request-shape.ts";
import { order, refundSeen, shipment } from "./contract.ts";
import { PAYMENT_METHODS } from "../payment-methods.ts";
import { LETTER_STATUSES, ORDER_STATUSES, TOLD_STATUSES } from "./rules/status.ts";

const id = z.object({ id: z.string() });

export const refundedItem = z.object({ itemId: z.number().int(), quantity: z.int().min(1).max(99) });

export const staffRefund = refundSeen
  .extend({ note: z.string(), items: z.array(refundedItem), recorded_by: z.string() })
  .meta({ id: "Refund" });
export type StaffRefund = z.output<typeof staffRefund>;

export const staffShipment = shipment.extend({ recordedBy: z.string() }).meta({ id: "StaffShipment" });
export type StaffShipment = z.output<typeof staffShipment>;
const staffNote = z.object({ id: z.number().int(), text: z.string(), at: z.string(), by: z.string() });

/** What staff see beside the order itself. */
export const staffOrder = order
  .extend({
    refunds: z.array(staffRefund),
    shipments: z.array(staffShipment),
    note: z.string().nullable().describe("The newest of the notes"),
    notes: z.array(staffNote).describe("For staff alone, oldest first"),
    tags: z.array(z.string()),
    assignee: z.string().nullable().describe("Who looks after it"),
    exchange_of: z.string().nullable().describe("The return whose rugs it was exchanged for"),
    sold_by: z.string().nullable().describe("Who wrote a sale by staff"),
    payment_reference: z.string().nullable().describe("The voucher or transfer of a sale by staff"),
    certificates: z
      .array(z.object({ itemId: z.number().int(), unit: z.number().int(), number: z.string() }))
      .describe("The number of each piece's certificate"),
    left_to_ship: z.array(refundedItem).describe("Lines with units that have not left"),
    stock_held: z.boolean(),
    confirmed_by: z.enum(["customer", "staff"]).nullable(),
    consents: z.record(z.string(), z.union([z.boolean(), z.string()])),
    open_tasks: z.number().int().describe("Payment tasks that wait for a person"),
    writes_on: z.array(z.enum(LETTER_STATUSES)).describe("Statuses that would write to the customer if set now"),
    take_back_shipment: z.number().int().nullable().describe("The shipment whose letter waits"),
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
  since: ifGiven(moment).describe("Placed after this moment"),
  tasks: choiceOf(["open"]),
  city: z.string().trim().max(120).optional(),
  tag: z.string().trim().max(40).optional(),
  assignee: z.string().trim().max(120).optional(),
  carrier: z.string().trim().max(60).optional(),
  min: ifGiven(z.coerce.number().int().min(0)).describe("The total in cents is at least this"),
  max: ifGiven(z.coerce.number().int().min(0)).describe("The total in cents is at most this"),
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
export const readOrderOptions = endpoint({
  method: "GET",
  path: "/api/admin/orders/options",
  summary: "What the forms of an order offer: carriers, people, tags, the discount one may give",
  reply: z.object({
    carriers: z.array(z.object({ name: z.string(), tracking: z.string() })),
    people: z.array(z.string()),
    tags: z.array(z.string()),
    mostDiscount: z.number().int(),
  }),
});
export type OrderOptions = z.output<(typeof readOrderOptions)["reply"]>;
export const exportOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders/csv",
  summary: "Orders as CSV, for a spreadsheet",
  query: orderQuery.omit({ page: true, limit: true }),
  reply: z.string(),
});
export const ACCOUNTING_FORMATS = ["plain", "siigo", "alegra"] as const;
export const accountingQuery = z
  .object({ from: day, to: day, format: z.enum(ACCOUNTING_FORMATS).default("plain") })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: inBoth("The period ends after it begins", "El período termina después de empezar"),
  });
export type AccountingQuery = z.output<typeof accountingQuery>;
export const exportAccounting = endpoint({
  method: "GET",
  path: "/api/admin/accounting/csv",
  summary: "Sales, refunds and their IVA of a period as CSV: plain, or with the columns of Siigo or Alegra",
  query: accountingQuery,
  reply: z.string(),
});
export const getStaffOrder = endpoint({
  method: "GET",
  path: "/api/admin/orders/{id}",
  summary: "One order for staff",
  params: id,
  reply: staffOrder,
});

export const NO_MAILBOX = inBoth("This is not an e-mail address", "Este correo no es válido");
export const NO_ADDRESS = inBoth("Write the address", "Escribe la dirección");
export const NO_CITY = inBoth("Write the city", "Escribe la ciudad");
const filled = (most: number, empty: string) => z.string().trim().min(1, empty).max(most).optional();
const clearable = (most: number) => z.string().trim().max(most).nullish();
const LONG_TAG = 40;
const MOST_TAGS = 20;
/** `vip, regalo` or a list; the same word twice is one. */
const tagsOf = (given: unknown): unknown => (typeof given === "string" ? given.split(",") : given);
const distinct = (tags: string[]): string[] =>
  tags.filter((tag, place) => tag && tags.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === place);

const NOTHING = inBoth(
  "Say what to change: status, confirmed, customer, shipping, note, tags or assignee",
  "Di qué cambia: status, confirmed, customer, shipping, note, tags o assignee",
);
export const orderEdit = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  confirmed: z.literal(true).optional(),
  customer: z
    .object({
      name: filled(160, inBoth("Write the name", "Escribe el nombre")),
      email: filled(200, inBoth("Write the e-mail", "Escribe el correo")).refine(
        (given) => !given || MAILBOX.test(given),
        NO_MAILBOX,
      ),
      phone: filled(40, inBoth("Write the phone", "Escribe el teléfono")),
      documentType: clearable(30),
      idNumber: clearable(40),
    })
    .optional(),
  shipping: z
    .object({
      address: filled(300, NO_ADDRESS),
      city: filled(120, NO_CITY),
      state: filled(120, inBoth("Write the department", "Escribe el departamento")),
      zipCode: clearable(20),
      // Spec §3: the country is always Colombia.
      country: clearable(60),
    })
    .optional(),
  note: z.string().trim().max(2000).nullish(),
  tags: z.preprocess(tagsOf, z.array(z.string().trim().max(LONG_TAG)).max(MOST_TAGS).transform(distinct)).optional(),
  /** A person's name, or their id as `/api/admin/staff` gives it. */
  assignee: z.union([clearable(120), z.int().positive()]),
});
export type OrderEdit = z.output<typeof orderEdit>;

export const setOrderStatus = endpoint({
  method: "PUT",
  path: "/api/admin/orders/{id}",
  summary: "Set the order's status, whose stock follows it, confirm a COD order, correct it, or write what staff keep with it",
  params: id,
  body: sentBack(
    orderEdit.refine((edit) => Object.values(edit).some((value) => value !== undefined), { path: ["status"], error: NOTHING }),
    staffOrder,
  ),
  reply: staffOrder,
});
const MOST_AT_ONCE = 100;
const CHOOSE = inBoth("Choose orders", "Elige pedidos");
export const orderBatch = z.object({
  ids: z.array(z.string().trim().min(1).max(60), { error: CHOOSE }).min(1, CHOOSE).max(MOST_AT_ONCE),
  status: z.enum(ORDER_STATUSES),
});
export type OrderBatch = z.output<typeof orderBatch>;
export const setManyStatuses = endpoint({
  method: "POST",
  path: "/api/admin/orders/batch",
  summary: "Set the status of several orders; one that refuses does not hold the others back",
  body: orderBatch,
  reply: z.object({
    done: z.array(z.string()),
    refused: z.array(z.object({ id: z.string(), order_number: z.string().nullable(), error: z.string(), code: z.string() })),
  }),
});
export const takeBackStatus = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/take-back",
  summary: "Undo a status whose letter to the customer has not gone out",
  params: id,
  reply: staffOrder,
});

export const deleteOrder = endpoint({
  method: "DELETE",
  path: "/api/admin/orders/{id}",
  summary: "Delete an order; unsent stock returns",
  params: id,
  reply: z.object({ success: z.literal(true) }),
});
