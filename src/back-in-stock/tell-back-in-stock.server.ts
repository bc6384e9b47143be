import { eq, sql } from "drizzle-orm";
import { senderOf } from "../messages/letters/letter.ts";
import { queueLetter } from "../messages/letters/queue-letter.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { backLetter } from "./letters/stock-letters.ts";
import { stockRequests } from "./table.server.ts";

type Due = { id: number; token: string; email: string; size: string; rug_id: number; name: string; picture: string };

const BATCH = 200;

/** Confirmed wishes whose size is on the shelf: one letter each, however stock came back. */
export const tellBackInStock = (outer: Ctx): Promise<number> =>
  inTransaction(outer, async (ctx) => {
    const { rows } = await ctx.db.execute<Due>(sql`
      select q.id, q.token, q.email, s.size, q.rug_id, r.name, coalesce(nullif(r.thumbnail, ''), r.images[1], '') as picture
      from stock_requests q join rugs r on r.id = q.rug_id and r.is_active
        join rug_stock s on s.rug_id = q.rug_id and s.size = current_size(q.size) and s.on_sale and s.inventory > 0
      where q.confirmed_at is not null and q.told_at is null
      order by q.confirmed_at limit ${BATCH} for update of q skip locked`);
    for (const { id, token, email, size, rug_id: rugId, name, picture } of rows) {
      const letter = backLetter({ email, token, rug: { id: rugId, name, thumbnail: picture }, size }, senderOf(ctx));
      // They have asked for this one.
      await queueLetter(ctx, letter, { about: `back-in-stock:${token}`, always: true });
      await ctx.db.update(stockRequests).set({ toldAt: ctx.now() }).where(eq(stockRequests.id, id));
    }
    return rows.length;
  });

export const tellBackInStockJob = job<object>({
  name: "tell-back-in-stock",
  schedule: "* * * * *",
  retryLimit: 0,
  run: async (ctx) => {
    await tellBackInStock(ctx);
  },
});
