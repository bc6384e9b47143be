import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { choiceOf, ifGiven, paging } from "../platform/paging.ts";
import { pathId, rowId } from "../platform/row-id.ts";
import { day } from "../platform/day.ts";
import { moment } from "../platform/moment.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { boundedRecord, sentBack } from "../platform/request-shape.ts";
import { order, placedOrder, refundSeen, shipment } from "./contract.ts";
import { COUNTER_METHODS, ONLINE_METHODS, PAYMENT_METHODS } from "../payment-methods.ts";
import { HOLD_MINUTES, LETTER_STATUSES, ORDER_STATUSES, TOLD_STATUSES } from "./rules/status.ts";

const id = z.object({ id: z.string() });

const refundedItem = z.object({ itemId: z.number().int(), quantity: z.int().min(1).max(99) });

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
    sold_by: z.string().nullable().describe("Who wrote a sale by staff"),
    payment_reference: z.string().nullable().describe("The voucher or transfer of a sale by staff"),
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
export const getStaffOrder = endpoint({
  method: "GET",
  path: "/api/admin/orders/{id}",
  summary: "One order for staff",
  params: id,
  reply: staffOrder,
});

const filled = (most: number, empty: string) => z.string().trim().min(1, empty).max(most).optional();
const clearable = (most: number) => z.string().trim().max(most).nullish();
const LONG_TAG = 40;
const MOST_TAGS = 20;
/** `vip, regalo` or a list; the same word twice is one. */
const tagsOf = (given: unknown): unknown => (typeof given === "string" ? given.split(",") : given);
const distinct = (tags: string[]): string[] =>
  tags.filter((tag, place) => tag && tags.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === place);

const NOTHING = "Say what to change: status, confirmed, customer, shipping, note, tags or assignee";
export const orderEdit = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  confirmed: z.literal(true).optional(),
  customer: z
    .object({
      name: filled(160, "Write the name"),
      email: filled(200, "Write the e-mail").refine((given) => !given || MAILBOX.test(given), "This is not an e-mail address"),
      phone: filled(40, "Write the phone"),
      documentType: clearable(30),
      idNumber: clearable(40),
    })
    .optional(),
  shipping: z
    .object({
      address: filled(300, "Write the address"),
      city: filled(120, "Write the city"),
      state: filled(120, "Write the department"),
      zipCode: clearable(20),
      // Spec §3: the country is always Colombia.
      country: clearable(60),
    })
    .optional(),
  note: z.string().trim().max(2000).nullish(),
  tags: z.preprocess(tagsOf, z.array(z.string().trim().max(LONG_TAG)).max(MOST_TAGS).transform(distinct)).optional(),
  assignee: clearable(120),
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

const LINE = "Choose at least one rug";
const QUANTITY = "The quantity is a whole number from 1 to 99";
const PERCENT = "The discount is a whole number from 0 to 100";
const HOLD = `The time to pay is ${HOLD_MINUTES.least} to ${HOLD_MINUTES.most} whole minutes`;
const needed = (sentence: string, most: number) => z.string({ error: sentence }).trim().min(1, sentence).max(most);
const spare = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((given) => given ?? "");
const saleMethod = (given: unknown): unknown =>
  PAYMENT_METHODS.find((method) => typeof given === "string" && method.toLowerCase() === given.toLowerCase()) ?? given;

