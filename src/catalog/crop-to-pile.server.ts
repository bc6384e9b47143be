import sharp from "sharp";
import { type Ground, isRound, pileCrop } from "./rules/pile-crop.ts";

const GROUND: Ground = [0xf4, 0xf1, 0xec];
const MAX_PIXELS = 60_000_000;
/** More than a model carries; a camera's 24 million pixels would take ten seconds to trim. */
const ENOUGH = { width: 2048, height: 2048, fit: "inside", withoutEnlargement: true } as const;
/** A woven edge is never quite straight: so much of the width may still show ground. */
const WAVER = 0.006;

export interface PileCrop {
  picture: Uint8Array;
  hasFringe: boolean;
  round: boolean;
}

/** The flat picture without its ground and fringe: what lies on top of the model. */
export async function cropToPile(flat: Uint8Array): Promise<PileCrop> {
  const whole = await sharp(flat, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(ENOUGH)
    .flatten({ background: toHex(GROUND) })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { data, info } = await sharp(whole)
    .trim({ background: toHex(GROUND), threshold: 14 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const round = isRound(info, (x, y) => data.subarray((y * width + x) * channels, (y * width + x) * channels + 3), GROUND);
  const { top, height, hasFringe } = pileCrop(info.width, info.height);
  const waver = Math.ceil(width * WAVER);
  const picture = await sharp(data, { raw: { width, height: info.height, channels } })
    .extract({ left: waver, top: top + waver, width: width - 2 * waver, height: height - 2 * waver })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { picture, hasFringe, round };
}

const toHex = (ground: Ground): string => `#${ground.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
