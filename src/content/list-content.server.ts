import { count, desc, eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { type Paging, windowOf } from "../platform/http/paging.server.ts";
import { contentRow, presentRow } from "./content-state.server.ts";
import type { ContentVersion } from "./contract.ts";
import { defaultDocument } from "./default-documents.ts";
import { SLUGS, type Slug } from "./rules/slugs.ts";
import type { Document } from "./shape.ts";
import { contentVersions } from "./table.server.ts";

export async function listContent(ctx: Ctx) {
  const rows = [];
  for (const slug of SLUGS) rows.push(presentRow(ctx, await contentRow(ctx, slug)));
  return rows;
}

export async function listVersions(ctx: Ctx, slug: Slug, query: Paging): Promise<{ versions: ContentVersion[]; total: number }> {
  const { limit, offset } = windowOf(query, 20, 100);
  const row = presentRow(ctx, await contentRow(ctx, slug));
  const mine = eq(contentVersions.slug, slug);
  const rows = await ctx.db
    .select()
    .from(contentVersions)
    .where(mine)
    .orderBy(desc(contentVersions.version))
    .limit(limit)
    .offset(offset);
  const totals = await ctx.db.select({ n: count() }).from(contentVersions).where(mine);
  const versions = rows.map(({ version, document, savedAt, savedBy }) => ({
    version,
    savedAt: version === 1 ? null : savedAt.toISOString(),
    savedBy,
    isPublished: version === row.publishedVersion,
    document: (document as Document | null) ?? defaultDocument(slug),
  }));
  return { versions, total: totals[0]?.n ?? 0 };
}
