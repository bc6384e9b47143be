import { at, circle, line, path, trace, type Point } from "../svg.ts";
import { blossom } from "./flowers.ts";
import { leaf } from "./leaves.ts";
import type { Wool } from "./wool.ts";

const STEPS = 40;
const DEG = 180 / Math.PI;

interface Spine {
  x: number;
  y: number;
  heading: number;
  radius: number;
}

/** The almond's spine climbs and curls over to the right, ever thinner. */
function spine(h: number): Spine[] {
  let x = 0;
  let y = h * 0.2;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const heading = (-14 + 168 * t ** 2.1) / DEG;
    const at = { x, y, heading, radius: h * 0.27 * (1 - t) ** 0.72 * (1 + 0.55 * t * (1 - t)) };
    x += (Math.sin(heading) * h * 0.94) / STEPS;
    y -= (Math.cos(heading) * h * 0.94) / STEPS;
    return at;
  });
}

/** Outline at a distance inside the rim. */
function rim(spines: Spine[], inset: number): Point[] {
  const alive = spines.filter((s) => s.radius > inset);
  const side = (s: Spine, sign: number): Point => [
    s.x + Math.cos(s.heading) * (s.radius - inset) * sign,
    s.y + Math.sin(s.heading) * (s.radius - inset) * sign,
  ];
  const first = spines[0]!;
  const r = first.radius - inset;
  const base = Array.from({ length: 17 }, (_, i): Point => {
    const a = first.heading + (i / 16) * Math.PI;
    return [first.x + Math.cos(a) * r, first.y + Math.sin(a) * r];
  });
  const tip = alive[alive.length - 1]!;
  return [...alive.map((s) => side(s, -1)), [tip.x, tip.y], ...alive.toReversed().map((s) => side(s, 1)), ...base];
}

/** From this height on the rim carries flowers instead of beads. */
const GREAT = 150;

/** Boteh: an almond with a curled tip; three rims, a flowering sprig within. `h` is about its height. */
export function boteh(h: number, w: Wool): string {
  const s = spine(h);
  const layer = (inset: number, fill: string, outline = w.line, width = 1) =>
    path(trace(rim(s, h * inset), true), fill, outline, width);
  const great = h > GREAT;
  const bead = great ? () => blossom(h * 0.024, { ...w, a: w.c, c: w.d }) : () => circle(0, 0, h * 0.018, w.c);
  const beads = rim(s, h * 0.038)
    .filter((_, i) => i % (great ? 6 : 5) === 2)
    .map(([x, y]) => at(x, y, bead()))
    .join("");
  const teeth = rim(s, h * 0.004)
    .filter((_, i) => i % 4 === 0)
    .map(([x, y]) => circle(x, y, h * 0.026, w.a, w.line, 1))
    .join("");
  return (
    teeth + layer(0, w.a, w.line, 1.3) + beads + layer(0.075, w.d, w.line, 0.9) + layer(0.1, w.b, w.line, 0.8) + sprig(s, h, w)
  );
}

function sprig(s: Spine[], h: number, w: Wool): string {
  const stem = line(trace(s.slice(0, 30).map((p): Point => [p.x, p.y])), w.leaf, 1.3);
  const leaves = (h > GREAT ? [3, 6, 9, 12, 15, 18, 21, 24] : [4, 9, 14, 19])
    .map((i) => {
      const p = s[i]!;
      const size = (p.radius - h * 0.1) * 0.95;
      return [-1, 1]
        .map((side) =>
          at(p.x, p.y, leaf(size, size * 0.3, side > 0 ? w.leaf : w.leaf2, w.line, "", 0.3 * side), p.heading * DEG + side * 58),
        )
        .join("");
    })
    .join("");
  const eye = { ...w, a: w.c, b: w.a, c: w.d };
  const flowers = (
    [
      [0, 0.125],
      [12, 0.08],
      [22, 0.05],
    ] as const
  )
    .map(([i, r]) => at(s[i]!.x, s[i]!.y, blossom(h * r, eye)))
    .join("");
  return stem + leaves + flowers;
}
