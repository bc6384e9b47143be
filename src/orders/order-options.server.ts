import { sql } from "drizzle-orm";
import { listStaff } from "../staff/list-staff.server.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import type { OrderOptions } from "./admin-contract.ts";
import { MOST_DISCOUNT } from "./rules/most-discount.ts";

const MOST_PEOPLE = 100;
const MOST_TAGS = 50;

/** What the forms of an order offer to whoever asks. */
export async function orderOptions(ctx: StaffCtx): Promise<OrderOptions> {
  const { people } = await listStaff(ctx, { page: 1, limit: MOST_PEOPLE });
  const { rows } = await ctx.db.execute<{ tag: string }>(sql`
    select tag from orders, unnest(tags) tag where tags <> '{}' group by tag order by count(*) desc, tag limit ${MOST_TAGS}`);
  return {
    carriers: ctx.settings().selling.carriers,
    people: people.map(({ name }) => name),
    tags: rows.map(({ tag }) => tag),
    mostDiscount: MOST_DISCOUNT[ctx.caller?.staff?.role ?? "owner"],
  };
}
