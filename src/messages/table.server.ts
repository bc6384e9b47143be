import { integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";
import type { Letter } from "./letters/letter.ts";
import type { LetterState } from "./rules/letter-state.ts";
import type { CameBy, MessageStatus, Subject } from "./rules/subjects.ts";

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
  assignee: text(),
  cameBy: text("came_by").$type<CameBy>().notNull().default("form"),
  /** When something was last said in its thread, by either side. */
  lastAt: instant("last_at"),
});

export type MessageRow = typeof contactMessages.$inferSelect;

export const messageReplies = pgTable("message_replies", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  messageId: integer("message_id").notNull(),
  direction: text().$type<"out" | "in">().notNull(),
  text: text().notNull(),
  at: instant("at").notNull(),
  doneBy: text("done_by").notNull(),
});

/** Mails that were taken in already. */
export const inboundMails = pgTable("inbound_mails", {
  id: text().primaryKey(),
  at: instant("at").notNull(),
});

export const savedAnswers = pgTable("saved_answers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const letters = pgTable("letters", {
  id: uuid().primaryKey().defaultRandom(),
  recipient: text().notNull(),
  about: text(),
  mail: jsonb().$type<Letter>(),
  state: text().$type<LetterState>().notNull().default("waiting"),
  tries: smallint().notNull().default(0),
  error: text(),
  claimedUntil: instant("claimed_until"),
  createdAt: instant("created_at").notNull().defaultNow(),
  sentAt: instant("sent_at"),
});

export const provedAddresses = pgTable("proved_addresses", {
  recipient: text().primaryKey(),
  provedAt: instant("proved_at").notNull().defaultNow(),
});
