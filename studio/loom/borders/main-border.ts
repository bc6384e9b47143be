import { blossom, palmette, rosette } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import { at, line, trace, type Point } from "../svg.ts";
import { nth, repeats, type Band } from "./band.ts";

const DEG = 180 / Math.PI;

/** Herati border: palmettes looking in and out by turns, rosettes between, on two waving vines. */
export function mainBorder(band: Band, length: number): string {
  const b = band.width;
  const { count, step } = repeats(band, length);
  const vines = [b * 0.26, -b * 0.325];
  const wave = (amp: number, x: number) => amp * Math.cos((Math.PI * x) / step);
  const slope = (amp: number, x: number) => ((-amp * Math.PI) / step) * Math.sin((Math.PI * x) / step);
  const samples = Array.from({ length: count * 24 + 1 }, (_, i) => (i / (count * 24)) * length);
  let body = [...vines]
    .reverse()
    .map((amp) => line(trace(samples.map((x): Point => [x, wave(amp, x)])), band.vine!, amp > 0 ? 1.6 : 1.3))
    .join("");
  for (let i = 0; i < count; i++) {
    const w = nth(band, i);
    for (const [where, side] of [
      [0.22, 1],
      [0.36, -1],
      [0.64, 1],
      [0.78, -1],
    ] as const)
      for (const amp of vines) {
        const x = (i + where) * step;
        const blade = leaf(b * 0.2, b * 0.07, side > 0 ? w.leaf : w.leaf2, w.line, "", 0.4 * side);
        body += at(x, wave(amp, x), blade, 90 + Math.atan(slope(amp, x)) * DEG - side * 48);
      }
    const between = (i + 0.5) * step;
    body += at(between, 0, rosette(b * 0.2, 8, nth(band, i * 2 + 1)));
    for (const side of [-1, 1]) body += at(between, side * b * 0.36, blossom(b * 0.075, nth(band, i + 2)));
  }
  for (let i = 0; i < count; i++) {
    const facing = i % 2 === 0 ? -1 : 1;
    body += at(i * step, facing * b * 0.05, palmette(b * 0.43, nth(band, i * 2), 9), facing < 0 ? 180 : 0);
    for (const side of [-1, 1]) body += at(i * step + side * step * 0.22, facing * b * 0.37, blossom(b * 0.07, nth(band, i + 1)));
  }
  return body;
}
