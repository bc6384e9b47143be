import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { WebhookEvent } from "./rules/events.ts";

/** `data` holds what the event is about: an order, as the public API shows it. */
export type EventBody = { id: string; type: WebhookEvent; created: string; data: { order: { order_number: string } } };

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Addresses of outside programs that want to be told. */
export const webhooks = pgTable("webhooks", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  secret: text().notNull(),
  isActive: boolean("is_active").notNull().default(true),
  createdAt: instant("created_at").notNull(),
});

/** What is to be told to one address, and how it went. */
export const webhookDeliveries = pgTable("webhook_deliveries", {
  id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  webhookId: integer("webhook_id").notNull(),
  event: text().$type<WebhookEvent>().notNull(),
  body: jsonb().$type<EventBody>().notNull(),
  tries: integer().notNull().default(0),
  /** Null once it arrived or was given up. */
  dueAt: instant("due_at"),
  status: integer(),
  problem: text().notNull().default(""),
  createdAt: instant("created_at").notNull(),
  deliveredAt: instant("delivered_at"),
});
