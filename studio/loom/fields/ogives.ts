import type { Ground } from "../classic.ts";
import { blossom, rosette } from "../motifs/flowers.ts";
import { saz } from "../motifs/leaves.ts";
import { carnation, hyacinth, tulip } from "../motifs/ottoman.ts";
import type { Wool } from "../motifs/wool.ts";
import { at, circle, line, n, path } from "../svg.ts";

export interface Ogives {
  wools: [Wool, Wool];
  strap: string;
  ink: string;
  gold: string;
  cell: string;
  /** ogives across the whole rug, an even number */
  across: number;
  bouquets: ("carnation" | "tulip" | "hyacinth")[];
}

/** Brocade of the sultans: a half-drop lattice of ogives, a bouquet in each, all looking up. */
export function ogives(g: Ground, plan: Ogives): string {
  const u = ((g.cx - g.x0) * 2) / plan.across;
  const rows = Math.round((g.y1 - g.y0) / (u * 0.75));
  const drop = (g.y1 - g.y0) / rows;
  let cells = "";
  let flowers = "";
  for (let row = -1; row <= rows; row++)
    for (let x = g.cx - (row % 2 ? u / 2 : 0); x > g.x0 - u; x -= u) {
      const y = g.y0 + (row + 1) * drop;
      const [k, k2] = row % 2 ? [plan.wools[1], plan.wools[0]] : plan.wools;
      cells += cell(x, y, u / 2, drop, k, plan);
      const kind = plan.bouquets[Math.abs(row) % plan.bouquets.length]!;
      flowers += at(x, y + drop * 0.14, bouquet(kind, u / 2, drop, k, k2));
      flowers += at(x, y - drop, rosette(u * 0.1, 8, k2)) + at(x - u / 2, y, rosette(u * 0.1, 8, k));
    }
  return cells + flowers;
}

const ogive = (x: number, y: number, w: number, h: number): string => {
  const side = (s: 1 | -1, t: 1 | -1) =>
    t < 0
      ? `C${n(x + s * w * 0.15)} ${n(y - h * 0.55)} ${n(x + s * w)} ${n(y - h * 0.5)} ${n(x + s * w)} ${n(y)}C${n(x + s * w)} ${n(y + h * 0.5)} ${n(x + s * w * 0.15)} ${n(y + h * 0.55)} ${n(x)} ${n(y + h)}`
      : `C${n(x + s * w * 0.15)} ${n(y + h * 0.55)} ${n(x + s * w)} ${n(y + h * 0.5)} ${n(x + s * w)} ${n(y)}C${n(x + s * w)} ${n(y - h * 0.5)} ${n(x + s * w * 0.15)} ${n(y - h * 0.55)} ${n(x)} ${n(y - h)}`;
  return `M${n(x)} ${n(y - h)}${side(1, -1)}${side(-1, 1)}Z`;
};

const cell = (x: number, y: number, w: number, h: number, k: Wool, plan: Ogives): string =>
  line(ogive(x, y, w, h), plan.strap, 5.5) +
  line(ogive(x, y, w, h), k.d, 2.2) +
  path(ogive(x, y, w * 0.8, h * 0.8), plan.cell, plan.ink, 1.2) +
  line(ogive(x, y, w * 0.74, h * 0.74), plan.gold, 1);

function bouquet(kind: Ogives["bouquets"][number], w: number, h: number, k: Wool, k2: Wool): string {
  let body = line(`M0 ${n(h * 0.42)}V${n(-h * 0.1)}`, k.leaf, 1.5);
  for (const s of [-1, 1])
    body +=
      line(
        `M0 ${n(h * 0.4)}C${n(s * w * 0.18)} ${n(h * 0.2)} ${n(s * w * 0.45)} ${n(h * 0.15)} ${n(s * w * 0.4)} ${n(-h * 0.05)}`,
        k.leaf,
        1.3,
      ) +
      at(s * w * 0.4, -h * 0.02, tulip(h * 0.26, k2), s * 14) +
      at(s * 1.5, h * 0.38, saz(h * 0.5, w * 0.075, k, 5), s * 24, 1, s < 0) +
      at(s * w * 0.22, h * 0.16, blossom(w * 0.075, k2)) +
      at(s * w * 0.2, -h * 0.34, blossom(w * 0.07, k)) +
      at(s * w * 0.44, h * 0.2, blossom(w * 0.065, k));
  const head = {
    carnation: () => carnation(h * 0.4, k, 9),
    tulip: () => tulip(h * 0.42, k),
    hyacinth: () =>
      hyacinth(h * 0.55, k) +
      at(-w * 0.14, h * 0.02, hyacinth(h * 0.42, k2), -16) +
      at(w * 0.14, h * 0.02, hyacinth(h * 0.42, k2), 16),
  }[kind]();
  return (
    body +
    at(0, -h * 0.08, head) +
    at(0, h * 0.18, rosette(w * 0.13, 8, k2, 0.9)) +
    circle(0, h * 0.42, w * 0.06, k2.a, k.line, 0.8)
  );
}
