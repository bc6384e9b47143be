import { blossom, palmette, rosette } from "../motifs/flowers.ts";
import { KHATAM, star } from "../motifs/geometry.ts";
import { leaf } from "../motifs/leaves.ts";
import { at, n, path, trace } from "../svg.ts";
import { nth, repeats, type Band } from "./band.ts";

/** Long lobed panels and eight-pointed stars by turns, as around a mihrab; a star on the axis and in the corner. */
export function cartoucheBorder(band: Band, length: number): string {
  const b = band.width;
  const { count, step } = repeats(band, length);
  let body = "";
  for (let i = 0; i < count; i++) {
    const mid = (i + 0.5) * step;
    const [k, k2] = [nth(band, i), nth(band, i + 1)];
    body += at(mid, 0, cartouche(step * 0.36, b * 0.34, band.vine!, k.line, k.d));
    body += at(mid, 0, rosette(b * 0.2, 8, k));
    for (const s of [-1, 1]) {
      body += at(mid + s * b * 0.24, 0, leaf(b * 0.24, b * 0.07, k.leaf, k.line, "", 0.2 * s), s * 90);
      body += at(mid + s * step * 0.26, 0, palmette(b * 0.15, k2, 7), s * 90);
      for (const t of [-1, 1]) body += at((i + (s > 0 ? 0.84 : 0.16)) * step, t * b * 0.34, blossom(b * 0.065, k2));
    }
    body += at(i * step, 0, starSeal(band));
  }
  return body;
}

export const starSeal = (band: Band): string => {
  const k = nth(band, 0);
  const r = band.width * 0.4;
  return (
    path(trace(star(8, r, KHATAM), true), k.d, k.line, 1.4) +
    path(trace(star(8, r * 0.82, KHATAM), true), band.ground, k.line, 1) +
    rosette(r * 0.52, 8, k)
  );
};

const cartouche = (w: number, h: number, fill: string, ink: string, gold: string): string => {
  const shape = (q: number) =>
    `M${n(-w * q)} 0C${n(-w * q)} ${n(-h * 0.5)} ${n(-w * 0.86)} ${n(-h * 0.4)} ${n(-w * 0.74)} ${n(-h * q)}H${n(w * 0.74)}C${n(w * 0.86)} ${n(-h * 0.4)} ${n(w * q)} ${n(-h * 0.5)} ${n(w * q)} 0C${n(w * q)} ${n(h * 0.5)} ${n(w * 0.86)} ${n(h * 0.4)} ${n(w * 0.74)} ${n(h * q)}H${n(-w * 0.74)}C${n(-w * 0.86)} ${n(h * 0.4)} ${n(-w * q)} ${n(h * 0.5)} ${n(-w * q)} 0Z`;
  return path(shape(1.06), gold, ink, 1.2) + path(shape(0.94), fill, ink, 1);
};
