import type { Ctx } from "../platform/ctx.server.ts";
import { factsOf } from "./facts.server.ts";
import { shownDocument } from "./published.server.ts";
import { readMarkdown } from "./read-markdown.server.ts";
import { fillPlaceholders } from "./rules/placeholders.ts";
import type { Reading } from "./rules/reading.ts";
import type { ReadingSlug } from "./rules/slugs.ts";
import type { HomeDocument } from "./shape.ts";

/** The link of a draft carries its token; nobody else's page does. */
const previewOf = (request: Request): string | null => new URL(request.url).searchParams.get("preview");

const isNow = ({ from, until }: { from: string | null; until: string | null }, now: Date): boolean =>
  (!from || Date.parse(from) <= now.getTime()) && (!until || now.getTime() < Date.parse(until));

export const shownReading = async (ctx: Ctx, slug: ReadingSlug, request: Request): Promise<Reading> =>
  readMarkdown(await shownDocument(ctx, slug, previewOf(request)), factsOf(ctx));

/** A page's description, with the facts in it. */
export const withFacts = (ctx: Ctx, text: string): string => fillPlaceholders(text, factsOf(ctx));

export async function shownHome(ctx: Ctx, request: Request): Promise<HomeDocument> {
  const { slides, ...home } = await shownDocument(ctx, "home", previewOf(request));
  const facts = factsOf(ctx);
  const said = (text: string) => fillPlaceholders(text, facts);
  const live = slides.filter((slide) => slide.isOn && isNow(slide, ctx.now()));
  return {
    ...home,
    slides: live.map((slide) => ({
      ...slide,
      label: said(slide.label),
      title: said(slide.title),
      subtitle: said(slide.subtitle),
    })),
  };
}

/** Undefined while there is nothing to announce. */
export async function shownAnnouncement(ctx: Ctx, request: Request): Promise<{ text: string; link: string } | undefined> {
  const { text, link, ...period } = await shownDocument(ctx, "announcement", previewOf(request));
  return text && isNow(period, ctx.now()) ? { text: fillPlaceholders(text, factsOf(ctx)), link } : undefined;
}
