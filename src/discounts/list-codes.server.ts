import { count, desc } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf, type Paging } from "../platform/http/paging.server.ts";
import { searchIn } from "../platform/search-text.server.ts";
import type { CodeRow } from "./present.server.ts";
import { discountCodes } from "./table.server.ts";

export async function listCodes(ctx: Ctx, query: Paging & { search?: string }): Promise<{ rows: CodeRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const where = searchIn(query.search, discountCodes.code, discountCodes.name, discountCodes.description);
  const [rows, totals] = await Promise.all([
    ctx.db
      .select()
      .from(discountCodes)
      .where(where)
      .orderBy(desc(discountCodes.createdAt), desc(discountCodes.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(discountCodes).where(where),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}
