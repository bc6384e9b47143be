import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often something happened on a day. `kind` says what, `key` to which. */
export const insightCounts = pgTable(
  "insight_counts",
  {
    day: date().notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    device: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.key, table.device] })],
);

/** Who came today, so that nobody is counted twice a day. Gone in the night after it, before 48 hours are over. */
export const insightVisitors = pgTable(
  "insight_visitors",
  {
    day: date().notNull(),
    visitor: text().notNull(),
    steps: integer().notNull(),
    source: text().notNull().default(""),
    device: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);

/** Without the day's salt no hash says who came. */
export const insightSalts = pgTable("insight_salts", { day: date().primaryKey(), salt: text().notNull() });
