import type { Customer } from "./contract.ts";
import type { CustomerRow } from "./table.server.ts";

type Figures = Record<"value" | "orders" | "visits" | "messages" | "reviews", number>;

export const presentCustomer = (row: CustomerRow, figures: Figures): Customer => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  tags: row.tags,
  notes: row.notes,
  order_count: figures.orders,
  value: figures.value,
  visit_count: figures.visits,
  message_count: figures.messages,
  review_count: figures.reviews,
  first_seen: row.firstSeen.toISOString(),
  last_seen: row.lastSeen.toISOString(),
});
