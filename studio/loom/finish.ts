import { type Canvas, type Edges, MARGIN } from "./canvas.ts";
import type { Composition, Raster } from "./cloth.ts";
import { tieFringe } from "./fringe.ts";
import { clamp, cloud, noise } from "./noise.ts";
import { speck } from "./random.ts";

const WAVER = 3;
const SELVEDGE = 7;

/** Cuts the body off the loom: wavering outline, overcast sides, fringe on the short ends. */
export function finish(body: Raster, look: Composition, seed: number, fine = 1): Raster {
  const s = seed % 9973;
  const fringe = look.fringe ?? 0;
  const width = body.width + MARGIN * fine * 2;
  const height = body.height + (MARGIN + fringe) * fine * 2;
  const canvas: Canvas = { fine, width, height, px: new Float32Array(width * height * 4) };
  if (look.shape === "round") layRound(canvas, body, s);
  else {
    const edges = wavering(canvas, fringe, s);
    layCloth(canvas, body, edges, look, s);
    if (fringe) tieFringe(canvas, edges, fringe, look.fringeColour ?? [226, 214, 190], s);
  }
  return {
    width,
    height,
    channels: 4,
    data: new Uint8Array(new Uint8ClampedArray(canvas.px).buffer),
  };
}

function wavering({ width, height, fine }: Canvas, fringe: number, s: number): Edges {
  const side = (at: number, lane: number) =>
    (cloud(at / 260, lane, s + 41, 3) - 0.5) * 2 * WAVER + (noise(at / 5, lane, s + 43) - 0.5) * 1.2;
  const end = (at: number, lane: number) => (cloud(at / 300, lane, s + 45, 3) - 0.5) * 2 * WAVER;
  const line = (length: number, where: (at: number) => number) => Float32Array.from({ length }, (_, i) => where(i / fine) * fine);
  return {
    left: line(height, (y) => MARGIN + side(y, 1.5)),
    right: line(height, (y) => width / fine - MARGIN + side(y, 7.5)),
    top: line(width, (x) => MARGIN + fringe + end(x, 3.5)),
    bottom: line(width, (x) => height / fine - MARGIN - fringe + end(x, 9.5)),
  };
}

function layCloth(canvas: Canvas, body: Raster, e: Edges, look: Composition, s: number) {
  const thread = look.selvedge;
  const { fine } = canvas;
  const overcast = SELVEDGE * fine;
  for (let y = 0; y < canvas.height; y++) {
    const left = e.left[y]!;
    const right = e.right[y]!;
    for (let x = 0; x < canvas.width; x++) {
      const top = e.top[x]!;
      const bottom = e.bottom[x]!;
      const fromSide = Math.min(x + 0.5 - left, right - x - 0.5);
      const fromEnd = Math.min(y + 0.5 - top, bottom - y - 0.5);
      const cover = clamp(fromSide) * clamp(fromEnd);
      if (cover <= 0) continue;
      const q = (y * canvas.width + x) * 4;
      const u = clamp((x - left) / (right - left));
      const v = clamp((y - top) / (bottom - top));
      sample(body, u * body.width - 0.5, v * body.height - 0.5, canvas.px, q);
      if (thread && fromSide < overcast) {
        const along = y / fine;
        const twist = 0.22 * Math.sin(along * 1.35 + (speck(along >> 2, 3, s) - 0.5) * 2);
        const k = 0.72 + 0.35 * Math.sin((fromSide / overcast) * Math.PI) + twist;
        for (let j = 0; j < 3; j++) canvas.px[q + j] = thread[j]! * k;
      }
      const rounding = Math.min(1, 0.8 + (0.2 * Math.min(fromSide, fromEnd)) / (6 * fine));
      for (let j = 0; j < 3; j++) canvas.px[q + j]! *= rounding;
      canvas.px[q + 3] = 255 * cover;
    }
  }
}

function layRound(canvas: Canvas, body: Raster, s: number) {
  const { fine } = canvas;
  const margin = MARGIN * fine;
  const cx = canvas.width / 2;
  const cy = canvas.height / 2;
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const dx = x + 0.5 - cx;
      const dy = y + 0.5 - cy;
      const turn = Math.atan2(dy, dx);
      const waver = (cloud(2 + Math.cos(turn) * 2, 2 + Math.sin(turn) * 2, s + 41, 3) - 0.5) * 2 * WAVER * fine;
      const inside = body.width / 2 + waver - Math.hypot(dx, dy);
      if (inside <= 0) continue;
      const q = (y * canvas.width + x) * 4;
      sample(body, x - margin, y - margin, canvas.px, q);
      const rounding = Math.min(1, 0.78 + (0.22 * inside) / (8 * fine));
      for (let j = 0; j < 3; j++) canvas.px[q + j]! *= rounding;
      canvas.px[q + 3] = 255 * clamp(inside);
    }
}

/** Bilinear. */
function sample(body: Raster, x: number, y: number, into: Float32Array, q: number) {
  const gx = clamp(x, 0, body.width - 1.001);
  const gy = clamp(y, 0, body.height - 1.001);
  const sx = Math.floor(gx);
  const sy = Math.floor(gy);
  const wx = gx - sx;
  const wy = gy - sy;
  const p = (sy * body.width + sx) * 3;
  const below = p + body.width * 3;
  const { data } = body;
  for (let j = 0; j < 3; j++)
    into[q + j] =
      (data[p + j]! * (1 - wx) + data[p + 3 + j]! * wx) * (1 - wy) +
      (data[below + j]! * (1 - wx) + data[below + 3 + j]! * wx) * wy;
}
