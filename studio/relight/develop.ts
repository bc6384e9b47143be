import sharp, { type Sharp } from "sharp";
import { speck } from "../loom/random.ts";
import type { Light } from "./light-codec.ts";
import { toneFast } from "./tone.ts";

/** White balance: what each of red, green and blue is lifted by. */
export type Balance = readonly [number, number, number];
const NEUTRAL: Balance = [1, 1, 1];

/** Exposes and tones a picture of light; half a step of grain keeps walls from banding. */
export function expose({ width, height, data }: Light, exposure: number, balance = NEUTRAL): Buffer {
  const out = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const grain = speck(i % width, Math.floor(i / width), 7) - 0.5;
    for (let c = 0; c < 3; c++)
      out[i * 3 + c] = Math.min(255, Math.max(0, toneFast(data[i * 3 + c]! * balance[c]! * exposure) * 255 + 0.5 + grain));
  }
  return out;
}

export function develop(light: Light, exposure: number, balance = NEUTRAL): Sharp {
  const { width, height } = light;
  return sharp(expose(light, exposure, balance), { raw: { width, height, channels: 3 } }).sharpen({ sigma: 0.6 });
}
