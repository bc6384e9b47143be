import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { addresses } from "../addresses.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { ContentState } from "./contract.ts";
import { defaultDocument } from "./default-documents.ts";
import { factsOf } from "./facts.server.ts";
import { SLUGS, type Slug } from "./rules/slugs.ts";
import type { Document } from "./shape.ts";
import { content, type ContentRow, contentVersions } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** The page that shows a text. */
const PAGES: Record<Slug, string> = {
  home: addresses.home(),
  announcement: addresses.home(),
  about: addresses.about(),
  questions: addresses.questions(),
  shipping: addresses.shipping(),
  returns: addresses.returns(),
  privacy: addresses.privacy(),
  terms: addresses.terms(),
};

export function slugOf(given: string): Slug {
  if (!(SLUGS as readonly string[]).includes(given)) throw refuse("content.unknown");
  return given as Slug;
}

/** What is published ends its draft: whoever has that draft's link does not see the next one. */
export const anotherPreviewToken = sql<string>`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;

/** The row of a text, made when it is first needed: version 1 is what the shop came with. */
export async function contentRow(ctx: Ctx, slug: Slug, { lock = false } = {}): Promise<ContentRow> {
  const find = async () => {
    const found = ctx.db.select().from(content).where(eq(content.slug, slug));
    return (await (lock ? found.for("update") : found))[0];
  };
  const known = await find();
  if (known) return known;
  const previewToken = randomBytes(24).toString("base64url");
  const made = await ctx.db
    .insert(content)
    .values({ slug, version: 1, publishedVersion: 1, previewToken })
    .onConflictDoNothing()
    .returning();
  if (made.length > 0)
    await ctx.db.insert(contentVersions).values({ slug, version: 1, savedAt: ctx.now() }).onConflictDoNothing();
  return (await find())!;
}

export async function documentOf(ctx: Ctx, slug: Slug, version: number): Promise<Document> {
  const which = and(eq(contentVersions.slug, slug), eq(contentVersions.version, version));
  const [row] = await ctx.db.select({ document: contentVersions.document }).from(contentVersions).where(which);
  if (!row) throw refuse("content.no_such_version");
  return (row.document as Document | null) ?? defaultDocument(slug);
}

/** A time that has come counts as published, though its job may run a moment later. */
export const publishedVersion = (row: ContentRow, now: Date): number =>
  row.scheduledVersion !== null && row.scheduledAt !== null && row.scheduledAt <= now
    ? row.scheduledVersion
    : row.publishedVersion;

export function presentRow(ctx: Ctx, row: ContentRow): Omit<ContentState, "draft" | "published" | "facts"> {
  const published = publishedVersion(row, ctx.now());
  const isDue = published !== row.publishedVersion || (row.scheduledAt !== null && row.scheduledAt <= ctx.now());
  return {
    slug: row.slug,
    version: row.version,
    publishedVersion: published,
    publishedAt: ((isDue ? row.scheduledAt : row.publishedAt) ?? null)?.toISOString() ?? null,
    scheduledVersion: isDue ? null : row.scheduledVersion,
    scheduledAt: isDue ? null : (row.scheduledAt?.toISOString() ?? null),
    previewUrl: `${ctx.origin()}${PAGES[row.slug]}?preview=${row.previewToken}`,
  };
}

export async function contentState(ctx: Ctx, slug: Slug): Promise<ContentState> {
  const row = await contentRow(ctx, slug);
  const shown = presentRow(ctx, row);
  const draft = await documentOf(ctx, slug, row.version);
  return { ...shown, draft, published: await documentOf(ctx, slug, shown.publishedVersion), facts: factsOf(ctx) };
}
