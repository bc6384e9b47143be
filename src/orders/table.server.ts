import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { cents, instant } from "../platform/columns.server.ts";
import type { Entry } from "./rules/accounting-columns.ts";
import type { OrderEvent } from "./rules/history.ts";
import type { LetterStatus, OrderStatus, PaymentStatus, TaskKind } from "./rules/status.ts";
import type { PaymentMethod } from "../payment-methods.ts";

export const orders = pgTable("orders", {
  id: uuid().primaryKey(),
  number: text().notNull(),
  status: text().$type<OrderStatus>().notNull(),
  paymentStatus: text("payment_status").$type<PaymentStatus>().notNull(),
  paymentMethod: text("payment_method").$type<PaymentMethod>().notNull(),
  customerName: text("customer_name").notNull(),
  customerEmail: text("customer_email").notNull(),
  customerPhone: text("customer_phone").notNull(),
  customerIdNumber: text("customer_id_number"),
  documentType: text("document_type"),
  shippingAddress: text("shipping_address").notNull(),
  shippingCity: text("shipping_city").notNull(),
  shippingState: text("shipping_state").notNull(),
  shippingZipCode: text("shipping_zip_code"),
  shippingCountry: text("shipping_country").notNull(),
  subtotal: cents("subtotal").notNull(),
  discount: cents("discount").notNull(),
  discountCode: text("discount_code"),
  discountId: integer("discount_id"),
  surcharge: cents("surcharge").notNull(),
  shippingCost: cents("shipping_cost")
    .notNull()
    .default(sql`0`),
  tax: cents("tax").notNull(),
  total: cents("total").notNull(),
  consents: jsonb().$type<Record<string, boolean | string>>().notNull().default({}),
  /** The column is older than parcels, which are tracked too. */
  adAttribution: jsonb("tracking").$type<AdAttribution>(),
  emailKey: text("email_key").notNull(),
  phoneKey: text("phone_key").notNull(),
  clientAddress: text("client_address").notNull(),
  stockHeld: boolean("stock_held").notNull(),
  boldPaymentUrl: text("bold_payment_url"),
  boldPaymentExpiresAt: instant("bold_payment_expires_at"),
  confirming: boolean().notNull().default(false),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at"),
  paidAt: instant("paid_at"),
  paidWith: text("paid_with"),
  shippedAt: instant("shipped_at"),
  deliveredAt: instant("delivered_at"),
  cancelledAt: instant("cancelled_at"),
  units: integer().notNull().default(0),
  confirmToken: text("confirm_token"),
  confirmBy: instant("confirm_by"),
  confirmedAt: instant("confirmed_at"),
  confirmedBy: text("confirmed_by").$type<"customer" | "staff">(),
  /** The rates it was placed with (rates.ts). */
  codPercent: numeric("cod_percent", { precision: 5, scale: 2, mode: "number" }).notNull(),
  ivaPercent: numeric("iva_percent", { precision: 5, scale: 2, mode: "number" }).notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  tags: text().array().notNull().default([]),
  assignee: text(),
  /** Who wrote a sale at the counter; null: the customer ordered. */
  soldBy: text("sold_by"),
  paymentReference: text("payment_reference"),
  reservationId: integer("reservation_id"),
  /** Lines changed after the money came: owed by the customer, or less than 0 to go back. */
  balance: cents("balance")
    .notNull()
    .default(sql`0`),
  /** The number of the return whose rugs it was exchanged for. */
  exchangeOf: text("exchange_of"),
  /** What is told instead of the payment status once money went back; triggers write it. */
  refundedAs: text("refunded_as").$type<"refunded" | "partially_refunded">(),
});

export type AdAttribution = { address: string; userAgent: string; source: string; fbp?: string | null; fbc?: string | null };

export const orderItems = pgTable("order_items", {
  id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  orderId: uuid("order_id").notNull(),
  rugId: integer("rug_id"),
  rugName: text("rug_name").notNull(),
  rugImages: text("rug_images").array().notNull().default([]),
  size: text().notNull(),
  quantity: integer().notNull(),
  price: cents("price").notNull(),
  /** Units that a return put back on the shelf. */
  restocked: integer().notNull().default(0),
  /** Its rug was deleted; the accounts still name it by its number. */
  formerRugId: integer("former_rug_id"),
  /** What the size was called when it was sold, where it was renamed since. */
  soldSize: text("sold_size"),
});

