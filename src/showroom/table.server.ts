import { date, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";
import type { VisitRug } from "./contract.ts";
import type { ReservationStatus } from "./rules/status.ts";

export const reservations = pgTable("showroom_reservations", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  date: date("reservation_date", { mode: "string" }).notNull(),
  slot: text("time_slot").notNull(),
  name: text("customer_name").notNull().default(""),
  phone: text("customer_phone").notNull().default(""),
  email: text("customer_email").notNull().default(""),
  notes: text().notNull().default(""),
  rugs: jsonb().$type<VisitRug[]>().notNull().default([]),
  status: text().$type<ReservationStatus>().notNull(),
  token: text("manage_token"),
  clientAddress: text("client_address").notNull().default(""),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  /** Empty: the shop's own showroom, the first of its list. */
  place: text().notNull().default(""),
  hours: smallint().notNull().default(1),
  /** Which of the visits at once; a block holds every seat. */
  seat: smallint().notNull().default(0),
});
