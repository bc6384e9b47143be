import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { NOBODY } from "./rules/erased.ts";

const ERASED = { name: NOBODY, email: "", idNumber: "", documentType: "" };

/** Takes the person out of the accounts of sales that are none any more; their orders may be deleted. `contacts` as `mail:…`, `phone:…`. */
export async function anonymizeBooked(ctx: Ctx, numbers: readonly string[], contacts: readonly string[]): Promise<number> {
  const known = sql`any (${sql.param([...contacts])}::text[])`;
  const { rowCount } = await ctx.db.execute(sql`
    update booked_entries set entry = entry || ${JSON.stringify(ERASED)}::jsonb, email_key = '', phone_key = ''
    where order_number = any (${sql.param([...numbers])}::text[]) or 'mail:' || email_key = ${known} or 'phone:' || phone_key = ${known}`);
  return rowCount ?? 0;
}

/** Takes the person out of their orders; sums, rugs, stock and the city, for the accounts, stay. Gives their numbers. */
export async function anonymizeOrders(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const these = sql`any (${sql.param([...ids])}::uuid[])`;
  const { rows } = await ctx.db.execute<{ number: string }>(sql`
    update orders set customer_name = ${NOBODY}, customer_email = '', customer_phone = '', customer_id_number = null,
      document_type = null, shipping_address = '', shipping_zip_code = null, consents = '{}', tracking = null, client_address = '',
      confirm_token = null, email_key = 'erased ' || id, phone_key = 'erased ' || id
    where id = ${these} returning number`);
  // The trigger has queued them anew; until then the old words would still find them.
  await ctx.db.execute(sql`delete from order_search where order_id = ${these}`);
  // Nobody is left to write to.
  await ctx.db.execute(sql`delete from order_notices where order_id = ${these} and handed_at is null`);
  await ctx.db.execute(sql`delete from order_take_backs where order_id = ${these}`);
  await ctx.db.execute(sql`
    delete from order_events where order_id = ${these} and (kind = 'note' or (kind = 'correction' and not facts ? 'shippingCity'))`);
  // The accounts of before name the city of before.
  await ctx.db.execute(sql`
    update order_events set facts = jsonb_build_object('shippingCity', facts->'shippingCity')
    where order_id = ${these} and kind = 'correction'`);
  await ctx.db.execute(sql`
    update order_return_items set reason = '' where return_id in (select id from order_returns where order_id = ${these})`);
  await ctx.db.execute(sql`update order_returns set note = '', answer = '' where order_id = ${these}`);
  // What staff wrote about the money; the bank's reference is the accounts'.
  await ctx.db.execute(sql`update refunds set note = '' where order_id = ${these}`);
  await ctx.db.execute(sql`update payment_tasks set resolution = '' where order_id = ${these} and resolution <> ''`);
  await ctx.db.execute(sql`update deliveries set received_by = '', note = '' where order_id = ${these}`);
  return rows.map(({ number }) => number);
}
