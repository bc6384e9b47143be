import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";

export const stockRequests = pgTable("stock_requests", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  rugId: integer("rug_id").notNull(),
  size: text().notNull(),
  email: text().notNull(),
  mailbox: text().notNull(),
  token: text().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  confirmedAt: instant("confirmed_at"),
  toldAt: instant("told_at"),
});
