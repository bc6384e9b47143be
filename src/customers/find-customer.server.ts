import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { isUuid } from "../platform/is-uuid.ts";
import { linkCustomers } from "./link-customers.server.ts";
import { customers, type CustomerRow } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** The record behind an id; one that was merged leads to the other. */
export async function findCustomer(ctx: Ctx, id: string, { isLocked = false } = {}): Promise<CustomerRow> {
  if (!isUuid(id)) throw refuse("customers.not_found");
  if (!ctx.touched) await linkCustomers(ctx);
  const asked = ctx.db.select().from(customers).where(eq(customers.id, id));
  const [row] = isLocked ? await asked.for("update") : await asked;
  if (!row) throw refuse("customers.not_found");
  return row.mergedInto ? findCustomer(ctx, row.mergedInto, { isLocked }) : row;
}
