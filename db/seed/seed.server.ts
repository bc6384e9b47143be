import { beginOwnShop } from "../../src/first-steps/begin-own-shop.server.ts";
import type { Storage } from "../../src/media/storage/storage.ts";
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
import { seedSettings } from "./settings.server.ts";
import { seedReviews } from "./reviews.server.ts";

const LOCK = 7_215_002;

const isFilled = async ({ db }: Pick<Ctx, "db">): Promise<boolean> =>
  (await db.execute(sql`select from installation where key = 'seeded' union all select from collections limit 1`)).rows.length >
  0;

export const needsDemo = async (ctx: Ctx): Promise<boolean> => ctx.env.SEED === "demo" && !(await isFilled(ctx));

/** A demo from before there were settings keeps its name. */
async function bringDemoOver(ctx: Ctx): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select from installation where key = 'seeded' and value = 'demo' and not exists (select from settings)`,
  );
  if (rows.length > 0) await seedSettings(ctx);
  return rows.length > 0;
}

/** Fills an empty shop with the demo on its first start; never touches one that has data. */
export async function seedOnce(ctx: Ctx & { storage: Storage }): Promise<boolean> {
  if (ctx.env.SEED === "none") {
    await beginOwnShop(ctx);
    return false;
  }
  const filled = await inTransaction(ctx, async (inner) => {
    // Copies that start together: the first fills, the others wait here and find it filled.
    await inner.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await isFilled(inner)) return bringDemoOver(inner);
    await seedSettings(inner);
    await copyDemoMedia(ctx.storage);
    await seedPictureFacts(inner);
    await seedCatalog(inner);
    await seedInstagram(inner);
    await seedReviews(inner);
    await seedDiscounts(inner);
    await seedOrders(inner);
    await seedBookings(inner);
    await inner.db.execute(sql`insert into installation (key, value) values ('seeded', 'demo')`);
    return true;
  });
  if (filled) await ctx.reloadSettings();
  return filled;
}
