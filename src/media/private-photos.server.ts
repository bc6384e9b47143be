import { randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import sharp from "sharp";
import type { Ctx } from "../platform/ctx.server.ts";
import { type MultipartFault, receiveMultipart, type Received } from "../platform/http/receive-multipart.server.ts";
import { job } from "../platform/jobs.server.ts";
import { Refusal } from "../platform/refusal.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { cleanFile } from "./clean-file.server.ts";
import type { Storage } from "./storage/storage.ts";
import { privatePhotos } from "./table.server.ts";
import { refuse, refusePhoto } from "./texts.ts";

export type PhotoCtx = Ctx & { storage: Storage };

const MOST_BYTES = 10 * 1024 * 1024;
/** Enough to see a flaw in the weave; a phone's photo is larger. */
const MOST_PIXELS = 2000;
/** What lies under `private` is never served by its address. */
export const PHOTOS_ROOT = "private/photos";
const keyOf = (id: string): string => `${PHOTOS_ROOT}/${id}.jpg`;

type Rules = { most: number; orderId: string | null; about: string };

/**
 * People's photos about an order: judged by their bytes, made smaller, without what the camera wrote, under a name nobody
 * can guess. `rulesOf` says whose they are once the fields are read, and may refuse.
 */
export const keepPrivatePhotos = (
  ctx: PhotoCtx,
  request: Request,
  rulesOf: (received: Received) => Promise<Rules>,
): Promise<string[]> => {
  const limits = {
    mostFiles: 3,
    mostBytes: MOST_BYTES,
    refuse: (fault: MultipartFault) =>
      fault === "too_large" ? refusePhoto("media.photo_too_large") : refusePhoto(`media.photo_${fault}`),
  };
  return receiveMultipart(ctx, request, limits, async (received) => {
    const { most, orderId, about } = await rulesOf(received);
    if (received.files.length === 0) throw refusePhoto("media.photo_missing");
    const known = await ctx.db.$count(privatePhotos, eq(privatePhotos.about, about));
    if (known + received.files.length > most) throw refusePhoto("media.photo_too_many_files");
    const photos: Uint8Array[] = [];
    for (const file of received.files) {
      const { path, mimetype } = await cleanFile(file).catch(inOurWords);
      if (!mimetype.startsWith("image/")) throw refusePhoto("media.photo_wrong_type");
      const size = { width: MOST_PIXELS, height: MOST_PIXELS, fit: "inside", withoutEnlargement: true } as const;
      photos.push(await sharp(path).rotate().resize(size).jpeg({ quality: 82 }).toBuffer());
    }
    const ids: string[] = [];
    for (const bytes of photos) {
      const id = randomBytes(16).toString("hex");
      await ctx.storage.put(keyOf(id), bytes, { type: "image/jpeg", size: bytes.length });
      ids.push(id);
    }
    await inTransaction(ctx, async (inner) => {
      // Counted again one after the other: who sends many at once has no more than who does not. The sweep takes the files.
      await inner.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${about}, 1112))`);
      const now = await inner.db.$count(privatePhotos, eq(privatePhotos.about, about));
      const { rows } = await inner.db.execute(sql`select from orders where id = ${orderId} for key share`);
      if (orderId && rows.length === 0) throw refusePhoto("media.photo_gone");
      if (now + ids.length > most) throw refusePhoto("media.photo_too_many_files");
      await inner.db.insert(privatePhotos).values(ids.map((id) => ({ id, orderId, about, createdAt: ctx.now() })));
    });
    return ids;
  });
};

/** Media's own words are staff's, and name films. */
function inOurWords(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw refusePhoto(error.status === 413 ? "media.photo_too_many_pixels" : "media.photo_wrong_type");
}

/** The photos of many things in one look: `return:4` → their ids. */
export async function photosAbout(ctx: Ctx, about: readonly string[]): Promise<Map<string, string[]>> {
  if (about.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(privatePhotos)
    .where(inArray(privatePhotos.about, [...about]))
    .orderBy(privatePhotos.createdAt, privatePhotos.id);
  return new Map([...Map.groupBy(rows, (row) => row.about)].map(([name, each]) => [name, each.map(({ id }) => id)]));
}

/** `about` is asked for where not every photo may be seen. */
export async function readPhoto(ctx: PhotoCtx, id: string, about?: string): Promise<Response> {
  const mine = and(eq(privatePhotos.id, id), about ? eq(privatePhotos.about, about) : undefined);
  const [row] = await ctx.db.select().from(privatePhotos).where(mine);
  const bytes = row && (await ctx.storage.bytes(keyOf(row.id)));
  if (!bytes) throw refuse("media.not_found");
  const headers = { "content-type": "image/jpeg", "cache-control": "private, max-age=3600", "x-robots-tag": "noindex" };
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}

/** Deleted with the person: the rows at once, the files with them or by the next sweep. */
export async function erasePhotos(ctx: Ctx & { storage?: Storage }, orderIds: readonly string[]): Promise<number> {
  if (orderIds.length === 0) return 0;
  const gone = await ctx.db
    .delete(privatePhotos)
    .where(inArray(privatePhotos.orderId, [...orderIds]))
    .returning({ id: privatePhotos.id });
  for (const { id } of gone) await ctx.storage?.remove(keyOf(id));
  return gone.length;
}

const OLD_MS = 60 * 60 * 1000;

/** Every hour: files that no row knows of, left by a deleted order or by a copy that died in between. */
export const sweepPhotos = job<object, PhotoCtx>({
  name: "private-photos-sweep",
  schedule: "17 * * * *",
  retryLimit: 0,
  run: async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from private_photos`);
    const known = new Set(rows.map(({ id }) => keyOf(id)));
    for (const key of (await ctx.storage.list(`${PHOTOS_ROOT}/`)).filter((each) => !known.has(each))) {
      const file = await ctx.storage.head(key);
      if (file && ctx.now().getTime() - file.modified.getTime() > OLD_MS) await ctx.storage.remove(key);
    }
  },
});
