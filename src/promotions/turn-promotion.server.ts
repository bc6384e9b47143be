import { inArray } from "drizzle-orm";
import { job } from "../platform/jobs.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { refreshOverduePrices, refreshPrices } from "./refresh-prices.server.ts";
import { promotions } from "./table.server.ts";

/** When a promotion begins or ends. */
export const turnPromotionJob = job<{ id: number }>({
  name: "turn-promotion",
  run: (outer, { id }) =>
    inTransaction(outer, async (ctx) => {
      const rows = await ctx.db
        .select()
        .from(promotions)
        .where(inArray(promotions.id, [id]));
      await refreshPrices(ctx, rows);
    }),
});
/** Jobs are in no backup: in a restored shop, too, pages follow the dates. */
export const catchUpPromotionsJob = job<object>({
  name: "catch-up-promotions",
  schedule: "* * * * *",
  retryLimit: 0,
  run: async (ctx) => void (await inTransaction(ctx, refreshOverduePrices)),
});
export const TURN_PROMOTION = { name: turnPromotionJob.name };
