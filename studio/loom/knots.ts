import sharp from "sharp";
import { rgb, type Rgb } from "./colour.ts";

/** A cartoon: one yarn number per knot. */
export interface Knots {
  width: number;
  height: number;
  yarn: Uint8Array;
  colours: Rgb[];
  names: string[];
}

export type Yarns = Record<string, string>;

const SAMPLES = 3;

/** Draws an SVG without smoothing; every knot takes the yarn most of its nine samples show. */
export async function knot(body: string, width: number, height: number, yarns: Yarns, defs = "") {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SAMPLES}" height="${height * SAMPLES}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><defs>${defs}</defs>${body}</svg>`;
  const pixels = await sharp(Buffer.from(svg), { unlimited: true, density: 72 })
    .flatten({ background: "#000" })
    .removeAlpha()
    .raw()
    .toBuffer();
  const names = Object.keys(yarns);
  const colours = Object.values(yarns).map(rgb);
  const nearest = nearestYarn(colours);
  const yarn = new Uint8Array(width * height);
  const votes = new Uint8Array(colours.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      votes.fill(0);
      let best = 0;
      for (let s = 0; s < SAMPLES * SAMPLES; s++) {
        const sx = x * SAMPLES + (s % SAMPLES);
        const sy = y * SAMPLES + Math.floor(s / SAMPLES);
        const o = (sy * width * SAMPLES + sx) * 3;
        const k = nearest(pixels[o]!, pixels[o + 1]!, pixels[o + 2]!);
        if (++votes[k]! > votes[best]!) best = k;
      }
      yarn[y * width + x] = best;
    }
  return { width, height, yarn, colours, names } satisfies Knots;
}

function nearestYarn(colours: Rgb[]) {
  const known = new Map<number, number>();
  return (r: number, g: number, b: number): number => {
    const key = (r << 16) | (g << 8) | b;
    let found = known.get(key);
    if (found === undefined) {
      const far = colours.map((c) => (c[0] - r) ** 2 + (c[1] - g) ** 2 + (c[2] - b) ** 2);
      found = far.indexOf(Math.min(...far));
      known.set(key, found);
    }
    return found;
  };
}

/** The top left quarter becomes the whole rug. */
export function mirrorQuarter(q: Knots): Knots {
  const width = q.width * 2;
  const height = q.height * 2;
  const yarn = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const sy = y < q.height ? y : height - 1 - y;
    for (let x = 0; x < width; x++) {
      const sx = x < q.width ? x : width - 1 - x;
      yarn[y * width + x] = q.yarn[sy * q.width + sx]!;
    }
  }
  return { ...q, width, height, yarn };
}

/** The left half becomes the whole rug. */
export function mirrorHalf(half: Knots): Knots {
  const { height } = half;
  const width = half.width * 2;
  const yarn = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) yarn[y * width + x] = half.yarn[y * half.width + (x < half.width ? x : width - 1 - x)]!;
  return { ...half, width, yarn };
}
