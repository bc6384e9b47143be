import { sql, type SQL } from "drizzle-orm";
import { photosAbout } from "../media/private-photos.server.ts";
import { countRows } from "../platform/count-rows.server.ts";
import { moneyOf } from "../orders/order-money.server.ts";
import { returnsOf } from "../orders/returns-of-orders.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { searchIn } from "../platform/search-text.server.ts";
import type { ReturnQuery, StaffReturn } from "./contract.ts";
import { presentReturn, type FoundReturn } from "./present.server.ts";
import { refuseStaff } from "./texts.ts";

const JOINED = sql`from order_returns r join orders o on o.id = r.order_id`;
const SEARCHED = ["r.number", "o.customer_name", "o.customer_email", "o.customer_phone"].map((name) => sql.raw(name));

const whereOf = ({ status, search }: ReturnQuery): SQL =>
  sql`${status ? sql`r.status = ${status}` : sql`true`} and ${searchIn(search, ...SEARCHED) ?? sql`true`}`;

async function read(ctx: Ctx, rest: SQL): Promise<StaffReturn[]> {
  const { rows } = await ctx.db.execute<FoundReturn>(sql`
    select r.id, r.take_back_until, o.id as order_id, o.number as order_number, o.customer_name, o.customer_email, o.customer_phone,
      o.subtotal, o.total,
      (select json_agg(json_build_object('price', i.price, 'quantity', t.quantity))
       from order_return_items t join order_items i on i.id = t.item_id where t.return_id = r.id) as lines
    ${JOINED} ${rest}`);
  const ids = [...new Set(rows.map(({ order_id }) => order_id))];
  const about = rows.map(({ id }) => `return:${id}`);
  const [seen, money, photos] = await Promise.all([returnsOf(ctx, ids), moneyOf(ctx, ids), photosAbout(ctx, about)]);
  const now = ctx.now();
  return rows.map((row) => {
    const own = seen.get(row.order_id)!.find(({ id }) => id === row.id)!;
    return presentReturn(row, own, money.get(row.order_id)!, photos.get(`return:${row.id}`) ?? [], now);
  });
}

export async function listReturns(ctx: Ctx, query: ReturnQuery): Promise<{ rows: StaffReturn[]; total: number }> {
  const where = whereOf(query);
  const { limit, offset } = windowOf(query);
  const [rows, total] = await Promise.all([
    read(ctx, sql`where ${where} order by r.id desc limit ${limit} offset ${offset}`),
    countRows(ctx, sql`${JOINED} where ${where}`),
  ]);
  return { rows, total };
}

export async function getReturn(ctx: Ctx, id: number): Promise<StaffReturn> {
  const [row] = await read(ctx, sql`where r.id = ${id}`);
  if (!row) throw refuseStaff("returns.not_found");
  return row;
}
