import { lockRug } from "../catalog/lock-rug.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { reviews } from "./table.server.ts";
import { refuse } from "./texts.ts";

export type Submitted = { orderId: string; rugId: number; name: string; email: string; rating: number; comment: string };

/** A buyer's review of a rug of their order, once; it is seen when staff have read it. Inside a transaction, the order locked. */
export async function submitReview(ctx: Ctx, review: Submitted): Promise<number> {
  if ((await lockRug(ctx, { id: review.rugId })) === undefined) throw refuse("reviews.unknown_rug");
  const values = { ...review, isVerified: true, status: "pending" as const, createdAt: ctx.now() };
  const [row] = await ctx.db.insert(reviews).values(values).onConflictDoNothing().returning({ id: reviews.id });
  if (!row) throw refuse("reviews.written_already");
  return row.id;
}
