import type { Rgb } from "./colour.ts";
import { type Canvas, type Edges, MARGIN } from "./canvas.ts";
import { clamp } from "./noise.ts";
import { random, speck, type Random } from "./random.ts";

/** Rows of plain weave between the pile and the knots. */
const KILIM_END = 12;
const PLIES = 9;
/** Where along a tassel its knot sits. */
const KNOT = 0.2;

/** Where a tassel hangs and how long it is; a finer picture has more threads in a ply. */
interface Tassel {
  fine: number;
  cx: number;
  base: number;
  out: number;
  width: number;
  reach: number;
}

/** Places are in pixels of a picture of two for every knot. */
type Put = (x: number, y: number, lit: number, cover: number) => void;

/** Warp ends of both short sides: a strip of plain weave, then knotted tassels. */
export function tieFringe(canvas: Canvas, edges: Edges, length: number, colour: Rgb, s: number) {
  const chance = random(s + 5);
  const { fine } = canvas;
  const put = brush(canvas, colour);
  const row = (MARGIN + length) * fine;
  const from = edges.left[row]! / fine;
  const to = edges.right[row]! / fine;
  for (const end of [edges.top, edges.bottom]) {
    const out = end === edges.top ? -1 : 1;
    for (let px = Math.ceil(from * fine); px < to * fine; px++)
      for (let pj = Math.ceil(-3 * fine); pj < KILIM_END * fine; pj++) {
        const [x, j] = [px / fine, pj / fine];
        const check = ((j >> 1) + (x >> 1)) % 2 ? 0.14 : 0;
        put(x, end[px]! / fine + out * j, 0.8 + check + 0.08 * speck(px, pj, s), 1);
      }
    let x = from + 2;
    while (x < to - 2) {
      const width = 7 + chance() * 5;
      const reach = length - KILIM_END - 4 - chance() * length * 0.16;
      const base = end[Math.round(x * fine)]! / fine + out * (KILIM_END - 1);
      tassel(put, chance, { fine, cx: x + width / 2, base, out, width, reach });
      x += width + 1.2 + chance() * 1.2;
    }
  }
}

function tassel(put: Put, chance: Random, { fine, cx, base, out, width, reach }: Tassel) {
  const bend = (chance() - 0.5) * 16;
  const plies = Array.from({ length: PLIES }, () => ({ phase: chance() * 6, length: reach * (0.86 + chance() * 0.16) }));
  const last = Math.round((PLIES - 1) * fine);
  for (let thread = 0; thread <= last; thread++) {
    const side = thread / last - 0.5;
    const ply = (thread / last) * (PLIES - 1);
    const { phase, length } = plies[Math.round(ply)]!;
    for (let j = 0; j < length; j += 0.5 / fine) {
      const t = j / reach;
      const spread = t < KNOT ? 1 - (t / KNOT) * 0.72 : 0.28 + Math.min(0.8, (t - KNOT) * 1.05);
      const sway = bend * t * t + Math.sin(t * 7 + phase) * 0.7 * t;
      const knotShadow = Math.abs(t - KNOT) < 0.035 ? 0.2 : 0;
      const lit = 0.89 + 0.21 * side + 0.16 * Math.sin(j * 0.55 + ply * 1.7) - knotShadow;
      put(cx + side * width * spread * 1.05 + sway, base + out * j, clamp(lit, 0.5, 1.12), 0.75);
    }
  }
}

function brush(canvas: Canvas, colour: Rgb): Put {
  return (x, y, lit, cover) => {
    const xi = Math.round(x * canvas.fine);
    const yi = Math.round(y * canvas.fine);
    if (xi < 0 || yi < 0 || xi >= canvas.width || yi >= canvas.height) return;
    const q = (yi * canvas.width + xi) * 4;
    const under = (canvas.px[q + 3]! / 255) * (1 - cover);
    const sum = cover + under;
    for (let j = 0; j < 3; j++) canvas.px[q + j] = (colour[j]! * lit * cover + canvas.px[q + j]! * under) / sum;
    canvas.px[q + 3] = sum * 255;
  };
}
