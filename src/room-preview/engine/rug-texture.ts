import sharp from "sharp";
import { LINEAR } from "./colour.ts";
import { outlineOf, type Outline } from "../rules/contact-shadow.ts";
import { cutOut, type Picture } from "../rules/cut-out.ts";
import { UnreadablePhoto } from "./photo.ts";
import { readInput } from "./read-input.ts";

/** Linear light times coverage, four floats a texel. */
export type RugLevel = { width: number; height: number; texels: Float32Array };
/** A rug seen from above, halved level by level, and its outline. */
export type RugTexture = { levels: readonly RugLevel[]; outline: Outline };

const MAX_SIDE = 1024;
const MAX_PIXELS = 60_000_000;

/** Upright (long side down), cut out of its margin whether that is see-through or plain paper. */
export async function rugTexture(bytes: Uint8Array): Promise<RugTexture> {
  const unreadable = (error: unknown): never => {
    throw new UnreadablePhoto(String(error));
  };
  const input = await readInput(bytes).catch(unreadable);
  const { data, info } = await sharp(input.bytes, { limitInputPixels: MAX_PIXELS, ...input.raw })
    .rotate()
    .toColourspace("srgb")
    .resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const cut = upright(cutOut({ width: info.width, height: info.height, rgba: data }));
  return { levels: levels(linear(cut)), outline: outlineOf(cut) };
}

function upright(picture: Picture): Picture {
  const { width, height } = picture;
  if (width <= height) return picture;
  const from = new Uint32Array(picture.rgba.buffer, picture.rgba.byteOffset, width * height);
  const turned = new Uint32Array(width * height);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < height; x++) turned[y * height + x] = from[(height - 1 - x) * width + y]!;
  }
  return { width: height, height: width, rgba: new Uint8Array(turned.buffer) };
}

function linear({ width, height, rgba }: Picture): RugLevel {
  const texels = new Float32Array(width * height * 4);
  for (let i = 0; i < texels.length; i += 4) {
    const cover = rgba[i + 3]! / 255;
    for (let c = 0; c < 3; c++) texels[i + c] = LINEAR[rgba[i + c]!]! * cover;
    texels[i + 3] = cover;
  }
  return { width, height, texels };
}

function levels(base: RugLevel): RugLevel[] {
  const all = [base];
  for (let last = base; last.width > 8 && last.height > 8; last = all.at(-1)!) {
    const width = last.width >> 1;
    const height = last.height >> 1;
    const texels = new Float32Array(width * height * 4);
    const from = last.texels;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const a = (2 * y * last.width + 2 * x) * 4;
        const b = a + last.width * 4;
        const to = (y * width + x) * 4;
        for (let c = 0; c < 4; c++) {
          texels[to + c] = (from[a + c]! + from[a + 4 + c]! + from[b + c]! + from[b + 4 + c]!) / 4;
        }
      }
    }
    all.push({ width, height, texels });
  }
  return all;
}

/** Adds `gain` times the texel at (s, t), both 0 to 1, to `sum`: bilinear in one level. */
export function addTexel(level: RugLevel, s: number, t: number, gain: number, sum: Float64Array): void {
  const x = Math.min(level.width - 1.001, Math.max(0, s * level.width - 0.5));
  const y = Math.min(level.height - 1.001, Math.max(0, t * level.height - 0.5));
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const a = (y0 * level.width + x0) * 4;
  const b = a + level.width * 4;
  const from = level.texels;
  for (let c = 0; c < 4; c++) {
    const top = from[a + c]! * (1 - fx) + from[a + 4 + c]! * fx;
    const bottom = from[b + c]! * (1 - fx) + from[b + 4 + c]! * fx;
    const value = top * (1 - fy) + bottom * fy;
    sum[c]! += c < 3 ? value * gain : value;
  }
}
