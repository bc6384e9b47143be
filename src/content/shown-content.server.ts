import type { Ctx } from "../platform/ctx.server.ts";
import { defaultDocument } from "./default-documents.ts";
import { factsOf } from "./facts.server.ts";
import { shownDocument } from "./published.server.ts";
import { readMarkdown } from "./read-markdown.server.ts";
import { fillPlaceholders } from "./rules/placeholders.ts";
import type { Reading } from "./rules/reading.ts";
import type { ReadingSlug } from "./rules/slugs.ts";

/** The link of a draft carries its token; nobody else's page does. */
const previewOf = (request: Request): string | null => new URL(request.url).searchParams.get("preview");

const isNow = ({ from, until }: { from: string | null; until: string | null }, now: Date): boolean =>
  (!from || Date.parse(from) <= now.getTime()) && (!until || now.getTime() < Date.parse(until));

/** The owner's own words, or none while the page says what the shop came with, in sentences that follow the settings. */
export async function ownReading(ctx: Ctx, slug: ReadingSlug, request: Request): Promise<Reading | null> {
  const text = await shownDocument(ctx, slug, previewOf(request));
  return text === defaultDocument(slug) ? null : readMarkdown(text, factsOf(ctx));
}

/** Undefined while there is nothing to announce. */
export async function shownAnnouncement(ctx: Ctx, request: Request): Promise<{ text: string; link: string } | undefined> {
  const { text, link, ...period } = await shownDocument(ctx, "announcement", previewOf(request));
  return text && isNow(period, ctx.now()) ? { text: fillPlaceholders(text, factsOf(ctx)), link } : undefined;
}
