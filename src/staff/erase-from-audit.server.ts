import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";

type Subjects = Record<"customer" | "order" | "visit" | "message" | "review", readonly string[]>;

/** The trail keeps who did what and when; what was changed about a person goes with them. */
export async function eraseFromAudit(ctx: Ctx, { customer, order, visit, message, review }: Subjects): Promise<number> {
  const about = (subject: string, ids: readonly string[]) =>
    sql`(subject = ${subject} and subject_id = any (${sql.param([...ids])}::text[]))`;
  const { rowCount } = await ctx.db.execute(sql`
    update audit_trail set changes = coalesce((select jsonb_object_agg(key, value) from jsonb_each(changes)
        where key in ('status', 'paymentStatus', 'refund', 'way', 'reference', 'rating')), '{}')
    where changes <> '{}' and (${about("order", order)} or ${about("reservation", visit)} or ${about("message", message)}
      or ${about("review", review)} or ${about("customer", customer)})`);
  return rowCount ?? 0;
}
