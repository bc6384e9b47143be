import type { Ctx } from "../platform/ctx.server.ts";
import { reviews } from "./table.server.ts";
import { refuse } from "./texts.ts";

export type Submitted = { orderId: string; rugId: number; name: string; email: string; rating: number; comment: string };

/** A buyer's review of a rug of their order, once; it is seen when staff have read it. */
export async function submitReview(ctx: Ctx, review: Submitted): Promise<number> {
  const values = { ...review, isVerified: true, status: "pending" as const, createdAt: ctx.now() };
  const [row] = await ctx.db.insert(reviews).values(values).onConflictDoNothing().returning({ id: reviews.id });
  if (!row) throw refuse("reviews.written_already");
  return row.id;
}
