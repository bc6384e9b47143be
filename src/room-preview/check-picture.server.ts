import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type/node";
import sharp from "sharp";
import { BMP_HEAD_BYTES, readBmpHead } from "../media/decode-bmp.ts";
import { MAX_PIXELS } from "./engine/limits.ts";
import { refuse } from "./texts.ts";

/** Judges a file by its bytes and header, without decoding it: that is the worker's work. */
export async function checkPicture(path: string): Promise<void> {
  const mime = (await fileTypeFromFile(path))?.mime ?? "";
  if (!mime.startsWith("image/")) throw refuse("merge.not_an_image");
  if (mime === "image/heic" || mime === "image/heif") return;
  const facts = await (mime === "image/bmp" ? bmpFacts(path) : sharp(path, { limitInputPixels: false }).metadata()).catch(
    () => undefined,
  );
  if (!facts?.width || !facts.height) throw refuse("merge.not_an_image");
  if (facts.width * facts.height > MAX_PIXELS) throw refuse("merge.too_many_pixels");
}

async function bmpFacts(path: string): Promise<{ width: number; height: number }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BMP_HEAD_BYTES), 0, BMP_HEAD_BYTES, 0);
    return readBmpHead(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
