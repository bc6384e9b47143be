import { sql } from "drizzle-orm";
import { job } from "../platform/jobs.server.ts";

/** Every night: keys nobody will repeat, counters that ran out, and personal traces whose purpose is over (Ley 1581). */
export const tidyOrders = job<object>({
  name: "tidy-orders",
  schedule: "23 3 * * *",
  run: async (ctx) => {
    await ctx.db.execute(sql`delete from order_keys where created_at < now() - interval '2 days'`);
    await ctx.db.execute(sql`delete from rate_limits where resets_at < now() - interval '1 day'`);
    await ctx.db.execute(sql`
      update orders set tracking = null, client_address = '' where created_at < now() - interval '90 days' and client_address <> ''`);
  },
});
