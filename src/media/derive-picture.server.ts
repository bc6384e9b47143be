import sharp, { type Sharp } from "sharp";
import type { Ctx } from "../platform/ctx.server.ts";
import { decodeInTurn, readPicture } from "./read-picture.server.ts";
import { type PictureFormat, PICTURE_FORMATS, PICTURE_WIDTHS } from "./rules/picture-address.ts";
import { typeOf } from "./storage/key.ts";
import type { Storage } from "./storage/storage.ts";

sharp.cache(false);
sharp.concurrency(1);

/** Where derivatives are kept, beside the originals. */
const DERIVED = "derived/";
const MAX_PIXELS = 60_000_000;
/** Up to here a file is for a phone's dense screen, where a lower quality cannot be told from a higher one. */
const DENSE = 720;
/** Enough while a visitor waits; a file made ahead takes one more, which keeps ivory from turning pink for no more bytes. */
const EFFORT = 2;
export const UNHURRIED = 3;
const encode = {
  avif: (image: Sharp, width: number, effort: number) => image.avif({ quality: width <= DENSE ? 40 : 46, effort }),
  webp: (image: Sharp) => image.webp({ quality: 72, effort: 3 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 82, mozjpeg: true }),
} satisfies Record<PictureFormat, (image: Sharp, width: number, effort: number) => Sharp>;

export const encodePicture = (
  original: Uint8Array,
  width: number,
  format: PictureFormat,
  effort: number = EFFORT,
): Promise<Buffer> =>
  encode[format](
    sharp(original, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true }),
    width,
    effort,
  ).toBuffer();

/** `360/rugs/12/flat.avif.webp` → what it asks for; undefined when no such derivative exists. */
export function parseDerivative(path: string): { width: number; key: string; format: PictureFormat } | undefined {
  const match = /^(\d+)\/(.+)\.(avif|webp|jpg)$/.exec(path);
  const width = PICTURE_WIDTHS.find((each) => String(each) === match?.[1]);
  const format = PICTURE_FORMATS.find((each) => each === match?.[3]);
  if (!match?.[2] || !format || !width) return undefined;
  // A derivative of a derivative of one …: anybody could fill the disk.
  if (match[2].startsWith(DERIVED)) return undefined;
  return { width, key: match[2], format };
}

const making = new Map<string, Promise<Uint8Array | undefined>>();

/** Makes a derivative once and keeps it beside the originals; many callers wait for one encoder. */
export function derivePicture(ctx: Ctx & { storage: Storage }, path: string): Promise<Uint8Array | undefined> {
  const busy = making.get(path);
  if (busy) return busy;
  const work = derive(ctx, path).finally(() => making.delete(path));
  making.set(path, work);
  return work;
}

async function derive(ctx: Ctx & { storage: Storage }, path: string): Promise<Uint8Array | undefined> {
  const wanted = parseDerivative(path);
  if (!wanted) return undefined;
  const kept = `${DERIVED}${path}`;
  const known = await ctx.storage.bytes(kept);
  if (known) return known;
  const bytes = await decodeInTurn(async () => {
    const original = await readPicture(ctx.storage, wanted.key);
    return original && encodePicture(original, wanted.width, wanted.format);
  });
  if (!bytes) return undefined;
  await ctx.storage.put(kept, bytes, { type: typeOf(path) });
  return bytes;
}
