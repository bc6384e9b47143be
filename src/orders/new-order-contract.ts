import { z } from "zod";
import { METHOD_WORDS, SHOPPER_METHODS } from "../payment-methods.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { boundedRecord, group, ignoring } from "../platform/request-shape.ts";
import { rowId } from "../platform/row-id.ts";

export const required = (sentence: string, most: number) =>
  z.string({ error: sentence }).trim().min(1, sentence).max(most, "Es demasiado largo");
const optional = (most: number) => z.string().trim().max(most).nullish();

/** Bold and COD, however they are capitalised. */
const methodOf = (given: unknown) =>
  SHOPPER_METHODS.find((method) => typeof given === "string" && method.toLowerCase() === given.toLowerCase()) ?? given;

const MANY = "La cantidad va de 1 a 99 unidades enteras";
/** What a cart or an order read before brings along. Nobody's price, total or status is believed, so none is read. */
const LINE_CLAIMS = "id name image price unitPrice discount subtotal total carpet_name selectedSize rug".split(" ");
const ORDER_CLAIMS =
  "_id id orderNumber order_number status paymentStatus payment_status created_at currency price subtotal discount discountAmount discountPercentage surcharge codSurcharge tax iva shippingCost shipping_cost total amount".split(
    " ",
  );
const orderLine = ignoring(
  z.object({
    carpetId: rowId,
    size: required("Elige una medida", 40),
    quantity: z.int({ error: MANY }).min(1, MANY).max(99, MANY),
  }),
  LINE_CLAIMS,
);

/** Spec §3, Order creation payload; sentences of §5. */
export const newOrder = z.object({
  customer: group({
    name: required("El nombre es obligatorio", 160),
    email: required("El correo es obligatorio", 200).regex(MAILBOX, "El correo no es válido"),
    phone: required("El teléfono es obligatorio", 40),
    documentType: optional(30),
    idNumber: optional(40),
  }),
  shipping: group({
    address: required("La dirección es obligatoria", 300),
    city: required("La ciudad es obligatoria", 120),
    state: required("El departamento/estado es obligatorio", 120),
    zipCode: optional(20),
    country: optional(60),
  }),
  items: z
    .array(orderLine, { error: "El carrito está vacío" })
    .min(1, "El carrito está vacío")
    .max(50, "Un pedido lleva como máximo 50 líneas"),
  paymentMethod: z.preprocess(methodOf, z.enum(SHOPPER_METHODS, { error: `Elige un método de pago: ${METHOD_WORDS}` })),
  discountCode: optional(60),
  /** Ley 1581: what was accepted, kept with the order. `marketing` also allows the purchase to be told to Meta. */
  consents: boundedRecord(z.union([z.boolean(), z.string().max(200)]), { keys: 20, length: 40 }).nullish(),
  /** Meta's browser identifiers; only kept with marketing consent. */
  tracking: z.object({ fbp: optional(200), fbc: optional(300) }).nullish(),
});
/** The body of a call: the same, with what clients are known to send along. */
export const newOrderBody = ignoring(newOrder, ORDER_CLAIMS);
export type NewOrder = z.output<typeof newOrder>;
