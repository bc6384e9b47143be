import { boolean, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";

export const discountCodes = pgTable("discount_codes", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull(),
  codeKey: text("code_key").notNull().generatedAlwaysAs("upper(code)"),
  name: text().notNull(),
  description: text().notNull().default(""),
  percentage: numeric({ mode: "number", precision: 5, scale: 2 }).notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  isActive: boolean("is_active").notNull().default(true),
  applicableTags: text("applicable_tags").array().notNull().default([]),
  isAllProducts: boolean("is_all_products").notNull().default(false),
  usageLimit: integer("usage_limit"),
  timesUsed: integer("times_used").notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
