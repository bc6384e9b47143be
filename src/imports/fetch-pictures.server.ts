import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { fileTypeFromFile } from "file-type/node";
import sharp from "sharp";
import { type MediaCtx, missingMedia } from "../catalog/check-media.server.ts";
import { updateRug } from "../catalog/save-rug.server.ts";
import { keepFiles } from "../media/upload-files.server.ts";
import { reasonOf } from "../platform/describe-error.ts";
import { job } from "../platform/jobs.server.ts";
import { Refusal } from "../platform/refusal.ts";
import { LIMITS } from "../platform/time-limit.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import type { ImportEntry } from "./contract.ts";
import { fetchPicture, PictureRefused } from "./fetch-picture.server.ts";
import { readImport } from "./list-imports.server.ts";
import { importPictures } from "./table.server.ts";
import { refuse } from "./texts.ts";
import { inBoth } from "../platform/input-sentences.ts";

type Row = typeof importPictures.$inferSelect;
export const FETCH_JOB = { name: "fetch-import-pictures" };
const AT_ONCE = 4;
const MOST_TRIES = 3;
const PAUSE_MS = 60_000;
const MOST_PIXELS = 60_000_000;

/** Pictures whose turn has come. Nobody else takes them until well after the try is over. */
async function claim(ctx: MediaCtx): Promise<Row[]> {
  const lease = new Date(ctx.now().getTime() + 3 * LIMITS.importPicture);
  const due = sql`select id from import_pictures where due_at <= ${ctx.now()} order by due_at, id limit ${AT_ONCE} for update skip locked`;
  return ctx.db
    .update(importPictures)
    .set({ dueAt: lease, tries: sql`${importPictures.tries} + 1` })
    .where(sql`${importPictures.id} in (${due})`)
    .returning();
}

/** The picture as a file of this shop; its address here. */
async function bringIn(ctx: MediaCtx, { address, rugId }: Row): Promise<string> {
  const parent = join(ctx.env.DATA_DIR, "tmp");
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, "upload-"));
  try {
    let path = join(folder, "0");
    await fetchPicture(ctx, address, path);
    const type = (await fileTypeFromFile(path))?.mime ?? "";
    // Other shops' servers like to give these, which no upload of this one brings.
    if (type === "image/webp" || type === "image/avif") {
      await sharp(path, { limitInputPixels: MOST_PIXELS }).jpeg({ quality: 92 }).toFile(join(folder, "1"));
      path = join(folder, "1");
    } else if (!type.startsWith("image/")) throw new PictureRefused(inBoth("It is no picture", "No es una imagen"));
    const originalName = new URL(address).pathname.split("/").at(-1)!.slice(-200) || "picture";
    const [file] = await keepFiles(ctx, [{ field: "file", path, originalName }], String(rugId));
    return file!.url;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function attempt(ctx: MediaCtx, row: Row): Promise<void> {
  try {
    await settle(ctx, row, { media: await bringIn(ctx, row), state: "done", problem: "", dueAt: null });
  } catch (error) {
    const isFinal = error instanceof PictureRefused || error instanceof Refusal || row.tries >= MOST_TRIES;
    const problem = reasonOf(error).slice(0, 600);
    if (isFinal) await settle(ctx, row, { problem, state: "failed", dueAt: null });
    else await settle(ctx, row, { problem, dueAt: new Date(ctx.now().getTime() + row.tries * PAUSE_MS) });
  }
}

/** How a try went; the last of a rug's also shows them, so that no crash comes between. An import that was undone changes nothing any more. */
async function settle(outer: MediaCtx, { id, importId, rugId }: Row, values: Partial<Row>): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    // The import first, as undoing does: neither waits for the other's rugs.
    const open = sql`select from imports where id = ${importId} and undone_at is null for key share`;
    if ((await ctx.db.execute(open)).rows.length === 0) return;
    const of = and(eq(importPictures.importId, importId), eq(importPictures.rugId, rugId));
    await ctx.db.select().from(importPictures).where(of).orderBy(importPictures.id).for("update");
    await ctx.db
      .update(importPictures)
      .set(values)
      .where(and(eq(importPictures.id, id), eq(importPictures.state, "waiting")));
    const rows = await ctx.db.select().from(importPictures).where(of).orderBy(importPictures.position);
    if (!rows.some(({ state }) => state === "waiting")) await showPictures(ctx, { importId, rugId }, rows);
  });
}

/** A rug gets its new pictures once all of them have been tried, unless a later file has named others. */
async function showPictures(ctx: MediaCtx, { importId, rugId }: Pick<Row, "importId" | "rugId">, rows: Row[]): Promise<void> {
  const { rows: there } = await ctx.db.execute(sql`select from rugs where id = ${rugId} and not exists (
    select from import_pictures p join imports i on i.id = p.import_id and i.undone_at is null
    where p.rug_id = ${rugId} and p.import_id > ${importId}) for no key update`);
  if (there.length === 0) return;
  const images: string[] = [];
  for (const { state, media } of rows)
    // A file of this shop that the import named may have been deleted since.
    if (state === "done" && !(await missingMedia(ctx, { images: media })).images) images.push(media);
  if (images.length > 0) await updateRug(ctx, rugId, { images });
}

/** Goes on where it was left: what is still to do is in the table. */
export async function fetchPictures(ctx: MediaCtx): Promise<void> {
  for (let rows = await claim(ctx); rows.length > 0; rows = await claim(ctx))
    await Promise.all(rows.map((row) => attempt(ctx, row)));
}

export const fetchPicturesJob = job<object, MediaCtx>({
  ...FETCH_JOB,
  schedule: "* * * * *",
  retryLimit: 0,
  expireInSeconds: 3600,
  run: fetchPictures,
});

/** Staff try again what failed. */
export async function retryPictures(ctx: MediaCtx, { id }: { id: number }): Promise<ImportEntry> {
  if ((await readImport(ctx, { id })).undone_at) throw refuse("imports.undone");
  await ctx.db
    .update(importPictures)
    .set({ state: "waiting", tries: 0, dueAt: ctx.now() })
    .where(and(eq(importPictures.importId, id), eq(importPictures.state, "failed")));
  await ctx.jobs.enqueue(ctx, FETCH_JOB, {});
  return readImport(ctx, { id });
}
