import type { Ground } from "../classic.ts";
import { blossom, palmette, rosette } from "../motifs/flowers.ts";
import { leaf, saz } from "../motifs/leaves.ts";
import { carnation, tulip } from "../motifs/ottoman.ts";
import { lobed } from "../motifs/outlines.ts";
import type { Wool } from "../motifs/wool.ts";
import { at, circle, line, n, path, rect, trace } from "../svg.ts";

export interface Garden {
  grounds: string[];
  wools: Wool[];
  channel: string;
  ink: string;
  gold: string;
  /** beds across half the rug, and down all of it */
  columns: number;
  rows: number;
}

/** A Persian garden seen from above: beds between water channels, each planted with one thing. */
export function garden(g: Ground, plan: Garden): string {
  const w = (g.cx - g.x0) / plan.columns;
  const h = (g.y1 - g.y0) / plan.rows;
  let body = rect(g.x0, g.y0, g.x1 - g.x0, g.y1 - g.y0, plan.channel);
  for (let row = 0; row < plan.rows; row++)
    for (let col = 0; col < plan.columns; col++) {
      const x = g.x0 + (col + 0.5) * w;
      const y = g.y0 + (row + 0.5) * h;
      const ground = plan.grounds[(row * 2 + col) % plan.grounds.length]!;
      const wools = plan.wools.filter((k) => k.a !== ground);
      const wool = wools[(row + col * 2) % wools.length]!;
      const other = wools[(row + col * 2 + 1) % wools.length]!;
      const plant = PLANTS[(row * 3 + col * 2) % PLANTS.length]!;
      body +=
        rect(x - w / 2 + 4, y - h / 2 + 4, w - 8, h - 8, plan.ink) +
        rect(x - w / 2 + 5.5, y - h / 2 + 5.5, w - 11, h - 11, plan.gold) +
        rect(x - w / 2 + 8, y - h / 2 + 8, w - 16, h - 16, ground) +
        at(x, y, plant(w / 2 - 10, h / 2 - 10, wool, other)) +
        corners(x, y, w / 2 - 15, h / 2 - 15, other);
    }
  for (let row = 0; row <= plan.rows; row++)
    for (let col = 0; col <= plan.columns; col++)
      body += at(g.x0 + col * w, g.y0 + row * h, rosette(8.5, 8, plan.wools[(row + col) % plan.wools.length]!, 0.9));
  return body;
}

const corners = (x: number, y: number, w: number, h: number, k: Wool) =>
  [-1, 1].flatMap((sx) => [-1, 1].map((sy) => at(x + sx * w, y + sy * h, blossom(4, k)))).join("");

type Plant = (w: number, h: number, k: Wool, k2: Wool) => string;

const vase: Plant = (w, h, k, k2) =>
  [-1, 1]
    .map(
      (s) =>
        line(
          `M0 ${n(h * 0.3)}C${n(s * w * 0.1)} 0 ${n(s * w * 0.5)} ${n(-h * 0.1)} ${n(s * w * 0.46)} ${n(-h * 0.36)}`,
          k.leaf,
          1.6,
        ) +
        line(
          `M0 ${n(h * 0.3)}C${n(s * w * 0.2)} ${n(h * 0.1)} ${n(s * w * 0.6)} ${n(h * 0.16)} ${n(s * w * 0.68)} ${n(h * 0.02)}`,
          k.leaf,
          1.4,
        ) +
        at(s * w * 0.46, -h * 0.3, tulip(h * 0.34, k2), s * 14) +
        at(s * w * 0.7, h * 0.06, carnation(w * 0.2, k, 7), s * 30) +
        at(s * w * 0.2, h * 0.08, leaf(w * 0.3, w * 0.1, k.leaf2, k.line, "", 0.3 * s), s * 34),
    )
    .join("") +
  line(`M0 ${n(h * 0.3)}V${n(-h * 0.4)}`, k.leaf, 1.6) +
  at(0, -h * 0.36, palmette(w * 0.36, k, 9)) +
  path(
    `M${n(-w * 0.18)} ${n(h * 0.26)}H${n(w * 0.18)}L${n(w * 0.1)} ${n(h * 0.36)}C${n(w * 0.34)} ${n(h * 0.46)} ${n(w * 0.3)} ${n(h * 0.72)} ${n(w * 0.1)} ${n(h * 0.78)}L${n(w * 0.2)} ${n(h * 0.9)}H${n(-w * 0.2)}L${n(-w * 0.1)} ${n(h * 0.78)}C${n(-w * 0.3)} ${n(h * 0.72)} ${n(-w * 0.34)} ${n(h * 0.46)} ${n(-w * 0.1)} ${n(h * 0.36)}Z`,
    k2.leaf,
    k.line,
    1.2,
  ) +
  at(0, h * 0.56, rosette(w * 0.12, 8, k));

