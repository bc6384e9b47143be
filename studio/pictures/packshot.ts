import sharp, { type Sharp } from "sharp";
import { rgb } from "../loom/colour.ts";
import { MAT } from "./mat.ts";

const WIDTH = 1200;
const HEIGHT = 1500;
const SHADOW = rgb("#3a2e24");
/** How far from the mat's colour a pixel must be to belong to the rug. */
const RUG_FROM = 14;

interface Cast {
  blur: number;
  strength: number;
  dx: number;
  dy: number;
}

/** Light from the top left: a wide shadow and a close one. */
const CASTS: Cast[] = [
  { blur: 26, strength: 0.3, dx: 10, dy: 16 },
  { blur: 5, strength: 0.42, dx: 3, dy: 5 },
];

/** The flat picture laid on the mat again, with the shadows of a soft light. */
export async function packshot(flat: string): Promise<Sharp> {
  const { data, info } = await sharp(flat)
    .resize({ width: Math.round(WIDTH * 0.86), height: Math.round(HEIGHT * 0.9), fit: "inside", kernel: "lanczos3" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((WIDTH - info.width) / 2);
  const top = Math.round((HEIGHT - info.height) / 2);
  const mask = outline(data, info.width, info.height);
  const out = await shadedMat(mask, info.width, info.height, left, top);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const i = y * info.width + x;
      const o = ((y + top) * WIDTH + x + left) * 3;
      for (let j = 0; j < 3; j++) out[o + j] = Math.round(out[o + j]! + ((data[i * 3 + j]! - out[o + j]!) * mask[i]!) / 255);
    }
  return sharp(out, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

/**
 * How much of each pixel is rug, 0 to 255. In each row and in each column the rug reaches from its first pixel to its last, whatever its colours between; the
 * first and the last are half mat and would shine on a shadow. Only what is darker than the mat is rug: scaling a dark
 * rug leaves a brighter rim around it.
 */
export function outline(data: Buffer, width: number, height: number): Uint8Array {
  const mat = rgb(MAT);
  const mask = new Uint8Array(width * height);
  const isRug = (i: number) => mat.some((v, j) => v - data[i * 3 + j]! > RUG_FROM);
  const reach = (start: number, step: number, count: number, mark: (i: number) => void) => {
    let [first, last] = [0, count - 1];
    while (first < last && !isRug(start + first * step)) first++;
    while (last > first && !isRug(start + last * step)) last--;
    for (let k = first + 1; k < last; k++) mark(start + k * step);
  };
  for (let y = 0; y < height; y++) reach(y * width, 1, width, (i) => (mask[i] = 1));
  for (let x = 0; x < width; x++) reach(x, width, height, (i) => (mask[i]! *= 255));
  return softened(mask, width, height);
}

/** Each pixel as much as the nine around it: no stairs on a slanting edge. */
function softened(mask: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(mask.length);
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] === 255;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let count = 0;
      for (let k = 0; k < 9; k++) if (inside(x + (k % 3) - 1, y + Math.floor(k / 3) - 1)) count++;
      out[y * width + x] = Math.round((count * 255) / 9);
    }
  return out;
}

async function shadedMat(mask: Uint8Array, width: number, height: number, left: number, top: number): Promise<Uint8Array> {
  const dark = new Float32Array(WIDTH * HEIGHT);
  for (const { blur, strength, dx, dy } of CASTS) {
    const canvas = new Uint8Array(WIDTH * HEIGHT);
    for (let y = 0; y < height && y + top + dy < HEIGHT; y++)
      canvas.set(mask.subarray(y * width, (y + 1) * width), (y + top + dy) * WIDTH + left + dx);
    const soft = await sharp(canvas, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
      .blur(blur)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const step = soft.info.channels;
    for (let i = 0; i < dark.length; i++) {
      const cast = (soft.data[i * step]! / 255) * strength;
      dark[i] = dark[i]! + cast - dark[i]! * cast;
    }
  }
  const mat = rgb(MAT);
  const out = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < dark.length; i++)
    for (let j = 0; j < 3; j++) out[i * 3 + j] = Math.round(mat[j]! + (SHADOW[j]! - mat[j]!) * dark[i]!);
  return out;
}
