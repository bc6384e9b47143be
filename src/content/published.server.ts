import { eq } from "drizzle-orm";
import type { Bus } from "../platform/bus.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { contentState, documentOf, publishedVersion } from "./content-state.server.ts";
import { defaultDocument } from "./default-documents.ts";
import type { Slug } from "./rules/slugs.ts";
import { type Document, type DocumentOf, shapeOf } from "./shape.ts";
import { content, type ContentRow } from "./table.server.ts";

type Known = { rows: Promise<ContentRow[]>; documents: Map<string, Promise<Document>> };
const memory = new WeakMap<Bus, Known | undefined>();
const listening = new WeakSet<Bus>();

/** In this copy's memory until something is published anywhere. */
function known(ctx: Ctx): Known {
  const { bus } = ctx;
  if (!listening.has(bus)) {
    listening.add(bus);
    bus.onStale((tags) => {
      if (tags.includes("content") || tags.includes("*")) memory.delete(bus);
    });
  }
  const there = memory.get(bus);
  if (there) return there;
  const read: Known = { rows: ctx.db.select().from(content).execute(), documents: new Map() };
  read.rows.catch(() => memory.delete(bus));
  memory.set(bus, read);
  return read;
}

const TOKEN = /^[\w-]{20,100}$/;

/** Whether a draft's link carries this, of one text or of any: whoever has it sees the page, though the shop is closed. */
export async function isPreview(ctx: Ctx, token: string | null | undefined, slug?: Slug): Promise<boolean> {
  if (!token || !TOKEN.test(token)) return false;
  const [row] = await ctx.db.select({ slug: content.slug }).from(content).where(eq(content.previewToken, token));
  return row !== undefined && (slug === undefined || row.slug === slug);
}

/** What visitors read of a text now, or its draft for who has the preview's link. */
export async function shownDocument<S extends Slug>(ctx: Ctx, slug: S, preview?: string | null): Promise<DocumentOf<S>> {
  // Not from memory: drafts are saved without telling anybody.
  if (await isPreview(ctx, preview, slug)) return (await contentState(ctx, slug)).draft as DocumentOf<S>;
  const { rows, documents } = known(ctx);
  const row = (await rows).find((each) => each.slug === slug);
  if (!row) return defaultDocument(slug);
  const version = publishedVersion(row, ctx.now());
  const key = `${slug} ${version}`;
  const reading = documents.get(key) ?? documentOf(ctx, slug, version);
  documents.set(key, reading);
  const { data } = shapeOf(slug).safeParse(await reading);
  return (data ?? defaultDocument(slug)) as DocumentOf<S>;
}
