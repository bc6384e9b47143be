import { inArray } from "drizzle-orm";
import { job } from "../platform/jobs.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { refreshPrices } from "./refresh-prices.server.ts";
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
export const TURN_PROMOTION = { name: turnPromotionJob.name };
