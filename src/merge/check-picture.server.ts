import { fileTypeFromFile } from "file-type";
import sharp from "sharp";
import { MAX_PIXELS } from "./engine/limits.ts";
import { refuse } from "./texts.ts";

/** Judges a file by its bytes and header, without decoding it: that is the worker's work. */
export async function checkPicture(path: string): Promise<void> {
  const mime = (await fileTypeFromFile(path))?.mime ?? "";
  if (!mime.startsWith("image/")) throw refuse("merge.not_an_image");
  if (mime === "image/heic" || mime === "image/heif") return;
  const facts = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts?.width || !facts.height) throw refuse("merge.not_an_image");
  if (facts.width * facts.height > MAX_PIXELS) throw refuse("merge.too_many_pixels");
}
