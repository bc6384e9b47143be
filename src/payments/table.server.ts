import { bigint, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { cents, instant } from "../platform/columns.server.ts";

export const paymentLinks = pgTable("payment_links", {
  id: text().primaryKey(),
  orderId: uuid("order_id"),
  orderNumber: text("order_number").notNull(),
  url: text().notNull(),
  amount: cents("amount").notNull(),
  gateway: text().notNull().default("Bold"),
  status: text().notNull().default("ACTIVE"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  checkAt: instant("check_at"),
  checks: integer().notNull().default(0),
  checkedAt: instant("checked_at"),
});

export const payments = pgTable("payments", {
  id: text().primaryKey(),
  orderId: uuid("order_id"),
  orderNumber: text("order_number").notNull(),
  amount: cents("amount").notNull(),
  method: text().notNull().default(""),
  receivedAt: instant("received_at").notNull(),
  eventPaymentId: text("event_payment_id"),
  linkId: text("link_id"),
});

export const paymentLinkClaims = pgTable("payment_link_claims", {
  orderId: uuid("order_id").primaryKey(),
  claimedAt: instant("claimed_at").notNull(),
});

export const boldEvents = pgTable("bold_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  eventId: text("event_id").notNull(),
  type: text().notNull(),
  paymentId: text("payment_id").notNull(),
  reference: text(),
  body: jsonb().notNull(),
  receivedAt: instant("received_at").notNull().defaultNow(),
  processedAt: instant("processed_at"),
  outcome: text(),
  tries: integer().notNull().default(0),
});

export const testPayments = pgTable("test_payments", {
  reference: text().primaryKey(),
  linkId: text("link_id").notNull(),
  url: text().notNull(),
  amount: cents("amount").notNull(),
  mode: text({ enum: ["sandbox", "test", "live"] }).notNull(),
  status: text().notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  checkedAt: instant("checked_at").notNull(),
  notifiedAt: instant("notified_at"),
});
