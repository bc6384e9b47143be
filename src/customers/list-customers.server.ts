import { inArray, sql, type SQL } from "drizzle-orm";
import { moneyOf } from "../orders/order-money.server.ts";
import { countRows } from "../platform/count-rows.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { searchedPage } from "../platform/searched-page.server.ts";
import { searchParts } from "../platform/search-text.server.ts";
import type { Customer, CustomerQuery } from "./contract.ts";
import { linkCustomers } from "./link-customers.server.ts";
import { presentCustomer } from "./present.server.ts";
import { customers, type CustomerRow } from "./table.server.ts";

const filterOf = ({ search, tag }: CustomerQuery): SQL =>
  sql`merged_into is null and ${searchParts(search, sql`words`) ?? sql`true`} and ${tag ? sql`tags <> '{}' and tags @> array[${tag}]` : sql`true`}`;

const read = (ctx: Ctx, which: SQL): Promise<CustomerRow[]> =>
  ctx.db
    .select()
    .from(customers)
    .where(which)
    .orderBy(sql`last_seen desc, id desc`);

export async function listCustomers(ctx: Ctx, query: CustomerQuery): Promise<{ rows: Customer[]; total: number }> {
  await linkCustomers(ctx);
  const where = filterOf(query);
  const { limit, offset } = windowOf(query);
  const from = sql`from customers where ${where}`;
  if (query.search) {
    const searched = await searchedPage(ctx, {
      table: "customers",
      newest: sql`customers where merged_into is null order by last_seen desc, id desc`,
      from: (table) => sql`from ${table} where ${where}`,
      id: sql`id`,
      at: sql`last_seen`,
      limit,
      offset,
    });
    const found = await read(ctx, inArray(customers.id, searched.ids));
    return { rows: await withFigures(ctx, found), total: searched.total };
  }
  const [found, total] = await Promise.all([
    read(ctx, sql`id in (select id ${from} order by last_seen desc, id desc limit ${limit} offset ${offset})`),
    countRows(ctx, from),
  ]);
  return { rows: await withFigures(ctx, found), total };
}

type Link = { customer_id: string; kind: string; fact_id: string };

/** How often each was here and what they spent, for many at once. */
export async function withFigures(ctx: Ctx, found: CustomerRow[]): Promise<Customer[]> {
  const { rows } = await ctx.db.execute<Link>(sql`
    select customer_id, kind, fact_id from customer_facts where customer_id = any (${sql.param(found.map(({ id }) => id))}::uuid[])`);
  const money = await moneyOf(
    ctx,
    rows.filter(({ kind }) => kind === "order").map((link) => link.fact_id),
  );
  const links = Map.groupBy(rows, (link) => link.customer_id);
  return found.map((row) => {
    const own = links.get(row.id) ?? [];
    const count = (kind: string) => own.filter((link) => link.kind === kind).length;
    const paid = own.map((link) => money.get(link.fact_id)).filter((each) => each !== undefined);
    const value = paid.reduce((sum, { received, refunded }) => sum + received - refunded, 0);
    return presentCustomer(row, {
      value,
      orders: count("order"),
      visits: count("visit"),
      messages: count("message"),
      reviews: count("review"),
    });
  });
}
