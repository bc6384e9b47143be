import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";

/** Around a restore, in its transaction: a notice that was handed on here since the backup is not handed on again. */
export async function restoreNotices(before: Ctx): Promise<(after: Ctx) => Promise<void>> {
  await before.db.execute(sql`
    create temp table notices_handed on commit drop as select order_id, kind from order_notices where handed_at is not null`);
  return async (ctx) => {
    await ctx.db.execute(sql`
      update order_notices set handed_at = now()
      where handed_at is null and (order_id, kind) in (select order_id, kind from notices_handed)`);
  };
}
