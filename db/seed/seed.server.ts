import type { Storage } from "../../src/media/storage/storage.server.ts";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { inTransaction } from "../../src/platform/transaction.server.ts";
import { sql } from "drizzle-orm";
import { seedBookings } from "./bookings.server.ts";
import { seedCatalog } from "./catalog.server.ts";
import { copyDemoMedia } from "./demo-media.server.ts";
import { seedDiscounts } from "./discounts.server.ts";
import { seedInstagram } from "./instagram.server.ts";
import { seedOrders } from "./orders.server.ts";
import { seedPictureFacts } from "./picture-facts.server.ts";
import { seedReviews } from "./reviews.server.ts";

const LOCK = 7_215_002;

const isFilled = async (database: Pick<Ctx["pool"], "query">): Promise<boolean> =>
  (await database.query("select from installation where key = 'seeded' union all select from collections limit 1")).rows.length >
  0;

export const needsDemo = async ({ env, pool }: Ctx): Promise<boolean> => env.SEED === "demo" && !(await isFilled(pool));

/** Fills an empty shop with the demo on its first start; never touches one that has data. */
export async function seedOnce(ctx: Ctx & { storage: Storage }): Promise<boolean> {
  if (ctx.env.SEED === "none") return false;
  const client = await ctx.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    if (await isFilled(client)) return false;
    await copyDemoMedia(ctx.storage);
    await inTransaction(ctx, async (inner) => {
      await seedPictureFacts(inner);
      await seedCatalog(inner);
      await seedInstagram(inner);
      await seedReviews(inner);
      await seedDiscounts(inner);
      await seedOrders(inner);
      await seedBookings(inner);
      await inner.db.execute(sql`insert into installation (key, value) values ('seeded', 'demo')`);
    });
    return true;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
    client.release();
  }
}
