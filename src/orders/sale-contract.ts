import { z } from "zod";
import { PAYMENT_METHODS } from "../payment-methods.ts";
import { endpoint } from "../platform/endpoint.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { group } from "../platform/request-shape.ts";
import { rowId } from "../platform/row-id.ts";
import { textOrEmpty } from "../platform/text-or-empty.ts";
import { NO_ADDRESS, NO_CITY, NO_MAILBOX } from "./admin-contract.ts";
import { placedOrder } from "./contract.ts";
import { HOLD_MINUTES } from "./rules/status.ts";

const LINE = inBoth("Choose at least one rug", "Elige al menos una alfombra");
export const NO_LINE = inBoth("Name the line by its itemId", "Nombra la línea por su itemId");
export const NO_SIZE = inBoth("Choose a size", "Elige una medida");
export const QUANTITY = inBoth("The quantity is a whole number from 1 to 99", "La cantidad es un número entero de 1 a 99");
const PERCENT = inBoth("The discount is a whole number from 0 to 100", "El descuento es un número entero de 0 a 100");
const HOLD = inBoth(
  `The time to pay is ${HOLD_MINUTES.least} to ${HOLD_MINUTES.most} whole minutes`,
  `El tiempo para pagar va de ${HOLD_MINUTES.least} a ${HOLD_MINUTES.most} minutos enteros`,
);
const METHOD = inBoth(
  `Choose how it is paid: ${PAYMENT_METHODS.join(", ")}`,
  `Elige cómo se paga: ${PAYMENT_METHODS.join(", ")}`,
);
export const needed = (sentence: string, most: number) => z.string({ error: sentence }).trim().min(1, sentence).max(most);
const saleMethod = (given: unknown): unknown =>
  PAYMENT_METHODS.find((method) => typeof given === "string" && method.toLowerCase() === given.toLowerCase()) ?? given;

/** A rug that is carried home needs neither an address nor a mailbox. */
export const newSale = z
  .object({
    customer: group({
      name: needed(inBoth("Write the customer's name", "Escribe el nombre del cliente"), 160),
      email: textOrEmpty(200).refine((given) => !given || MAILBOX.test(given), NO_MAILBOX),
      phone: textOrEmpty(40),
      documentType: textOrEmpty(30),
      idNumber: textOrEmpty(40),
    }),
    shipping: z
      .object({
        address: needed(NO_ADDRESS, 300),
        city: needed(NO_CITY, 120),
        state: textOrEmpty(120),
        zipCode: textOrEmpty(20),
        country: textOrEmpty(60),
      })
      .nullish(),
    items: z
      .array(
        z.object({
          carpetId: rowId,
          size: needed(NO_SIZE, 40),
          quantity: z.int({ error: QUANTITY }).min(1, QUANTITY).max(99, QUANTITY),
        }),
        { error: LINE },
      )
      .min(1, LINE)
      .max(50),
    method: z.preprocess(saleMethod, z.enum(PAYMENT_METHODS, { error: METHOD })),
    reference: textOrEmpty(120),
    discountPercent: z
      .int({ error: PERCENT })
      .min(0, PERCENT)
      .max(100, PERCENT)
      .nullish()
      .transform((given) => given ?? 0),
    reservationId: rowId.nullish(),
    holdMinutes: z.int({ error: HOLD }).min(HOLD_MINUTES.least, HOLD).max(HOLD_MINUTES.most, HOLD).nullish(),
    takenAlong: z.boolean().nullish().describe("The customer carries it home: a paid order is delivered at once"),
    note: textOrEmpty(2000),
  })
  .refine(({ method, shipping }) => method !== "COD" || shipping, {
    path: ["shipping"],
    error: inBoth("Cash on delivery needs the address to deliver to", "El pago contra entrega necesita la dirección de entrega"),
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
