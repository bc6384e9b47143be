import { count, desc, eq, sql } from "drizzle-orm";
import { type Ctx, staffLanguage } from "../platform/ctx.server.ts";
import { type Paging, windowOf } from "../platform/http/paging.server.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import type { ImportEntry } from "./contract.ts";
import { presentImport, type Progress } from "./present.server.ts";
import { imports } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Row = Progress["pictures"] & { import_id: number; picture_problems: Progress["picture_problems"] };
const NOTHING: Progress = { pictures: { total: 0, waiting: 0, done: 0, failed: 0 }, picture_problems: [] };
const MOST_PROBLEMS = 50;

async function progressOf(ctx: Ctx, ids: number[]): Promise<Map<number, Progress>> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select import_id, count(*)::int as total, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'failed')::int as failed,
      coalesce(json_agg(json_build_object('carpet_id', rug_id, 'address', address, 'problem', problem) order by id)
        filter (where problem <> ''), '[]') as picture_problems
    from import_pictures where import_id = any (${sql.param(ids)}::int[]) and state <> 'dropped' group by import_id`);
  return new Map(
    rows.map(({ import_id: id, picture_problems: problems, ...pictures }) => [
      id,
      { pictures, picture_problems: problems.slice(0, MOST_PROBLEMS) },
    ]),
  );
}

export async function listImports(ctx: StaffCtx, query: Paging): Promise<{ rows: ImportEntry[]; total: number }> {
  const { limit, offset } = windowOf(query, 20, 100);
  const [rows, totals] = await Promise.all([
    ctx.db.select().from(imports).orderBy(desc(imports.id)).limit(limit).offset(offset),
    ctx.db.select({ n: count() }).from(imports),
  ]);
  const progress = await progressOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => presentImport(row, progress.get(row.id) ?? NOTHING, staffLanguage(ctx.caller))),
    total: totals[0]?.n ?? 0,
  };
}

export async function readImport(ctx: StaffCtx, { id }: { id: number }): Promise<ImportEntry> {
  const [row] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (!row) throw refuse("imports.not_found");
  return presentImport(row, (await progressOf(ctx, [id])).get(id) ?? NOTHING, staffLanguage(ctx.caller));
}
