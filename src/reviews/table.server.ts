import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ReviewStatus } from "./rules/statuses.ts";

export const reviews = pgTable("reviews", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  rugId: integer("rug_id"),
  name: text().notNull(),
  email: text().notNull().default(""),
  rating: smallint().notNull(),
  comment: text().notNull().default(""),
  isVerified: boolean("is_verified").notNull().default(false),
  /** What a buyer wrote waits for staff. */
  status: text().$type<ReviewStatus>().notNull().default("published"),
  /** The shop's words below it. */
  answer: text().notNull().default(""),
  orderId: uuid("order_id"),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
