import { blossom, palmette, rosette } from "./motifs/flowers.ts";
import { leaf } from "./motifs/leaves.ts";
import { circleInside, circleOutside, lobed } from "./motifs/outlines.ts";
import type { Wool } from "./motifs/wool.ts";
import type { Circle } from "./pack.ts";
import type { Random } from "./random.ts";
import { scrolls } from "./scrolls.ts";
import { at, line, n, path, shift, trace, type Point } from "./svg.ts";

export interface Medallion {
  rx: number;
  ry: number;
  lobes: number;
  depth: number;
  /** grounds from the outer ring to the eye */
  grounds: [string, string, string];
  ink: string;
  gold: string;
  wools: Wool[];
  vine: string;
  /** size of the pendants on the axes; 0 for none */
  pendant: number;
}

const DEG = 180 / Math.PI;

/** Ground the field must keep free. */
export function medallionSpace(m: Medallion, cx: number, cy: number) {
  const p = m.pendant;
  const taken: Circle[] = p
    ? [
        { x: cx, y: cy - m.ry - p * 1.05, r: p * 1.1 },
        { x: cx, y: cy - m.ry - p * 2.5, r: p * 0.6 },
        { x: cx - m.rx - p * 0.75, y: cy, r: p * 0.75 },
      ]
    : [];
  return { outline: shift(lobed(m.rx + 7, m.ry + 7, m.lobes, m.depth), cx, cy), taken };
}

/** Three nested lobed rings around cx,cy; only the top left quarter is looked at. */
export function medallion(m: Medallion, cx: number, cy: number, chance: Random): string {
  const ring = (grow: number) => shift(lobed(m.rx + grow, m.ry + grow, m.lobes, m.depth), cx, cy);
  const outer = ring(0);
  const half = m.lobes / 2;
  const middle = shift(lobed(m.rx * 0.66, m.ry * 0.66, half, 0.2), cx, cy);
  const inner = shift(lobed(m.rx * 0.36, m.ry * 0.36, half, 0.16, Math.PI / half), cx, cy);
  const layers = (
    [
      [6, m.ink],
      [4.2, m.gold],
      [1.6, m.ink],
      [0, m.grounds[0]],
    ] as const
  )
    .map(([grow, colour]) => path(trace(ring(grow), true), colour))
    .join("");
  const edged = (outline: Point[], ground: string, width: number) =>
    path(trace(outline, true), ground, m.gold, width) + line(trace(outline, true), m.ink, width / 3);
  return (
    (m.pendant ? pendants(m, cx, cy) : "") +
    layers +
    ringFlowers(m, cx, cy, chance, outer, middle, 0.845, 0.115, [0.1, 0.075, 0.05], m.vine) +
    edged(middle, m.grounds[1], 5) +
    ringFlowers(m, cx, cy, chance, middle, inner, 0.51, 0.085, [0.06, 0.045], m.ink) +
    edged(inner, m.grounds[2], 4.4) +
    heart(m, cx, cy)
  );
}

/** One flower per lobe, scrolls between them. */
function ringFlowers(
  m: Medallion,
  cx: number,
  cy: number,
  chance: Random,
  within: Point[],
  without: Point[],
  where: number,
  size: number,
  sizes: number[],
  vine: string,
): string {
  const r = m.rx * size;
  const taken: Circle[] = [];
  let flowers = "";
  for (let i = 0; i <= m.lobes / 4; i++) {
    const a = Math.PI + (i / m.lobes) * 2 * Math.PI;
    const dx = Math.cos(a) * m.rx * where;
    const dy = Math.sin(a) * m.ry * where;
    const w = m.wools[(i + (where < 0.6 ? 1 : 0)) % m.wools.length]!;
    taken.push({ x: cx + dx, y: cy + dy, r });
    const flower = where < 0.6 && i % 2 ? rosette(r * 0.85, 8, w) : palmette(r, w, 9);
    flowers += at(cx + dx, cy + dy, flower, Math.atan2(dy, dx) * DEG + 90);
  }
  const between = scrolls({
    chance,
    x0: cx - m.rx,
    y0: cy - m.ry,
    x1: cx + 1,
    y1: cy + 1,
    free: (x, y, q) => circleInside(within, x, y, q + 2.5) && circleOutside(without, x, y, q + 2.5),
    sizes: sizes.map((s) => m.rx * s),
    axisX: cx,
    axisY: cy,
    vine,
    wools: m.wools,
    fillers: 2200,
    fillerSize: 3,
    taken,
  });
  return between + flowers;
}

function heart(m: Medallion, cx: number, cy: number): string {
  const [first, second] = [m.wools[0]!, m.wools[1]!];
  const spokes = (count: number, reach: number, draw: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * 2 * Math.PI;
      return at(cx + Math.cos(a) * m.rx * reach, cy + Math.sin(a) * m.ry * reach, draw(i), a * DEG + 90);
    }).join("");
  return (
    spokes(20, 0.26, (i) => blossom(m.rx * 0.035, i % 2 ? second : first)) +
    spokes(12, 0.14, () => leaf(m.rx * 0.1, m.rx * 0.03, first.leaf, first.line, "", 0)) +
    at(cx, cy, rosette(m.rx * 0.13, 16, second) + rosette(m.rx * 0.085, 8, first))
  );
}

/** Lamps hanging from the medallion along both axes. */
function pendants(m: Medallion, cx: number, cy: number): string {
  const p = m.pendant;
  const [first, second] = [m.wools[0]!, m.wools[1]!];
  const rx = p * 0.86;
  const ry = p * 0.98;
  const layer = (grow: number, colour: string) => path(trace(lobed(rx + grow, ry + grow, 8, 0.16), true), colour);
  const lamp =
    layer(3, m.ink) +
    layer(1.4, m.gold) +
    layer(0, m.grounds[1]) +
    at(0, ry * 0.25, palmette(rx * 0.78, first, 9)) +
    at(-rx * 0.5, ry * 0.45, blossom(rx * 0.14, second)) +
    at(rx * 0.5, ry * 0.45, blossom(rx * 0.14, second));
  const tip = cy - m.ry - p * 2.5;
  return (
    line(`M${n(cx)} ${n(cy - m.ry)}V${n(tip)}M${n(cx - m.rx)} ${n(cy)}H${n(cx - m.rx - p * 1.5)}`, m.ink, 4) +
    at(cx, cy - m.ry - p * 1.05, lamp) +
    at(cx, tip + p * 0.2, palmette(p * 0.62, second, 9)) +
    at(cx - m.rx - p * 0.55, cy, palmette(p * 0.7, first, 9), -90)
  );
}
