import { and, count, desc, eq, sql } from "drizzle-orm";
import { rugs } from "../catalog/table.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { fold } from "../platform/text.ts";
import type { ReviewQuery } from "./contract.ts";
import type { ReviewRow } from "./present.server.ts";
import { reviews } from "./table.server.ts";

export async function listReviews(
  ctx: Ctx,
  query: ReviewQuery & { search?: string },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const where = and(
    query.carpetId ? eq(reviews.rugId, query.carpetId) : undefined,
    query.search
      ? sql`position(${fold(query.search)} in fold(concat_ws(' ', ${reviews.name}, ${reviews.email}, ${reviews.comment}, ${rugs.name}))) > 0`
      : undefined,
  );
  const joined = ctx.db.select({ review: reviews, rugName: rugs.name }).from(reviews).leftJoin(rugs, eq(rugs.id, reviews.rugId));
  const counted = ctx.db.select({ n: count() }).from(reviews).leftJoin(rugs, eq(rugs.id, reviews.rugId));
  const [rows, totals] = await Promise.all([
    joined.where(where).orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(limit).offset(offset),
    counted.where(where),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}
