import { z } from "zod";
import { day } from "../platform/day.ts";
import { endpoint } from "../platform/endpoint.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { choiceOf, ifGiven, paging } from "../platform/paging.ts";
import { sentBack } from "../platform/request-shape.ts";
import { pathId } from "../platform/row-id.ts";
import { DELIVERY_STATUSES } from "./rules/statuses.ts";

const cents = z.number().int().describe("Integer cents");
const TIME = inBoth("Write the hour as 09:30", "Escribe la hora como 09:30");
const time = z.string({ error: TIME }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME);
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((given) => given ?? "");

export const delivery = z
  .object({
    id: z.number().int(),
    order_id: z.uuid(),
    order_number: z.string(),
    customer_name: z.string(),
    customer_phone: z.string(),
    address: z.string(),
    city: z.string(),
    rugs: z.string(),
    day: z.string(),
    from: z.string(),
    to: z.string(),
    zone: z.string(),
    driver: z.string(),
    note: z.string(),
    status: z.enum(DELIVERY_STATUSES),
    cash_due: cents.describe("What the driver collects"),
    cash_collected: cents.nullable(),
    received_by: z.string(),
    photos: z.array(z.string()).describe("Addresses of the proof, for staff"),
    done_at: z.string().nullable(),
    done_by: z.string().nullable(),
  })
  .meta({ id: "Delivery" });
export type Delivery = z.output<typeof delivery>;

const WHICH = inBoth("Say which order", "Di de qué pedido");
export const newDelivery = z.object({
  orderId: z.string({ error: WHICH }).trim().min(1, WHICH).max(60),
  day,
  from: time,
  to: time,
  zone: words(60),
  driver: words(120),
  note: words(500),
});
export type NewDelivery = z.output<typeof newDelivery>;

const path = "/api/admin/deliveries";
const params = z.object({ id: pathId });

export const planDelivery = endpoint({
  method: "POST",
  path,
  summary: "Agree the day and window of a delivery by the shop's own van; the customer is told",
  body: newDelivery,
  reply: delivery,
  status: 201,
});
export const deliveryQuery = z.object({
  day: ifGiven(day),
  orderId: z.string().max(60).optional(),
  status: choiceOf(DELIVERY_STATUSES),
  ...paging,
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;
export const listDeliveries = endpoint({
  method: "GET",
  path,
  summary: "Deliveries by zone and hour: the driver's run sheet of a day",
  query: deliveryQuery,
  reply: z.array(delivery),
});

const CASH = inBoth("The cash is whole cents, 0 or more", "El efectivo va en centavos enteros, 0 o más");
/** Nobody carries ten thousand million pesos: beyond it somebody has mistyped, and a day could not be summed. */
const MOST_CASH = 1_000_000_000_000;
export const deliveryChange = z.object({
  day: day.optional(),
  from: time.optional(),
  to: time.optional(),
  zone: z.string().trim().max(60).optional(),
  driver: z.string().trim().max(120).optional(),
  note: z.string().trim().max(500).optional(),
  status: z.enum(DELIVERY_STATUSES).optional(),
  receivedBy: words(160),
  cashCollected: z.int({ error: CASH }).min(0, CASH).max(MOST_CASH, CASH).nullish(),
});
export type DeliveryChange = z.output<typeof deliveryChange>;
export const changeDelivery = endpoint({
  method: "PUT",
  path: `${path}/{id}`,
  summary: "Move a delivery, or finish it: who received it and the cash collected",
  params,
  body: sentBack(deliveryChange, delivery),
  reply: delivery,
});
export const addDeliveryPhoto = endpoint({
  method: "POST",
  path: `${path}/{id}/photos`,
  summary: "The photo that proves a delivery (multipart: file)",
  params,
  rawBody: true,
  reply: delivery,
  status: 201,
});

const cashLine = z.object({
  order_number: z.string(),
  what: z.enum(["sale", "delivery", "difference", "refund", "reversal"]),
  amount: cents.describe("Below 0 what went out"),
  at: z.string(),
});
export const cashDay = z
  .object({
    day: z.string(),
    expected: cents,
    lines: z.array(cashLine),
    closing: z
      .object({
        expected: cents,
        counted: cents,
        difference: cents,
        note: z.string(),
        closed_at: z.string(),
        closed_by: z.string(),
      })
      .nullable(),
  })
  .meta({ id: "CashDay" });
export type CashDay = z.output<typeof cashDay>;

export const readCashDay = endpoint({
  method: "GET",
  path: "/api/admin/cash/{day}",
  summary: "The cash of a day: what should be there, line by line, and how it was closed",
  params: z.object({ day }),
  reply: cashDay,
});
const COUNTED = inBoth("The cash counted is whole cents, 0 or more", "El efectivo contado va en centavos enteros, 0 o más");
export const closeCashDay = endpoint({
  method: "POST",
  path: "/api/admin/cash/{day}",
  summary: "Close a day's cash: expected against counted, once",
  params: z.object({ day }),
  body: z.object({ counted: z.int({ error: COUNTED }).min(0, COUNTED).max(MOST_CASH, COUNTED), note: words(500) }),
  reply: cashDay,
  status: 201,
});