/** A rug that is carried home needs neither an address nor a mailbox. */
export const newSale = z
  .object({
    customer: z
      .object({
        name: needed("Write the customer's name", 160),
        email: spare(200).refine((given) => !given || MAILBOX.test(given), "This is not an e-mail address"),
        phone: spare(40),
        documentType: spare(30),
        idNumber: spare(40),
      })
      .prefault({} as never),
    shipping: z
      .object({
        address: needed("Write the address", 300),
        city: needed("Write the city", 120),
        state: spare(120),
        zipCode: spare(20),
        country: spare(60),
      })
      .nullish(),
    items: z
      .array(
        z.object({
          carpetId: rowId,
          size: needed("Choose a size", 40),
          quantity: z.int({ error: QUANTITY }).min(1, QUANTITY).max(99, QUANTITY),
        }),
        { error: LINE },
      )
      .min(1, LINE)
      .max(50),
    method: z.preprocess(saleMethod, z.enum(PAYMENT_METHODS, { error: `Choose how it is paid: ${PAYMENT_METHODS.join(", ")}` })),
    reference: spare(120),
    discountPercent: z
      .int({ error: PERCENT })
      .min(0, PERCENT)
      .max(100, PERCENT)
      .nullish()
      .transform((given) => given ?? 0),
    reservationId: rowId.nullish(),
    holdMinutes: z.int({ error: HOLD }).min(HOLD_MINUTES.least, HOLD).max(HOLD_MINUTES.most, HOLD).nullish(),
    takenAlong: z.boolean().nullish().describe("The customer carries it home: a paid order is delivered at once"),
    note: spare(2000),
  })
  .refine(({ method, shipping }) => method !== "COD" || shipping, {
    path: ["shipping"],
    error: "Cash on delivery needs the address to deliver to",
  });
export type NewSale = z.output<typeof newSale>;

export const sellByStaff = endpoint({
  method: "POST",
  path: "/api/admin/orders",
  summary: "A sale by staff: by payment link, cash on delivery, or paid at the counter",
  headers: z.object({ "idempotency-key": z.string().trim().min(1).max(255).optional() }),
  body: newSale,
  reply: placedOrder.extend({
    paymentUrl: z.string().nullable().describe("Bold's link; null where none is needed or Bold gave none"),
    paymentError: z.string().nullable().describe("Why there is no link"),
  }),
  status: 201,
});

const CARRIER = "Say who takes it";
const GUIDE = "Write the guía number";
const UNITS = "The quantity is a whole number from 1 to 99";
const numberOf = (given: unknown): unknown => (typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : given);
/** How many, or each with its size in centimetres and weight in kilos as the carrier asks for them. */
const parcels = z
  .union([
    z
      .int()
      .min(1)
      .max(50)
      .transform((count) => Array.from({ length: count }, () => ({}))),
    z.array(boundedRecord(z.union([z.number().min(0).max(100_000), z.string().max(120)]), { keys: 12, length: 40 })).max(50),
  ])
  .nullish()
  .transform((given): Record<string, number | string>[] => given ?? []);

export const newShipment = z.object({
  carrier: z.string({ error: CARRIER }).trim().min(1, CARRIER).max(60),
  trackingNumber: z
    .string({ error: GUIDE })
    .trim()
    .max(60)
    .nullish()
    .transform((given) => given ?? ""),
  items: z
    .array(
      z.object({
        itemId: z.preprocess(numberOf, z.int({ error: "Name the line by its itemId" })),
        quantity: z.int({ error: UNITS }).min(1, UNITS).max(99, UNITS),
      }),
      { error: "Say what leaves" },
    )
    .min(1, "Say what leaves")
    .max(50),
  parcels,
});
export type NewShipment = z.output<typeof newShipment>;

export const recordShipment = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/shipments",
  summary: "Write down what left, with whom; the customer is told",
  params: id,
  body: newShipment,
  reply: staffShipment,
  status: 201,
});
export const takeBackShipment = endpoint({
  method: "DELETE",
  path: "/api/admin/orders/{id}/shipments/{shipmentId}",
  summary: "Take back a shipment that did not leave so",
  params: z.object({ id: z.string(), shipmentId: pathId }),
  reply: staffOrder,
});
export const deleteOrder = endpoint({
  method: "DELETE",
  path: "/api/admin/orders/{id}",
  summary: "Delete an order; unsent stock returns",
  params: id,
  reply: z.object({ success: z.literal(true) }),
});
