import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { windowOf } from "../platform/http/paging.server.ts";
import { searchIn } from "../platform/search-text.server.ts";
import type { MessageQuery } from "./contract.ts";
import { contactMessages as messages, type MessageRow } from "./table.server.ts";

/** The thread in which something was last said comes first. Without a status: everything but spam. */
export async function listMessages(ctx: Ctx, query: MessageQuery): Promise<{ rows: MessageRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const { status, search } = query;
  const where = and(
    status === "all" ? undefined : status ? eq(messages.status, status) : ne(messages.status, "spam"),
    query.assignee ? eq(messages.assignee, query.assignee) : undefined,
    searchIn(search, messages.number, messages.name, messages.email, messages.phone, messages.message),
  );
  const [rows, totals] = await Promise.all([
    ctx.db
      .select()
      .from(messages)
      .where(where)
      .orderBy(sql`coalesce(${messages.lastAt}, ${messages.createdAt}) desc`, desc(messages.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(messages).where(where),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}
