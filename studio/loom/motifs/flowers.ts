import { around, circle, n, path, turned } from "../svg.ts";
import type { Wool } from "./wool.ts";

/** Motifs are centred on 0,0 and look up. Below about 8 knots an outline turns to mud, so it goes. */
const OUTLINE_FROM = 4.5;
const FINE_BELOW = 19;

/** Teardrop with its base at 0,0. */
export const petal = (length: number, width: number, tip = 0.15): string =>
  `M0 0C${n(-width)} ${n(-length * 0.25)} ${n(-width)} ${n(-length * 0.85)} 0 ${n(-length * (1 + tip))}C${n(width)} ${n(-length * 0.85)} ${n(width)} ${n(-length * 0.25)} 0 0Z`;

export function rosette(r: number, petals: number, w: Wool, outline = 1): string {
  const pr = r * Math.sin(Math.PI / petals) * 1.08;
  const rim = around(petals, () => circle(r - pr, 0, pr, w.a, w.line, outline));
  const veins = r > 7 ? around(petals, () => path(petal(r * 0.62, r * 0.16), w.b), 0.5) : "";
  const eye = circle(0, 0, r * 0.4, w.c, w.line, outline) + (r > 6 ? circle(0, 0, r * 0.2, w.d) : "");
  return rim + circle(0, 0, r * 0.66, w.a) + veins + eye;
}

/** Small five-petalled flower. */
export const blossom = (r: number, w: Wool, petals = 5): string =>
  around(petals, () => circle(0, -r * 0.58, r * 0.47, w.a, r > OUTLINE_FROM ? w.line : "none", 0.8)) +
  circle(0, 0, r * 0.38, w.c);

/** A fan of petals, the middle one on top. */
export function fan(count: number, spread: number, leafAt: (t: number) => string): string {
  const middle = (count - 1) / 2;
  return [...Array(count).keys()]
    .sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle))
    .map((i) => turned((i / middle - 1) * spread, leafAt(i / middle - 1)))
    .join("");
}

/** Shah Abbasi palmette: three fans over a calyx. */
export function palmette(r: number, w: Wool, lobes = 9, spread = 125): string {
  const fine = r < FINE_BELOW;
  const count = fine ? 7 : lobes;
  const inner = fine ? "none" : w.line;
  const petals = (length: number, width: number, many: number, fill: string, to: number, line: string) =>
    fan(many, to, (t) => path(petal(length * (1 - 0.22 * Math.abs(t)), width), fill, line));
  const sepals = [-1, 1]
    .map(
      (side) =>
        turned(side * 150, path(petal(r * 0.55, r * 0.2), w.leaf, w.line)) +
        turned(side * 120, path(petal(r * 0.7, r * 0.2), w.leaf2, w.line)),
    )
    .join("");
  return (
    sepals +
    petals(r * 0.98, r * (fine ? 0.36 : 0.3), count, w.a, spread, w.line) +
    petals(r * 0.72, r * (fine ? 0.3 : 0.24), count - 2, w.b, spread * 0.8, inner) +
    petals(r * 0.46, r * 0.22, fine ? 3 : 5, w.c, spread * 0.55, inner) +
    path(petal(r * 0.3, r * 0.13), w.d, w.line, 0.7) +
    circle(0, r * 0.02, r * 0.13, w.leaf, w.line, 0.8)
  );
}
