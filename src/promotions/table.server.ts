import { sql } from "drizzle-orm";
import { integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";

export const promotions = pgTable("promotions", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  percentage: numeric({ mode: "number", precision: 5, scale: 2 }).notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  rugIds: integer("rug_ids").array().notNull().default([]),
  collectionIds: integer("collection_ids").array().notNull().default([]),
  tags: text().array().notNull().default([]),
  tagKeys: text("tag_keys")
    .array()
    .notNull()
    .generatedAlwaysAs(sql``),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
