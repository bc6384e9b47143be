import { eq, type SQL } from "drizzle-orm";
import { z } from "zod";
import { type Ctx, staffLanguage } from "../platform/ctx.server.ts";
import { invalidInput } from "../platform/http/errors.server.ts";
import { strictShape } from "../platform/request-shape.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { checkFiles, type FilesCtx } from "./check-files.server.ts";
import { anotherPreviewToken, contentRow, contentState, documentOf, publishedVersion } from "./content-state.server.ts";
import type { ContentState } from "./contract.ts";
import type { Slug } from "./rules/slugs.ts";
import { type Document, shapeOf } from "./shape.ts";
import { content, type ContentRow, contentVersions } from "./table.server.ts";
import { refuse } from "./texts.ts";
import { PUBLISH_CONTENT } from "./publish-job.server.ts";

const change = (ctx: Ctx, slug: Slug, set: Partial<Omit<ContentRow, "previewToken">> & { previewToken?: SQL }) =>
  ctx.db.update(content).set(set).where(eq(content.slug, slug));

async function addVersion(ctx: StaffCtx, row: ContentRow, document: Document): Promise<void> {
  const version = row.version + 1;
  const savedBy = ctx.caller?.staff?.name ?? "";
  await ctx.db.insert(contentVersions).values({ slug: row.slug, version, document, savedAt: ctx.now(), savedBy });
  await change(ctx, row.slug, { version });
}

/** Every save is a version; whoever began from an older one is told, and overwrites nobody. */
export const saveDraft = (outer: FilesCtx, slug: Slug, given: { draft: unknown; version: number }): Promise<ContentState> =>
  inTransaction(outer, async (ctx) => {
    const { data, error } = z.object({ draft: strictShape(shapeOf(slug)) }).safeParse({ draft: given.draft });
    if (error) throw invalidInput(error, staffLanguage(ctx.caller));
    const row = await contentRow(ctx, slug, { lock: true });
    if (row.version !== given.version) throw refuse("content.changed", undefined, { extra: { version: row.version } });
    await checkFiles(ctx, data.draft, await documentOf(ctx, slug, row.version));
    await addVersion(ctx, row, data.draft);
    await writeAudit(ctx, {
      action: "update",
      subject: "content",
      id: slug,
      label: slug,
      changes: { draft: [row.version, row.version + 1] },
    });
    return contentState(ctx, slug);
  });

export const restoreVersion = (outer: StaffCtx, slug: Slug, version: number): Promise<ContentState> =>
  inTransaction(outer, async (ctx) => {
    const row = await contentRow(ctx, slug, { lock: true });
    await addVersion(ctx, row, await documentOf(ctx, slug, version));
    await writeAudit(ctx, {
      action: "update",
      subject: "content",
      id: slug,
      label: slug,
      changes: { restored: [null, version] },
    });
    return contentState(ctx, slug);
  });

/** Moments inside a document at which pages look different. */
const momentsIn = (document: Document): Date[] => {
  const periods = typeof document === "string" ? [] : "slides" in document ? document.slides : [document];
  return periods.flatMap(({ from, until }) => [from, until]).flatMap((at) => (at ? [new Date(at)] : []));
};

type Publishing = { at?: string | null; version?: number };

/** Now, or at a time: then a job makes every copy show it. */
export const publishContent = (outer: StaffCtx, slug: Slug, { at, version }: Publishing): Promise<ContentState> =>
  inTransaction(outer, async (ctx) => {
    const row = await contentRow(ctx, slug, { lock: true });
    if (version !== undefined && version !== row.version)
      throw refuse("content.changed", undefined, { extra: { version: row.version } });
    const when = at ? new Date(at) : ctx.now();
    const isLater = when > ctx.now();
    if (isLater) {
      // What was due before stays published until the next one is.
      const publishedNow = publishedVersion(row, ctx.now());
      await change(ctx, slug, { publishedVersion: publishedNow, scheduledVersion: row.version, scheduledAt: when });
    } else
      await change(ctx, slug, {
        publishedVersion: row.version,
        publishedAt: ctx.now(),
        previewToken: anotherPreviewToken,
        scheduledVersion: null,
        scheduledAt: null,
      });
    await touch(ctx, "content");
    const moments = [...(isLater ? [when] : []), ...momentsIn(await documentOf(ctx, slug, row.version))];
    for (const startAfter of moments.filter((moment) => moment > ctx.now()))
      await ctx.jobs.enqueue(ctx, PUBLISH_CONTENT, { slug }, { startAfter });
    const changes = {
      published: [row.publishedVersion, row.version] as [number, number],
      ...(isLater && { at: [null, at] as [null, string] }),
    };
    await writeAudit(ctx, { action: "publish", subject: "content", id: slug, label: slug, changes });
    return contentState(ctx, slug);
  });

export const unschedule = (outer: StaffCtx, slug: Slug): Promise<ContentState> =>
  inTransaction(outer, async (ctx) => {
    const row = await contentRow(ctx, slug, { lock: true });
    const set = { publishedVersion: publishedVersion(row, ctx.now()), scheduledVersion: null, scheduledAt: null };
    await change(ctx, slug, set);
    await touch(ctx, "content");
    await writeAudit(ctx, {
      action: "update",
      subject: "content",
      id: slug,
      label: slug,
      changes: { at: [row.scheduledAt, null] },
    });
    return contentState(ctx, slug);
  });
