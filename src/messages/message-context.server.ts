import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { ContactMessage } from "./contract.ts";
import type { MessageRow } from "./table.server.ts";
import { mailboxKey } from "./rules/mailbox-key.ts";

export type MessageContext = Pick<ContactMessage, "orders" | "customer_id">;

const MOST_ORDERS = 5;

/** Who wrote it, as the shop knows them: their last orders and their record, by the mailbox. */
export async function contextOf(ctx: Ctx, messages: readonly MessageRow[]): Promise<Map<number, MessageContext>> {
  const keys = new Map(messages.map(({ id, email }) => [id, mailboxKey(email)]));
  const these = sql`any (${sql.param([...new Set(keys.values())])}::text[])`;
  const orders = await ctx.db.execute<{ key: string; number: string; status: string; total: number }>(sql`
    select key, number, status, total::float8 as total from (
      select email_key as key, number, status, total, row_number() over (partition by email_key order by created_at desc) as place
      from orders where email_key = ${these}) each where place <= ${MOST_ORDERS} order by place`);
  const people = await ctx.db.execute<{ key: string; id: string }>(sql`
    select substr(contact, 6) as key, customer_id as id from customer_contacts where contact = any (
      select 'mail:' || each from unnest(${sql.param([...new Set(keys.values())])}::text[]) each)`);
  const byKey = Map.groupBy(orders.rows, ({ key }) => key);
  const customers = new Map(people.rows.map(({ key, id }) => [key, id]));
  return new Map(
    messages.map(({ id }) => {
      const key = keys.get(id)!;
      const found = (byKey.get(key) ?? []).map(({ number, status, total }) => ({ order_number: number, status, total }));
      return [id, { orders: found, customer_id: customers.get(key) ?? null }];
    }),
  );
}
