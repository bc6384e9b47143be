import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";

const DAYS = 30;

/** Deliveries hold a customer's name and address: they are kept for as long as anybody would send one again. */
export const deleteOldDeliveries = (ctx: Ctx): Promise<unknown> =>
  ctx.db.execute(sql`delete from webhook_deliveries where created_at < now() - make_interval(days => ${DAYS})`);
