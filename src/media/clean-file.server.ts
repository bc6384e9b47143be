import { readFile, stat } from "node:fs/promises";
import { fileTypeFromFile } from "file-type/node";
import sharp, { type Sharp } from "sharp";
import type { ReceivedFile } from "../platform/http/receive-multipart.server.ts";
import { decodeBmp } from "./decode-bmp.ts";
import { scrubMp4 } from "./scrub/scrub-mp4.server.ts";
import { scrubWebm } from "./scrub/scrub-webm.server.ts";
import { refuse } from "./texts.ts";

const MAX_PIXELS = 60_000_000;
/** An animation's frames together. */
const MAX_FRAMES_PIXELS = 250_000_000;

export type Clean = {
  path: string;
  extension: string;
  mimetype: string;
  size: number;
  width: number | null;
  height: number | null;
};

const PICTURES: Record<string, { extension: string; limit: number; encode: (image: Sharp) => Sharp }> = {
  "image/jpeg": { extension: "jpg", limit: MAX_PIXELS, encode: (image) => image.rotate().jpeg({ quality: 92 }) },
  "image/png": { extension: "png", limit: MAX_PIXELS, encode: (image) => image.png({ compressionLevel: 7 }) },
  "image/gif": { extension: "gif", limit: MAX_FRAMES_PIXELS, encode: (image) => image.gif() },
};
const FILMS: Record<string, { extension: string; scrub: (path: string) => Promise<void> }> = {
  "video/mp4": { extension: "mp4", scrub: scrubMp4 },
  "video/webm": { extension: "webm", scrub: scrubWebm },
};

/** Judges a file by its bytes, never its name, and leaves out what a camera wrote about time and place. */
export async function cleanFile(file: ReceivedFile): Promise<Clean> {
  const mimetype = (await fileTypeFromFile(file.path))?.mime ?? "";
  const film = FILMS[mimetype];
  if (film) {
    await film.scrub(file.path).catch(() => {
      throw refuse("media.unreadable", { name: file.originalName });
    });
    const { size } = await stat(file.path);
    return { path: file.path, extension: film.extension, mimetype, size, width: null, height: null };
  }
  if (mimetype === "image/bmp") return inTurn(() => cleanPicture(file, "image/png", decodeBmp));
  if (!PICTURES[mimetype]) throw refuse("media.wrong_type", { name: file.originalName });
  return inTurn(() => cleanPicture(file, mimetype));
}

/** What sharp cannot read is decoded first. */
async function cleanPicture(file: ReceivedFile, mimetype: string, decode?: typeof decodeBmp): Promise<Clean> {
  const { extension, limit, encode } = PICTURES[mimetype]!;
  const path = `${file.path}.clean`;
  try {
    // Encoding anew drops EXIF, GPS, comments and anything hidden behind the picture.
    const { bytes: input, raw } = decode ? decode(await readFile(file.path), limit) : { bytes: file.path, raw: {} };
    const image = sharp(input, { limitInputPixels: limit, animated: extension === "gif", sequentialRead: true, ...raw });
    const { width, height, pageHeight, size } = await encode(image).toFile(path);
    return { path, extension, mimetype, size, width, height: pageHeight ?? height };
  } catch (error) {
    if (/pixel limit/i.test(String(error))) throw refuse("media.too_many_pixels");
    throw refuse("media.unreadable", { name: file.originalName });
  }
}

let last: Promise<unknown> = Promise.resolve();
/** One picture is decoded at a time, however many arrive: memory stays bounded. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
