import { blossom, rosette } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import { at, circle, line, n, path } from "../svg.ts";
import { nth, repeats, type Band } from "./band.ts";

/** Narrow stripes that let the main border breathe. */
export function flowerGuard(band: Band, length: number): string {
  const b = band.width;
  const { count, step } = repeats(band, length);
  let body = "";
  for (let i = 0; i < count; i++) {
    const w = nth(band, i);
    const x = i * step;
    const half = x + step / 2;
    const up = i % 2 ? 1 : -1;
    body += line(`M${n(x)} 0Q${n(x + step / 4)} ${n(b * 0.45 * up)} ${n(half)} 0T${n(x + step)} 0`, band.vine ?? w.leaf);
    for (const side of [-1, 1])
      body += at(half, 0, leaf(b * 0.48, b * 0.15, side > 0 ? w.leaf : w.leaf2, w.line, "", 0.3), side * 60 + (i % 2 ? 180 : 0));
    body += at(x, 0, b > 13 ? rosette(b * 0.33, 8, w, 0.8) : blossom(b * 0.34, w));
    body += circle(half, 0, b * 0.12, nth(band, i + 1).a);
  }
  return body;
}

const each = (band: Band, length: number, draw: (x: number, step: number, i: number) => string): string => {
  const { count, step } = repeats(band, length);
  return Array.from({ length: count }, (_, i) => draw(i * step, step, i)).join("");
};

export const dots = (band: Band, length: number): string =>
  each(band, length, (x, _step, i) => circle(x, 0, band.width * 0.26, nth(band, i).a));

export const dotCorner = (band: Band): string => circle(0, 0, band.width * 0.26, nth(band, 0).a);

export const barberPole = (band: Band, length: number): string =>
  each(band, length, (x, u, i) => {
    const b = band.width / 2;
    return path(`M${n(x - u / 4)} ${n(-b)}H${n(x + u / 4)}L${n(x + u * 0.75)} ${n(b)}H${n(x + u / 4)}Z`, nth(band, i).a);
  });

/** Reciprocal teeth: figure and ground are the same shape. */
export const reciprocal = (band: Band, length: number): string =>
  each(band, length, (x, u) => {
    const b = band.width;
    const steps = `V${n(b * 0.2)}H${n(x - u * 0.28)}V${n(-b * 0.05)}H${n(x - u * 0.12)}L${n(x)} ${n(-b * 0.42)}L${n(x + u * 0.12)} ${n(-b * 0.05)}H${n(x + u * 0.28)}V${n(b * 0.2)}H${n(x + u / 2)}V${n(b / 2)}Z`;
    return path(`M${n(x - u / 2)} ${n(b / 2)}${steps}`, nth(band, 0).a);
  });