export const orderKeys = pgTable("order_keys", {
  keyHash: text("key_hash").primaryKey(),
  bodyHash: text("body_hash").notNull(),
  orderId: uuid("order_id").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const orderNotices = pgTable(
  "order_notices",
  {
    orderId: uuid("order_id").notNull(),
    kind: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    handedAt: instant("handed_at"),
    /** Null: at once. */
    dueAt: instant("due_at"),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);

/** Unpaid orders took more than their share of the stock within an hour; one is open at most. */
export const stockAlarms = pgTable("stock_alarms", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  startedAt: instant("started_at").notNull(),
  lastOverAt: instant("last_over_at").notNull(),
  held: bigint({ mode: "number" }).notNull(),
  units: bigint({ mode: "number" }).notNull(),
  toldAt: instant("told_at"),
  endedAt: instant("ended_at"),
});

/** Late, double or unfillable payments: what waits for a person. */
export const paymentTasks = pgTable("payment_tasks", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: text().$type<TaskKind>().notNull(),
  orderId: uuid("order_id"),
  orderNumber: text("order_number").notNull(),
  paymentId: text("payment_id"),
  amount: cents("amount").notNull(),
  note: text().notNull().default(""),
  createdAt: instant("created_at").notNull().defaultNow(),
  resolvedAt: instant("resolved_at"),
  resolution: text(),
});

/** Money that went back to a customer. */
export const refunds = pgTable("refunds", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  orderId: uuid("order_id"),
  orderNumber: text("order_number").notNull(),
  amount: cents("amount").notNull(),
  way: text().notNull(),
  reference: text().notNull().default(""),
  note: text().notNull().default(""),
  items: jsonb().$type<{ itemId: number; quantity: number }[]>().notNull().default([]),
  recordedBy: text("recorded_by").notNull(),
  session: text().notNull().default(""),
  createdAt: instant("created_at").notNull(),
  keyHash: text("key_hash"),
  bodyHash: text("body_hash"),
  /** How much of a balance below 0 it gave back. */
  settles: cents("settles")
    .notNull()
    .default(sql`0`),
  /** How much of it was no sale: a second payment, a wrong amount. */
  overpaid: cents("overpaid")
    .notNull()
    .default(sql`0`),
});

/** What earlier days said of a sale that is none any more, and what books it back. */
export const bookedEntries = pgTable("booked_entries", {
  id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  at: instant("at").notNull(),
  orderNumber: text("order_number").notNull(),
  emailKey: text("email_key").notNull(),
  phoneKey: text("phone_key").notNull(),
  entry: jsonb().$type<Entry>().notNull(),
});

/** What no other row tells of an order; rules/history.ts has the kinds. */
export const orderEvents = pgTable("order_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  orderId: uuid("order_id").notNull(),
  at: instant("at").notNull(),
  kind: text().$type<OrderEvent["kind"]>().notNull(),
  facts: jsonb().$type<OrderEvent["facts"]>().notNull(),
  doneBy: text("done_by"),
});

/** What left together. */
export const shipments = pgTable("shipments", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  orderId: uuid("order_id").notNull(),
  carrier: text().notNull(),
  trackingNumber: text("tracking_number").notNull().default(""),
  trackingUrl: text("tracking_url"),
  items: jsonb().$type<{ itemId: number; quantity: number }[]>().notNull(),
  parcels: jsonb().$type<Record<string, number | string>[]>().notNull().default([]),
  shippedAt: instant("shipped_at").notNull(),
  recordedBy: text("recorded_by").notNull(),
});

export const orderTakeBacks = pgTable("order_take_backs", {
  orderId: uuid("order_id").primaryKey(),
  kind: text().$type<LetterStatus>().notNull(),
  before: jsonb().$type<StatusBefore>().notNull(),
  changedAt: instant("changed_at").notNull(),
  until: instant("until").notNull(),
});

/** The columns a change of status may touch, as JSON keeps them. */
export type StatusBefore = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  stockHeld: boolean;
  confirming: boolean;
  confirmedBy: "customer" | "staff" | null;
  /** Money of a COD order, which going back from delivered undoes; absent in rows of before. */
  received?: number;
  balance?: number;
} & Record<"expiresAt" | "paidAt" | "shippedAt" | "deliveredAt" | "cancelledAt" | "confirmedAt", string | null>;
