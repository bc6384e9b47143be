import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";

/** Takes the payer out of what the bank told of these orders; amounts and references stay. */
export async function erasePayers(ctx: Ctx, orderNumbers: readonly string[]): Promise<number> {
  const these = sql`any (${sql.param([...orderNumbers])}::text[])`;
  const { rowCount } = await ctx.db.execute(sql`
    update bold_events set body = body #- '{data,payer_email}' where reference = ${these} and body #> '{data,payer_email}' is not null`);
  await ctx.db.execute(sql`
    update bold_sandbox_links set request = request - 'payer_email' where request->>'reference' = ${these} and request ? 'payer_email'`);
  return rowCount ?? 0;
}
