import { z } from "zod";
import { arrivalShape } from "../arrival/contract.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { endpoint } from "../platform/endpoint.ts";
import { PAYMENT_METHODS } from "../payment-methods.ts";
import { newOrderBody, required } from "./new-order-contract.ts";
import { returnSeen } from "./returns-contract.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES, TOLD_STATUSES } from "./rules/status.ts";

const cents = z.number().int().describe("Integer cents");
const instant = z.string().describe("ISO 8601");

export const placedOrder = z
  .object({
    _id: z.uuid(),
    orderNumber: z.string(),
    status: z.enum(ORDER_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    paymentMethod: z.enum(PAYMENT_METHODS),
    subtotal: cents,
    discount: cents,
    surcharge: cents,
    tax: cents,
    total: cents,
    expiresAt: instant.nullable().describe("When an unpaid Bold order is called off"),
    confirmBy: instant.nullable().describe("When a COD order is called off unless the button in its letter is pressed"),
  })
  .meta({ id: "PlacedOrder" });
export type PlacedOrder = z.output<typeof placedOrder>;

export const orderItem = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  itemId: z.number().int().describe("The same, as shipments, refunds and returns name it"),
  carpet_id: z.number().int().nullable(),
  carpet_name: z.string(),
  carpet_images: z.array(z.string()),
  carpet_thumbnail: z.string().nullable(),
  size: z.string(),
  quantity: z.number().int(),
  price: cents.describe("Cents per unit"),
});

/** Money that went back, as its customer sees it. */
export const refundSeen = z.object({
  id: z.number().int(),
  amount: cents,
  way: z.string().describe("Bold, transfer, cash, terminal, or what staff wrote"),
  reference: z.string(),
  created_at: instant,
});

export const orderUnits = z.object({ itemId: z.number().int(), quantity: z.number().int() });

/** What left together. */
export const shipment = z
  .object({
    id: z.number().int(),
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.string().nullable().describe("Where the carrier tells where it is"),
    items: z.array(orderUnits),
    parcels: z.array(z.record(z.string(), z.union([z.number(), z.string()]))),
    shippedAt: instant,
  })
  .meta({ id: "Shipment" });
export type Shipment = z.output<typeof shipment>;

const timelineEntry = z
  .object({
    at: instant,
    kind: z.string().describe("placed, paid, confirmed, status, shipment, refund, correction; for staff also their own"),
    text: z.string(),
    by: z.string().optional().describe("Who did it; for staff alone"),
  })
  .meta({ id: "TimelineEntry" });

/** Spec §3, Order: every field it names. */
export const order = z
  .object({
    id: z.uuid(),
    order_number: z.string(),
    status: z.enum(ORDER_STATUSES),
    payment_status: z.enum(TOLD_STATUSES),
    payment_method: z.enum(PAYMENT_METHODS),
    bold_payment_url: z.string().nullable().describe("The link of an unpaid order"),
    bold_payment_expires_at: instant.nullable().describe("When that link closes"),
    confirming: z.boolean().describe("The bank is confirming a payment: do not pay again"),
    customer_name: z.string(),
    customer_email: z.string(),
    customer_phone: z.string(),
    customer_id_number: z.string().nullable(),
    document_type: z.string().nullable(),
    shipping_address: z.string(),
    shipping_city: z.string(),
    shipping_state: z.string(),
    shipping_zip_code: z.string().nullable(),
    shipping_country: z.string(),
    subtotal: cents,
    discount: cents,
    discount_code: z.string().nullable(),
    surcharge: cents,
    cod_percent: z.number().describe("What cash on delivery cost when the order was placed"),
    iva_percent: z.number().describe("The IVA its prices contain"),
    shipping_cost: cents,
    tax: cents,
    total: cents,
    received: cents.describe("What was paid, before refunds"),
    balance: cents.describe("Rugs changed after payment: what is still to be paid, or below 0 what goes back"),
    refunded: cents.describe("What of it went back"),
    refunds: z.array(refundSeen),
    returns: z.array(returnSeen),
    created_at: instant,
    expires_at: instant.nullable(),
    paid_at: instant.nullable(),
    paid_with: z.string().nullable().describe("Bold's word for how it was paid: PSE, NEQUI, CARD_WEB, …"),
    shipped_at: instant.nullable(),
    delivered_at: instant.nullable(),
    arrival: arrivalShape.nullable().describe("When it arrives, while it is on its way or being prepared"),
    cancelled_at: instant.nullable(),
    confirm_by: instant.nullable().describe("When a COD order is called off unless it is confirmed; mostly null"),
    confirmed_at: instant.nullable().describe("When the customer, by the letter, or staff confirmed a COD order"),
    items: z.array(orderItem),
    shipments: z.array(shipment),
    timeline: z.array(timelineEntry).describe("What happened, oldest first"),
  })
  .meta({ id: "Order" });
export type Order = z.output<typeof order>;
export type OrderItem = z.output<typeof orderItem>;

/** Spec §3, Order status response, with what the waiting view needs to resume. */
export const orderStatus = z.object({
  orderNumber: z.string(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  status: z.enum(ORDER_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  paymentUrl: z.string().nullable(),
  paymentUrlExpiresAt: instant.nullable(),
  confirming: z.boolean(),
  expiresAt: instant.nullable(),
});
export type OrderStatusReply = z.output<typeof orderStatus>;

/** Whatever cannot name an order names none: the verb says so. */
const byNumber = z.object({ orderNumber: z.string() });
const byId = z.object({ id: z.string() });

export const placeOrder = endpoint({
  method: "POST",
  path: "/api/orders",
  summary: "Place an order: all lines or none, priced here",
  headers: z.object({ "idempotency-key": z.string().trim().min(1).max(255).optional() }),
  body: newOrderBody,
  reply: placedOrder,
  status: 201,
});
export const getOrderStatus = endpoint({
  method: "GET",
  path: "/api/orders/status/{orderNumber}",
  summary: "Where the payment and the order are",
  params: byNumber,
  reply: orderStatus,
});
export const getOrderByNumber = endpoint({
  method: "GET",
  path: "/api/orders/by-number/{orderNumber}",
  summary: "An order by its number",
  params: byNumber,
  reply: order,
});
const NUMBER = "Escribe el número de tu pedido";
const EMAIL = "Escribe el correo con que compraste";
export const trackOrder = endpoint({
  method: "POST",
  path: "/api/orders/track",
  summary: "Find an order by its number and the e-mail it was placed with",
  body: z.object({ orderNumber: required(NUMBER, 60), email: required(EMAIL, 200).regex(MAILBOX, "El correo no es válido") }),
  reply: orderStatus,
});
export const cancelOrder = endpoint({
  method: "POST",
  path: "/api/orders/cancel/{orderNumber}",
  summary: "Call off an unpaid order and return its stock",
  params: byNumber,
  reply: orderStatus.extend({ success: z.literal(true) }),
});
/** Only the letter has the token: pressing its button proves that the mailbox is the customer's. */
export const confirmOrder = endpoint({
  method: "POST",
  path: "/api/orders/{orderNumber}/confirm",
  summary: "Confirm a COD order with the token of its letter",
  params: byNumber,
  body: z.object({ token: z.string().trim().min(1).max(100) }),
  reply: orderStatus.extend({ success: z.literal(true), confirmedAt: instant.nullable() }),
});
export const getOrder = endpoint({
  method: "GET",
  path: "/api/orders/{id}",
  summary: "An order by its id",
  params: byId,
  reply: order,
});
