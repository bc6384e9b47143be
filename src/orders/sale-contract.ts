import { z } from "zod";
import { PAYMENT_METHODS } from "../payment-methods.ts";
import { endpoint } from "../platform/endpoint.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { rowId } from "../platform/row-id.ts";
import { textOrEmpty } from "../platform/text-or-empty.ts";
import { placedOrder } from "./contract.ts";
import { HOLD_MINUTES } from "./rules/status.ts";

const LINE = "Choose at least one rug";
export const QUANTITY = "The quantity is a whole number from 1 to 99";
const PERCENT = "The discount is a whole number from 0 to 100";
const HOLD = `The time to pay is ${HOLD_MINUTES.least} to ${HOLD_MINUTES.most} whole minutes`;
export const needed = (sentence: string, most: number) => z.string({ error: sentence }).trim().min(1, sentence).max(most);
const saleMethod = (given: unknown): unknown =>
  PAYMENT_METHODS.find((method) => typeof given === "string" && method.toLowerCase() === given.toLowerCase()) ?? given;

/** A rug that is carried home needs neither an address nor a mailbox. */
export const newSale = z
  .object({
    customer: z
      .object({
        name: needed("Write the customer's name", 160),
        email: textOrEmpty(200).refine((given) => !given || MAILBOX.test(given), "This is not an e-mail address"),
        phone: textOrEmpty(40),
        documentType: textOrEmpty(30),
        idNumber: textOrEmpty(40),
      })
      .prefault({} as never),
    shipping: z
      .object({
        address: needed("Write the address", 300),
        city: needed("Write the city", 120),
        state: textOrEmpty(120),
        zipCode: textOrEmpty(20),
        country: textOrEmpty(60),
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
