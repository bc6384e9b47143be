import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { MessageStatus, Subject } from "./rules/subjects.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const contactMessages = pgTable("contact_messages", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  number: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull().default(""),
  subject: text().$type<Subject>().notNull(),
  message: text().notNull(),
  status: text().$type<MessageStatus>().notNull().default("new"),
  staffNote: text("staff_note").notNull().default(""),
  createdAt: instant("created_at").notNull().defaultNow(),
  answeredAt: instant("answered_at"),
});
