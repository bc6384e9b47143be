import { sql } from "drizzle-orm";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { reviews } from "../../src/reviews/table.server.ts";
import { REVIEWS } from "./data/reviews.ts";

const DAY = 86_400_000;

export async function seedReviews(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.db
    .insert(reviews)
    .values(REVIEWS.map(({ daysAgo, ...review }) => ({ ...review, createdAt: new Date(now - daysAgo * DAY) })));
  await ctx.db.execute(sql`select refresh_rating(rug) from (select distinct rug_id as rug from reviews) r`);
}
