import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

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

const money = () => bigint({ mode: "number" }).notNull();

/** What the orders of a day that is over come to; order-days.server.ts fills it. */
export const orderDays = pgTable("order_days", {
  day: date().primaryKey(),
  orders: integer().notNull(),
  ordered: money(),
  codOrders: integer("cod_orders").notNull(),
  bold: money(),
  cod: money(),
  awaited: money(),
  placed: integer().notNull(),
  bought: integer().notNull(),
  money: money(),
  rugs: jsonb().notNull(),
  towns: jsonb().notNull(),
});

/** Days with an order that has changed since they were summed. */
export const orderDaysChanged = pgTable("order_days_changed", { day: date().notNull() });
