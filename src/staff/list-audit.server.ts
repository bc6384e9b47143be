import { and, count, desc, eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { type Paging, windowOf } from "../platform/http/paging.server.ts";
import { searchIn } from "../platform/search-text.server.ts";
import type { AuditEntry } from "./audit-contract.ts";
import { auditTrail } from "./table.server.ts";

type Filter = Paging & { search?: string; subject?: string };

export async function listAudit(ctx: Ctx, filter: Filter): Promise<{ entries: AuditEntry[]; total: number }> {
  const { limit, offset } = windowOf(filter, 20, 200);
  const where = and(
    filter.subject ? eq(auditTrail.subject, filter.subject) : undefined,
    searchIn(
      filter.search,
      auditTrail.label,
      auditTrail.subject,
      auditTrail.subjectId,
      auditTrail.action,
      auditTrail.device,
      auditTrail.session,
      auditTrail.person,
    ),
  );
  const [rows, totals] = await Promise.all([
    ctx.db.select().from(auditTrail).where(where).orderBy(desc(auditTrail.id)).limit(limit).offset(offset),
    ctx.db.select({ n: count() }).from(auditTrail).where(where),
  ]);
  return {
    entries: rows.map(({ subjectId, at, ...row }) => ({ ...row, subject_id: subjectId, at: at.toISOString() })),
    total: totals[0]?.n ?? 0,
  };
}
