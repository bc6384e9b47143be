import { eq } from "drizzle-orm";
import { rugColumns } from "../catalog/rug-columns.server.ts";
import { dropLetter, proveAddress } from "../messages/letters/queue-letter.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import type { StockRequest } from "./contract.ts";
import { stockRequests } from "./table.server.ts";
import { refuse } from "./texts.ts";

export async function ownRequest(ctx: Ctx, { token }: { token: string }): Promise<StockRequest> {
  const [row] = await ctx.db
    .select({
      request: stockRequests,
      name: rugColumns.name(stockRequests.rugId),
      thumbnail: rugColumns.thumbnail(stockRequests.rugId),
    })
    .from(stockRequests)
    .where(eq(stockRequests.token, token));
  if (!row) throw refuse("stock_requests.not_found");
  const { request, name, thumbnail } = row;
  return {
    rug: { id: request.rugId, name: name ?? "", thumbnail: thumbnail ?? "" },
    size: request.size,
    confirmed: request.confirmedAt !== null,
    told: request.toldAt !== null,
  };
}

/** The mailbox is theirs: they have pressed its letter's button. */
export const confirmRequest = (outer: Ctx, { token }: { token: string }): Promise<StockRequest> =>
  inTransaction(outer, async (ctx) => {
    const [row] = await ctx.db.select().from(stockRequests).where(eq(stockRequests.token, token)).for("update");
    if (!row) throw refuse("stock_requests.not_found");
    if (!row.confirmedAt) await ctx.db.update(stockRequests).set({ confirmedAt: ctx.now() }).where(eq(stockRequests.id, row.id));
    await proveAddress(ctx, row.email);
    return ownRequest(ctx, { token });
  });

export const cancelRequest = (outer: Ctx, { token }: { token: string }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const [gone] = await ctx.db.delete(stockRequests).where(eq(stockRequests.token, token)).returning();
    if (gone) await dropLetter(ctx, gone.email, `stock-request:${token}`);
    return { success: true };
  });
