import type { Ctx } from "../platform/ctx.server.ts";
import { defaultDocument } from "./default-documents.ts";
import { factsOf } from "./facts.server.ts";
import { isPreview, shownDocument } from "./published.server.ts";
import { readMarkdown } from "./read-markdown.ts";
import { fillPlaceholders } from "./rules/placeholders.ts";
import type { Reading } from "./rules/reading.ts";
import type { ReadingSlug } from "./rules/slugs.ts";
import type { HomeDocument } from "./shape.ts";

/** The link of a draft carries its token; nobody else's page does. */
export const previewOf = (request: Request): string | null => new URL(request.url).searchParams.get("preview");

const isNow = ({ from, until }: { from: string | null; until: string | null }, now: Date): boolean =>
  (!from || Date.parse(from) <= now.getTime()) && (!until || now.getTime() < Date.parse(until));

/** The owner's own words, or none while the page says what the shop came with, in sentences that follow the settings. */
export async function ownReading(ctx: Ctx, slug: ReadingSlug, request: Request): Promise<Reading | null> {
  const text = await shownDocument(ctx, slug, previewOf(request));
  return text === defaultDocument(slug) ? null : readMarkdown(text, factsOf(ctx));
}

type Filled = Record<string, unknown>;

/** The home page's words with the facts in them, and the slides of this moment; a draft shows those to come, too. */
export async function shownHome(ctx: Ctx, preview: string | null): Promise<HomeDocument> {
  const home = await shownDocument(ctx, "home", preview);
  // Anybody can write the parameter: only the draft's own token shows what is to come.
  const isDraft = await isPreview(ctx, preview, "home");
  const facts = factsOf(ctx);
  const fill = <T extends Filled>(each: T): T =>
    Object.fromEntries(
      Object.entries(each).map(([name, value]) => [name, typeof value === "string" ? fillPlaceholders(value, facts) : value]),
    ) as T;
  const slides = home.slides.filter(({ isOn, from, until }) => isOn && isNow({ from: isDraft ? null : from, until }, ctx.now()));
  return {
    slides: slides.map(fill),
    cards: home.cards.map(fill),
    sections: home.sections.filter(({ isOn }) => isOn),
    ...(home.workshop?.isOn && { workshop: { ...fill(home.workshop), pictures: home.workshop.pictures.map(fill) } }),
  };
}

/** Undefined while there is nothing to announce. */
export async function shownAnnouncement(ctx: Ctx, request: Request): Promise<{ text: string; link: string } | undefined> {
  const { text, link, ...period } = await shownDocument(ctx, "announcement", previewOf(request));
  return text && isNow(period, ctx.now()) ? { text: fillPlaceholders(text, factsOf(ctx)), link } : undefined;
}
