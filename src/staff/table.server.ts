import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Changes } from "./rules/changes.ts";

export const auditTrail = pgTable("audit_trail", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  session: text().notNull().default(""),
  device: text().notNull().default(""),
  action: text().notNull(),
  subject: text().notNull(),
  subjectId: text("subject_id").notNull(),
  label: text().notNull().default(""),
  changes: jsonb().$type<Changes>().notNull().default({}),
});

/** Keys of the owner's own programs, by their hash. */
export const apiKeys = pgTable("api_keys", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  scopes: text().array().notNull(),
  keyHash: text("key_hash").notNull(),
  prefix: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  lastUsedAt: timestamp("last_used_at", { withTimezone: true, mode: "date" }),
});
