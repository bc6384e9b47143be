import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../platform/columns.server.ts";

export const aftercareLetters = pgTable(
  "aftercare_letters",
  {
    orderId: uuid("order_id").notNull(),
    kind: text().$type<"review" | "care">().notNull(),
    token: text(),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
