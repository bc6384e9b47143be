import sharp from "sharp";
import { findExif, focalLength35mm } from "./exif-focal.ts";
import { MAX_PIXELS } from "./limits.ts";
import { readInput } from "./read-input.ts";

/** The longest side the engine works on and answers with. */
export const WORKING_SIDE = 1280;

export type Photo = {
  width: number;
  height: number;
  /** Interleaved 8-bit sRGB. */
  rgb: Uint8Array;
  /** The lens, when the camera wrote it down: full-frame equivalent millimetres. */
  focal35mm: number | null;
};

/** The file is no picture, or not a whole one: trying again would not help. */
export class UnreadablePhoto extends Error {}

/** An upload, upright, without its metadata, at working size. */
export async function readPhoto(bytes: Uint8Array): Promise<Photo> {
  try {
    return await decode(bytes);
  } catch (error) {
    throw new UnreadablePhoto(String(error));
  }
}

async function decode(bytes: Uint8Array): Promise<Photo> {
  const input = await readInput(bytes);
  const options = { limitInputPixels: MAX_PIXELS, failOn: "truncated", ...input.raw } as const;
  const { exif = findExif(bytes) } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => ({ exif: undefined }));
  const { data, info } = await sharp(input.bytes, options)
    .rotate()
    .flatten({ background: "#fff" })
    .resize(WORKING_SIDE, WORKING_SIDE, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    rgb: info.channels === 3 ? data : toThreeChannels(data, info.channels),
    focal35mm: exif ? focalLength35mm(exif) : null,
  };
}

/** The photo stretched to what a network wants. */
export async function photoAt(photo: Photo, width: number, height: number): Promise<Uint8Array> {
  return sharp(photo.rgb, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .resize(width, height, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer();
}

export const photoJpeg = (photo: Photo, quality = 90) =>
  sharp(photo.rgb, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer();

function toThreeChannels(data: Uint8Array, channels: number): Uint8Array {
  const count = data.length / channels;
  const rgb = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) rgb.fill(data[i * channels]!, i * 3, i * 3 + 3);
  return rgb;
}
