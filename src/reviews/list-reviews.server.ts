import { and, count, desc, eq } from "drizzle-orm";
import { rugColumns } from "../catalog/rug-columns.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { searchIn } from "../platform/search-text.server.ts";
import type { ReviewQuery } from "./contract.ts";
import type { ReviewRow } from "./present.server.ts";
import type { ReviewStatus } from "./rules/statuses.ts";
import { reviews } from "./table.server.ts";

export async function listReviews(
  ctx: Ctx,
  query: ReviewQuery & { search?: string; status?: ReviewStatus },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const rugName = rugColumns.name(reviews.rugId);
  const where = and(
    query.carpetId ? eq(reviews.rugId, query.carpetId) : undefined,
    query.status ? eq(reviews.status, query.status) : undefined,
    searchIn(query.search, reviews.name, reviews.email, reviews.comment, rugName),
  );
  const joined = ctx.db.select({ review: reviews, rugName }).from(reviews);
  const counted = ctx.db.select({ n: count() }).from(reviews);
  const [rows, totals] = await Promise.all([
    joined.where(where).orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(limit).offset(offset),
    counted.where(where),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}
