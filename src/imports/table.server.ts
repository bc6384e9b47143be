import { bigint, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";
import type { CollectionStep, RugStep } from "./rules/steps.ts";

/** A file that was brought in. */
export const imports = pgTable("imports", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  format: text().notNull(),
  filename: text().notNull(),
  created: integer().notNull(),
  updated: integer().notNull(),
  unchanged: integer().notNull(),
  rejected: integer().notNull(),
  collections: jsonb().$type<CollectionStep[]>().notNull(),
  createdAt: instant("created_at").notNull(),
  undoneAt: instant("undone_at"),
});

/** What it did to a rug, and what the file called it: the same name finds the rug again. */
export const importRugs = pgTable(
  "import_rugs",
  {
    importId: integer("import_id").notNull(),
    rugId: integer("rug_id").notNull(),
    handle: text().notNull(),
    action: text().$type<"created" | "updated" | "unchanged">().notNull(),
    changes: jsonb().$type<RugStep>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.rugId] })],
);

/** A picture by its address in the file; `media` once it is this shop's own. */
export const importPictures = pgTable("import_pictures", {
  id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  importId: integer("import_id").notNull(),
  rugId: integer("rug_id").notNull(),
  position: integer().notNull(),
  address: text().notNull(),
  state: text().$type<"waiting" | "done" | "failed" | "dropped">().notNull(),
  media: text().notNull().default(""),
  problem: text().notNull().default(""),
  tries: integer().notNull().default(0),
  dueAt: instant("due_at"),
});
