import { inArray, sql } from "drizzle-orm";
import { mailboxKey } from "../messages/rules/mailbox-key.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { stockRequests } from "./table.server.ts";

/** A person's wishes, by their mailboxes. */
export async function eraseStockRequests(ctx: Ctx, addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0) return 0;
  const mine = inArray(stockRequests.mailbox, [...new Set(addresses.map(mailboxKey))]);
  return (await ctx.db.delete(stockRequests).where(mine)).rowCount ?? 0;
}

/** Never confirmed within a week, or answered a month ago. */
export const deleteOldStockRequests = (ctx: Ctx): Promise<unknown> =>
  ctx.db.execute(sql`
    delete from stock_requests where (confirmed_at is null and created_at < ${ctx.now()}::timestamptz - interval '7 days')
      or told_at < ${ctx.now()}::timestamptz - interval '30 days'`);
