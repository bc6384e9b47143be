import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";
import type { ProtocolLine } from "./contract.ts";
import type { FactKind } from "./rules/fact-kinds.ts";

export const customers = pgTable("customers", {
  id: uuid().primaryKey(),
  name: text().notNull().default(""),
  email: text().notNull().default(""),
  phone: text().notNull().default(""),
  notes: text().notNull().default(""),
  tags: text().array().notNull().default([]),
  words: text().notNull().default(""),
  firstSeen: instant("first_seen").notNull(),
  lastSeen: instant("last_seen").notNull(),
  mergedInto: uuid("merged_into"),
});
export type CustomerRow = typeof customers.$inferSelect;

export const customerContacts = pgTable("customer_contacts", {
  contact: text().primaryKey(),
  customerId: uuid("customer_id").notNull(),
});

export const customerFacts = pgTable(
  "customer_facts",
  {
    kind: text().$type<FactKind>().notNull(),
    factId: text("fact_id").notNull(),
    customerId: uuid("customer_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.factId] })],
);

export const erasures = pgTable("erasures", {
  customerId: uuid("customer_id").primaryKey(),
  erasedAt: instant("erased_at").notNull(),
  erasedBy: text("erased_by").notNull(),
  protocol: jsonb().$type<ProtocolLine[]>().notNull(),
});
