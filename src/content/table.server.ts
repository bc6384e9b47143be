import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Slug } from "./rules/slugs.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** One row per text that somebody has touched. */
export const content = pgTable("content", {
  slug: text().$type<Slug>().primaryKey(),
  version: integer().notNull(),
  publishedVersion: integer("published_version").notNull(),
  publishedAt: instant("published_at"),
  scheduledVersion: integer("scheduled_version"),
  scheduledAt: instant("scheduled_at"),
  previewToken: text("preview_token").notNull(),
});
export type ContentRow = typeof content.$inferSelect;

export const contentVersions = pgTable("content_versions", {
  slug: text().$type<Slug>().notNull(),
  version: integer().notNull(),
  /** Null: the words the shop came with. */
  document: jsonb(),
  savedAt: instant("saved_at").notNull(),
  savedBy: text("saved_by").notNull().default(""),
});
