import { eq } from "drizzle-orm";
import { rugColumns } from "../catalog/rug-columns.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { ReviewRow } from "./present.server.ts";
import { reviews } from "./table.server.ts";
import { refuse } from "./texts.ts";

export async function getReview(ctx: Ctx, { id }: { id: number }): Promise<ReviewRow> {
  const [row] = await ctx.db
    .select({ review: reviews, rugName: rugColumns.name(reviews.rugId) })
    .from(reviews)
    .where(eq(reviews.id, id));
  if (!row) throw refuse("reviews.not_found");
  return row;
}
