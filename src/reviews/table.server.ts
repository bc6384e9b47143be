import { boolean, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";

export const reviews = pgTable("reviews", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  rugId: integer("rug_id"),
  name: text().notNull(),
  email: text().notNull().default(""),
  rating: smallint().notNull(),
  comment: text().notNull().default(""),
  isVerified: boolean("is_verified").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
