import type { Order } from "../contract.ts";
import type { OrderLetterKind } from "./sentences.ts";

const order: Order = {
  id: "00000000-0000-4000-8000-000000000001",
  order_number: "9QQJM-MW063",
  status: "pending",
  payment_status: "pending",
  payment_method: "Bold",
  bold_payment_url: null,
  bold_payment_expires_at: null,
  confirming: false,
  customer_name: "Lucía Restrepo",
  customer_email: "lucia@example.com",
  customer_phone: "310 555 0142",
  customer_id_number: null,
  document_type: null,
  shipping_address: "Calle 93 # 13-42, apto 501",
  shipping_city: "Bogotá",
  shipping_state: "Bogotá D.C.",
  shipping_zip_code: null,
  shipping_country: "Colombia",
  subtotal: 890_000_000,
  discount: 89_000_000,
  discount_code: "BIENVENIDA",
  surcharge: 0,
  shipping_cost: 0,
  tax: 127_890_756,
  cod_percent: 5,
  iva_percent: 19,
  total: 801_000_000,
  received: 0,
  balance: 0,
  refunded: 0,
  refunds: [],
  returns: [],
  created_at: "2026-03-15T15:20:00.000Z",
  expires_at: "2026-03-15T16:50:00.000Z",
  paid_at: null,
  paid_with: null,
  shipped_at: null,
  delivered_at: null,
  arrival: { from: "2026-03-17", to: "2026-03-18", words: "Llega a Bogotá entre el martes 17 y el miércoles 18" },
  cancelled_at: null,
  confirm_by: null,
  confirmed_at: null,
  items: [
    {
      id: 1,
      _id: 1,
      itemId: 1,
      carpet_id: 47,
      carpet_name: "Valentin Rubí",
      carpet_images: [],
      carpet_thumbnail: null,
      size: "6x9",
      quantity: 1,
      price: 890_000_000,
    },
  ],
  shipments: [],
  timeline: [],
};

const paid = {
  payment_status: "paid",
  status: "processing",
  received: order.total,
  paid_at: "2026-03-15T15:31:00.000Z",
  paid_with: "PSE",
} as const;
const refund = { id: 1, amount: order.total, way: "Bold", reference: "TX-1", created_at: "2026-03-20T15:00:00.000Z" };
const shipment = {
  id: 1,
  carrier: "Coordinadora",
  trackingNumber: "700123456789",
  trackingUrl: "https://coordinadora.com/rastreo?guia=700123456789",
  items: [{ itemId: 1, quantity: 1 }],
  parcels: [],
  shippedAt: "2026-03-17T14:00:00.000Z",
};
const STATES: Record<OrderLetterKind, Partial<Order>> = {
  received: {},
  paid,
  shipped: { ...paid, status: "shipped", shipped_at: "2026-03-17T14:00:00.000Z", shipments: [shipment] },
  corrected: paid,
  changed: { ...paid, balance: 95_000_000 },
  difference: paid,
  refunded: { ...paid, status: "cancelled", payment_status: "refunded", refunded: order.total, refunds: [refund] },
  cancelled: { status: "cancelled", payment_status: "cancelled", cancelled_at: "2026-03-15T15:40:00.000Z" },
  failed: { payment_status: "failed", status: "cancelled" },
  expired: { payment_status: "expired", status: "cancelled" },
  unconfirmed: { payment_method: "COD", status: "cancelled", payment_status: "cancelled" },
};

/** Nobody's order, for the preview of a letter, in the state that letter tells of. */
export const sampleOrder = (kind: OrderLetterKind): Order => ({ ...order, ...STATES[kind] });

export const sampleCodOrder: Order = {
  ...order,
  payment_method: "COD",
  expires_at: null,
  surcharge: 40_050_000,
  total: 841_050_000,
  confirm_by: "2026-03-15T17:20:00.000Z",
};
