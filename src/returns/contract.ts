import { z } from "zod";
import { textOrEmpty } from "../platform/text-or-empty.ts";
import { newRefund } from "../orders/refund-contract.ts";
import { returnSeen } from "../orders/returns-contract.ts";
import { RETURN_CONDITIONS, RETURN_STATUSES } from "../orders/rules/return-statuses.ts";
import { day } from "../platform/day.ts";
import { endpoint } from "../platform/endpoint.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { choiceOf, paging } from "../platform/paging.ts";
import { onlyReading, sentBack } from "../platform/request-shape.ts";
import { neededRow, pathId } from "../platform/row-id.ts";
import { inBoth } from "../platform/input-sentences.ts";

const MANY = "La cantidad va de 1 a 99 unidades enteras";
const NONE = "Elige al menos una alfombra";
const returnLine = z.object({
  itemId: neededRow("Elige una alfombra de tu pedido"),
  quantity: z.int({ error: MANY }).min(1, MANY).max(99, MANY),
  reason: textOrEmpty(500),
});

export const newReturn = z.object({
  email: z
    .string({ error: "El correo es obligatorio" })
    .trim()
    .min(1, "El correo es obligatorio")
    .max(200, "Es demasiado largo")
    .regex(MAILBOX, "El correo no es válido"),
  items: z
    .array(returnLine, { error: NONE })
    .min(1, NONE)
    .max(50)
    .superRefine((items, ctx) => {
      const seen = new Set<number>();
      for (const [place, { itemId }] of items.entries()) {
        if (seen.has(itemId)) ctx.addIssue({ code: "custom", path: [place, "itemId"], message: "Esta alfombra está dos veces" });
        seen.add(itemId);
      }
    }),
  note: textOrEmpty(1000),
});
export type NewReturn = z.output<typeof newReturn>;

export const requestReturn = endpoint({
  method: "POST",
  path: "/api/orders/{orderNumber}/returns",
  summary: "Ask to return rugs of an order, with the e-mail it was placed with",
  params: z.object({ orderNumber: z.string() }),
  body: newReturn,
  reply: returnSeen,
  status: 201,
});

export const addReturnPhotos = endpoint({
  method: "POST",
  path: "/api/orders/{orderNumber}/returns/{id}/photos",
  summary: "Photos of what is to be returned, three at most (multipart: email, file)",
  params: z.object({ orderNumber: z.string(), id: pathId }),
  rawBody: true,
  reply: z.object({ photos: z.number().int() }),
  status: 201,
});

export const staffReturn = returnSeen
  .extend({
    order_id: z.uuid(),
    order_number: z.string(),
    customer_name: z.string(),
    customer_email: z.string(),
    customer_phone: z.string(),
    photos: z.array(z.string()).describe("Addresses of the customer's photos, for staff"),
    value: z.number().int().describe("Integer cents paid for its lines"),
    refundable: z.number().int().describe("Integer cents of the order that can still go back"),
    next: z.array(z.enum(RETURN_STATUSES)).describe("Where it may go from here; each writes to the customer"),
    take_back_until: z.string().nullable().describe("Until when the last step and its letter can be taken back"),
  })
  .meta({ id: "StaffReturn" });
export type StaffReturn = z.output<typeof staffReturn>;

const path = "/api/admin/returns";
const params = z.object({ id: pathId });

export const returnQuery = z.object({
  search: z.string().max(200).optional(),
  status: choiceOf(RETURN_STATUSES),
  ...paging,
});
export type ReturnQuery = z.output<typeof returnQuery>;

export const listReturns = endpoint({
  method: "GET",
  path,
  summary: "Returns, newest first",
  query: returnQuery,
  reply: z.array(staffReturn),
});
export const getReturn = endpoint({
  method: "GET",
  path: `${path}/{id}`,
  summary: "One return",
  params,
  reply: staffReturn,
});

const pickup = onlyReading(
  z.object({
    day: day.nullish(),
    carrier: textOrEmpty(60),
    trackingNumber: textOrEmpty(60),
  }),
);

const UNITS = inBoth("The quantity is a whole number from 1 to 99", "La cantidad va de 1 a 99 unidades enteras");
export const returnStep = z.object({
  status: z.enum(RETURN_STATUSES),
  /** Words for the customer, in the letter. */
  note: z.string().trim().max(1000).nullish(),
  /** With an approval, or later to change it: the day the rugs are picked up, by whom. */
  pickup: pickup.nullish(),
  /** As the rugs came back; a line may say its own. */
  condition: z.enum(RETURN_CONDITIONS).nullish(),
  items: z
    .array(onlyReading(z.object({ itemId: neededRow(), condition: z.enum(RETURN_CONDITIONS).nullish() })))
    .max(50)
    .nullish(),
  /** What goes back and how; otherwise what was paid for the lines, by the way it came. */
  amount: newRefund.shape.amount.optional(),
  way: newRefund.shape.way.optional(),
  reference: newRefund.shape.reference,
  /** An order that was sent instead, or what is to be sent: then its order is made. */
  exchangeOrder: z.string().trim().max(40).nullish(),
  exchange: z
    .object({
      items: z
        .array(
          z.object({
            carpetId: neededRow(inBoth("Choose the other rug", "Elige la otra alfombra")),
            size: z
              .string({ error: inBoth("Choose a size", "Elige una medida") })
              .trim()
              .min(1, inBoth("Choose a size", "Elige una medida"))
              .max(40),
            quantity: z.int({ error: UNITS }).min(1, UNITS).max(99, UNITS),
          }),
          { error: inBoth("Choose the other rug", "Elige la otra alfombra") },
        )
        .min(1, inBoth("Choose the other rug", "Elige la otra alfombra"))
        .max(20),
    })
    .nullish(),
});
export type ReturnStep = z.output<typeof returnStep>;

export const moveReturn = endpoint({
  method: "PUT",
  path: `${path}/{id}`,
  summary: "The next step of a return: approve, receive, refund, exchange or refuse it, with its letter",
  params,
  body: sentBack(returnStep, staffReturn),
  reply: staffReturn.extend({
    paymentUrl: z.string().nullable().describe("Where the customer pays what the other rug costs more"),
    paymentError: z.string().nullable().describe("Why there is no link"),
  }),
});
export const takeBackReturn = endpoint({
  method: "POST",
  path: `${path}/{id}/take-back`,
  summary: "Undo a step whose letter to the customer has not gone out",
  params,
  reply: staffReturn,
});
