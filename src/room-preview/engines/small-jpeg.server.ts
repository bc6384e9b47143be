import sharp from "sharp";
import { MAX_PIXELS } from "../engine/limits.ts";
import { readInput } from "../engine/read-input.ts";

/** Upright, without metadata and small enough to send: providers cap a request at 20 MB. */
export async function smallJpeg(bytes: Uint8Array): Promise<Buffer> {
  const input = await readInput(bytes);
  return sharp(input.bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated", ...input.raw })
    .rotate()
    .flatten({ background: "#fff" })
    .resize(2048, 2048, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** A provider's answer, written anew: nothing of theirs but the pixels. */
export const cleanAnswer = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().jpeg({ quality: 90 }).toBuffer();