const cypress: Plant = (w, h, k, k2) =>
  path(
    `M0 ${n(-h * 0.86)}C${n(w * 0.52)} ${n(-h * 0.3)} ${n(w * 0.46)} ${n(h * 0.4)} ${n(w * 0.1)} ${n(h * 0.6)}H${n(-w * 0.1)}C${n(-w * 0.46)} ${n(h * 0.4)} ${n(-w * 0.52)} ${n(-h * 0.3)} 0 ${n(-h * 0.86)}Z`,
    k.leaf,
    k.line,
    1.2,
  ) +
  Array.from({ length: 6 }, (_, i) => {
    const y = h * (0.42 - i * 0.19);
    const reach = w * (0.3 - i * 0.035);
    return line(`M${n(-reach)} ${n(y - h * 0.06)}L0 ${n(y)}L${n(reach)} ${n(y - h * 0.06)}`, k.leaf2, 1.6);
  }).join("") +
  line(`M0 ${n(h * 0.6)}V${n(h * 0.84)}`, k.line, 3) +
  [-1, 1].map((s) => at(s * w * 0.5, h * 0.78, tulip(h * 0.42, k2)) + at(s * w * 0.62, -h * 0.25, blossom(w * 0.11, k))).join("");

const star: Plant = (w, h, k, k2) => {
  const r = Math.min(w, h) * 0.86;
  return (
    path(trace(lobed(r, r * 1.16, 8, 0.16), true), k2.a, k.line, 1.4) +
    path(trace(lobed(r * 0.82, r * 0.95, 8, 0.16), true), k2.c, k.line, 1) +
    [0, 90, 180, 270].map((a) => at(0, 0, at(0, -r * 0.5, palmette(r * 0.26, k, 7)), a)).join("") +
    [45, 135, 225, 315].map((a) => at(0, 0, at(0, -r * 0.52, blossom(r * 0.1, k)), a)).join("") +
    at(0, 0, rosette(r * 0.25, 10, k))
  );
};

const willow: Plant = (w, h, k, k2) =>
  line(`M0 ${n(h * 0.84)}V${n(-h * 0.5)}`, k.line, 2.4) +
  [-1, 1]
    .map((s) =>
      [0.5, 0.22, -0.06, -0.34]
        .map(
          (y, i) =>
            at(
              0,
              h * y,
              saz(w * (0.74 - i * 0.1), w * 0.1, { ...k, leaf: i % 2 ? k.leaf : k.leaf2 }, 5),
              s * (58 - i * 6),
              1,
              s < 0,
            ) + at(s * w * (0.28 + 0.04 * i), h * (y - 0.2), circle(0, 0, w * 0.06, k2.a)),
        )
        .join(""),
    )
    .join("") +
  at(0, -h * 0.52, palmette(w * 0.34, k2, 9)) +
  at(0, h * 0.84, blossom(w * 0.14, k2));

const PLANTS: Plant[] = [vase, cypress, star, willow];
