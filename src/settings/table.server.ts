import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";
import type { SecretName, SectionName } from "./shape.ts";

/** What a size was called before it was renamed, spelled as normal_size() does. */
export const sizeAliases = pgTable("size_aliases", {
  alias: text().primaryKey(),
  size: text().notNull(),
});

/** What was saved of each section; the rest follows the defaults. */
export const settings = pgTable("settings", {
  section: text().$type<SectionName>().primaryKey(),
  value: jsonb().$type<object>().notNull(),
  /** Encrypted; settings/secrets.server.ts. */
  secrets: jsonb().$type<Partial<Record<SecretName, string>>>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
});
