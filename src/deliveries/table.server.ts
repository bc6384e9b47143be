import { bigint, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { cents, instant } from "../platform/columns.server.ts";
import type { DeliveryStatus } from "./rules/statuses.ts";

export const deliveries = pgTable("deliveries", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  orderId: uuid("order_id").notNull(),
  day: date().notNull(),
  fromTime: text("from_time").notNull(),
  toTime: text("to_time").notNull(),
  zone: text().notNull().default(""),
  driver: text().notNull().default(""),
  note: text().notNull().default(""),
  status: text().$type<DeliveryStatus>().notNull(),
  receivedBy: text("received_by").notNull().default(""),
  cashCollected: bigint("cash_collected", { mode: "number" }),
  doneAt: instant("done_at"),
  doneBy: text("done_by"),
  createdAt: instant("created_at").notNull(),
  plannedBy: text("planned_by").notNull(),
});
export type DeliveryRow = typeof deliveries.$inferSelect;

export const cashClosings = pgTable("cash_closings", {
  day: date().primaryKey(),
  expected: cents("expected").notNull(),
  counted: cents("counted").notNull(),
  note: text().notNull().default(""),
  closedAt: instant("closed_at").notNull(),
  closedBy: text("closed_by").notNull(),
});
