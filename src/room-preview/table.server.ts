import { integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";
import type { FloorSketch, RoomMeta } from "./engine/analysis.ts";
import type { MergeStatus } from "./contract.ts";
import type { Placed } from "./rules/place-rug.ts";

export const mergeJobs = pgTable("merge_jobs", {
  id: text().primaryKey(),
  status: text().$type<MergeStatus>().notNull().default("pending"),
  step: text(),
  sketch: jsonb().$type<FloorSketch>(),
  engine: text().notNull(),
  rugId: integer("rug_id"),
  size: text(),
  widthCm: integer("width_cm").notNull(),
  lengthCm: integer("length_cm").notNull(),
  photoKey: text("photo_key"),
  rugKey: text("rug_key").notNull(),
  room: text().notNull(),
  roomFacts: jsonb("room_facts").$type<RoomMeta>(),
  place: jsonb().$type<Placed>(),
  failure: text(),
  attempts: smallint().notNull().default(0),
  leaseUntil: instant("lease_until"),
  consentAt: instant("consent_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
  completedAt: instant("completed_at"),
  notifyEmail: text("notify_email"),
  /** When its one letter was written. */
  letterAt: instant("letter_at"),
});

export type MergeJobRow = typeof mergeJobs.$inferSelect;
