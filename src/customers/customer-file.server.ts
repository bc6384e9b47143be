import { sql, type SQL } from "drizzle-orm";
import { ordersForStaff } from "../orders/list-orders.server.ts";
import { presentForStaff } from "../orders/present.server.ts";
import { type Ctx, staffLanguage } from "../platform/ctx.server.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import type { CustomerFile } from "./contract.ts";
import { findCustomer } from "./find-customer.server.ts";
import { withFigures } from "./list-customers.server.ts";
import type { FactKind } from "./rules/fact-kinds.ts";

/** The ids of what is linked to somebody, by kind. */
export async function factsOf(ctx: Ctx, customerId: string): Promise<Record<FactKind, string[]>> {
  const { rows } = await ctx.db.execute<{ kind: FactKind; fact_id: string }>(
    sql`select kind, fact_id from customer_facts where customer_id = ${customerId} order by fact_id`,
  );
  const of = (kind: FactKind) => rows.filter((row) => row.kind === kind).map((row) => row.fact_id);
  return { order: of("order"), visit: of("visit"), message: of("message"), review: of("review") };
}

/** Everything the shop knows of one person, newest first. */
export async function customerFile(ctx: StaffCtx, id: string): Promise<CustomerFile> {
  const row = await findCustomer(ctx, id);
  const facts = await factsOf(ctx, row.id);
  const read = async <T extends { created_at: string }>(query: SQL): Promise<T[]> => {
    const { rows } = await ctx.db.execute(query);
    return (rows as T[]).map((each) => ({ ...each, created_at: new Date(each.created_at).toISOString() }));
  };
  const these = (ids: string[]) => sql`any (${sql.param(ids.map(Number))}::int[])`;
  const [[figures], orders, contacts, visits, messages, reviews] = await Promise.all([
    withFigures(ctx, [row]),
    ordersForStaff(ctx, facts.order),
    ctx.db.execute<{ contact: string }>(
      sql`select contact from customer_contacts where customer_id = ${row.id} order by contact`,
    ),
    read<CustomerFile["visits"][number]>(sql`
      select id, reservation_date as date, time_slot as time, status, customer_name as name, customer_email as email,
        customer_phone as phone, notes, rugs, created_at from showroom_reservations where id = ${these(facts.visit)} order by id desc`),
    read<CustomerFile["messages"][number]>(sql`
      select id, number, subject, message, status, staff_note, created_at from contact_messages
      where id = ${these(facts.message)} order by id desc`),
    read<CustomerFile["reviews"][number]>(sql`
      select r.id, r.rug_id as carpet_id, g.name as carpet_name, r.rating, r.comment, r.created_at
      from reviews r left join rugs g on g.id = r.rug_id where r.id = ${these(facts.review)} order by r.id desc`),
  ]);
  const known = (kind: string) =>
    contacts.rows.filter(({ contact }) => contact.startsWith(kind)).map(({ contact }) => contact.slice(kind.length));
  const wishes = await read<CustomerFile["stock_requests"][number]>(sql`
    select q.rug_id as carpet_id, g.name as carpet_name, q.size, q.confirmed_at is not null as confirmed, q.created_at
    from stock_requests q join rugs g on g.id = q.rug_id where q.mailbox = any (${sql.param(known("mail:"))}::text[]) order by q.id desc`);
  const shown = orders.map((order) => presentForStaff(order, staffLanguage(ctx.caller)));
  const places = new Map(
    shown.map((order) => [
      `${order.shipping_address}\n${order.shipping_city}`,
      {
        address: order.shipping_address,
        city: order.shipping_city,
        state: order.shipping_state,
        zip_code: order.shipping_zip_code,
      },
    ]),
  );
  return {
    ...figures!,
    emails: known("mail:"),
    phones: known("phone:"),
    orders: shown,
    visits,
    messages,
    reviews,
    stock_requests: wishes,
    consents: shown
      .filter(({ consents }) => Object.keys(consents).length > 0)
      .map(({ order_number, consents, created_at }) => ({ order_number, consents, created_at })),
    addresses: [...places.values()],
  };
}
