import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ReturnCondition, ReturnStatus } from "../orders/rules/return-statuses.ts";
import type { Pickup } from "../orders/returns-contract.ts";
import { instant } from "../platform/columns.server.ts";

export const orderReturns = pgTable("order_returns", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  orderId: uuid("order_id").notNull(),
  number: text().notNull(),
  status: text().$type<ReturnStatus>().notNull(),
  note: text().notNull().default(""),
  answer: text().notNull().default(""),
  pickup: jsonb().$type<Pickup>(),
  exchangeOrder: text("exchange_order"),
  exchangeDifference: bigint("exchange_difference", { mode: "number" }),
  refundId: integer("refund_id"),
  steps: jsonb().$type<{ status: ReturnStatus; at: string }[]>().notNull().default([]),
  statusBefore: text("status_before").$type<ReturnStatus>(),
  takeBackUntil: instant("take_back_until"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
export type ReturnRow = typeof orderReturns.$inferSelect;

export const orderReturnItems = pgTable(
  "order_return_items",
  {
    returnId: integer("return_id").notNull(),
    itemId: bigint("item_id", { mode: "number" }).notNull(),
    quantity: integer().notNull(),
    reason: text().notNull().default(""),
    condition: text().$type<ReturnCondition>(),
    restocked: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.itemId] })],
);
