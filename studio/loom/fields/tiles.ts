import type { Ground } from "../classic.ts";
import { blossom, palmette, petal, rosette } from "../motifs/flowers.ts";
import { KHATAM, polygon, star } from "../motifs/geometry.ts";
import { leaf } from "../motifs/leaves.ts";
import { tulip } from "../motifs/ottoman.ts";
import { circleOutside } from "../motifs/outlines.ts";
import type { Wool } from "../motifs/wool.ts";
import { scrollField } from "./scroll-field.ts";
import { around, at, circle, line, path, rect, trace, type Point } from "../svg.ts";

export interface Glaze {
  ink: string;
  strap: string;
  /** grounds of the stars by turns, and of what lies between */
  stars: string[];
  between: string;
  /** flowers for each star ground, and for what lies between */
  wools: Wool[];
  betweenWool: Wool;
  across: number;
}

const strapped = (outline: Point[], fill: string, glaze: Glaze, width = 5): string =>
  path(trace(outline, true), fill, glaze.ink, width + 2.4) + line(trace(outline, true), glaze.strap, width - 1);

const odd = (v: number) => Math.max(1, Math.round((v - 1) / 2) * 2 + 1);

/** Kubadabad: eight-pointed stars and crosses. An odd number each way, so that only whole stars lie inside the frame. */
export function starsAndCrosses(g: Ground, glaze: Glaze): string {
  const count = odd(glaze.across);
  const u = ((g.cx - g.x0) * 2) / count;
  const rows = odd(((g.cy - g.y0) * 2) / u);
  const v = ((g.cy - g.y0) * 2) / rows;
  const squash = v / u;
  let body = rect(g.x0, g.y0, g.x1 - g.x0, g.y1 - g.y0, glaze.between);
  let flowers = "";
  for (let row = 0; row <= (rows - 1) / 2; row++)
    for (let col = 0; col <= (count - 1) / 2; col++) {
      const [x, y] = [g.cx - col * u, g.cy - row * v];
      const kind = (row + col) % glaze.stars.length;
      const points = star(8, u / 2 + 0.4, KHATAM, 0, squash).map(([a, b]): Point => [a + x, b + y]);
      body += strapped(points, glaze.stars[kind]!, glaze);
      flowers += at(
        x,
        y,
        (kind % 2 ? tulipStar : sunStar)(u * 0.36, glaze.wools[kind]!, glaze.wools[(kind + 1) % glaze.wools.length]!),
      );
      flowers += at(x - u / 2, y - v / 2, cross(u * 0.3, glaze.betweenWool));
    }
  return body + flowers;
}

/** A sun of eight palmettes. */
const sunStar = (r: number, w: Wool, w2: Wool): string =>
  around(8, () => path(petal(r * 0.98, r * 0.15, 0.02), w.leaf, w.line, 0.8), 0.5) +
  around(8, (i) => at(0, -r * 0.52, palmette(r * 0.3, i % 2 ? w : { ...w, a: w.c, b: w.a }, 7))) +
  rosette(r * 0.34, 12, { ...w2, line: w.line }) +
  rosette(r * 0.17, 8, w);

/** Four tulips and four buds on a ring of leaves. */
const tulipStar = (r: number, w: Wool, w2: Wool): string =>
  circle(0, 0, r * 0.5, "none", w.leaf, 1.6) +
  around(
    8,
    (i) => at(0, -r * 0.5, leaf(r * 0.3, r * 0.09, i % 2 ? w.leaf : w.leaf2, w.line, "", i % 2 ? 0.3 : -0.3), i % 2 ? 66 : -66),
    0.25,
  ) +
  around(4, () => at(0, -r * 0.42, tulip(r * 0.5, w))) +
  around(4, () => at(0, -r * 0.72, blossom(r * 0.13, { ...w2, line: w.line })), 0.5) +
  rosette(r * 0.24, 8, w);

const cross = (r: number, w: Wool): string =>
  around(4, () => path(petal(r * 0.95, r * 0.2, 0.05), w.leaf, w.line, 0.9) + at(0, -r * 0.98, blossom(r * 0.13, w)), 0) +
  around(4, () => at(0, -r * 0.34, leaf(r * 0.42, r * 0.13, w.leaf2, w.line, "", 0)), 0.5) +
  rosette(r * 0.36, 8, w);

/** Hexagons with triangles between, as on the walls of Konya. */
export function hexagons(g: Ground, glaze: Glaze): string {
  const count = odd(glaze.across);
  const u = ((g.cx - g.x0) * 2) / count;
  const tall = g.cy - g.y0 - u * 0.56;
  const rise = tall / Math.round(tall / (u * 0.866));
  let body = rect(g.x0, g.y0, g.x1 - g.x0, g.y1 - g.y0, glaze.between);
  let flowers = "";
  for (let row = 0; g.cy - row * rise > g.y0 - rise; row++)
    for (let col = -1; g.cx - col * u > g.x0 - u; col++) {
      const x = g.cx - col * u - (row % 2 ? u / 2 : 0);
      const y = g.cy - row * rise;
      const kind = (row + col * 2 + 60) % glaze.stars.length;
      const hex = polygon(6, u * 0.47, Math.PI / 6).map(([a, b]): Point => [a + x, b + y]);
      const inner = star(6, u * 0.44, 0.577, Math.PI / 6);
      body += strapped(hex, glaze.stars[kind]!, glaze, 4);
      flowers += at(
        x,
        y,
        line(trace(inner, true), glaze.ink, 3.4) +
          line(trace(inner, true), glaze.strap, 1.8) +
          sixFlower(u * 0.27, glaze.wools[kind]!, glaze.wools[(kind + 1) % glaze.wools.length]!),
      );
      flowers += at(x, y - u * 0.577, blossom(u * 0.06, glaze.betweenWool));
    }
  return body + flowers;
}

const sixFlower = (r: number, w: Wool, w2: Wool): string =>
  around(6, () => path(petal(r * 0.95, r * 0.24, 0.02), w.a, w.line, 0.9) + path(petal(r * 0.62, r * 0.12, 0), w.b), 0.5) +
  around(6, () => at(0, -r * 0.98, blossom(r * 0.15, { ...w2, line: w.line }))) +
  rosette(r * 0.36, 8, { ...w, a: w.c, c: w.a });

/** Şemse: one great sun of nested stars over a ground of scrolls. */
export function shamsa(g: Ground, glaze: Glaze): string {
  const R = (g.cx - g.x0) * 0.88;
  const squash = 1.24;
  const [w1, w2] = [glaze.wools[0]!, glaze.wools[1]!];
  const [first, second] = [glaze.stars[0]!, glaze.stars[1]!];
  const ring = (points: number, r: number, inner: number, turn: number, fill: string, width = 5) =>
    at(g.cx, g.cy, strapped(star(points, R * r, inner, turn, squash), fill, glaze, width));
  const spot = (count: number, r: number, offset: number, draw: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => {
      const a = ((i + offset) / count) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(a) * R * r, Math.sin(a) * R * r * squash];
      return at(g.cx + dx, g.cy + dy, draw(i), (Math.atan2(dy, dx) * 180) / Math.PI + 90);
    }).join("");
  const rim = star(16, R + 10, 0.86, 0, squash).map(([x, y]): Point => [x + g.cx, y + g.cy]);
  const free: Ground["free"] = (x, y, r) => g.free(x, y, r) && circleOutside(rim, x, y, r);
  return (
    rect(g.x0, g.y0, g.x1 - g.x0, g.y1 - g.y0, first) +
    scrollField({ ...g, free }, glaze.between, [w1, { ...w1, a: w1.b, b: w1.a }, { ...w1, a: w1.c, c: w1.a }]) +
    ring(16, 1, 0.86, 0, second, 7) +
    spot(16, 0.84, 0, () => palmette(R * 0.1, w2, 9)) +
    spot(16, 0.79, 0.5, () => blossom(R * 0.03, { ...w2, a: w2.c, c: w2.a })) +
    ring(16, 0.73, 0.84, Math.PI / 16, glaze.between, 6) +
    spot(16, 0.57, 0.5, (i) => (i % 2 ? tulip(R * 0.13, glaze.betweenWool) : palmette(R * 0.07, glaze.betweenWool, 9))) +
    ring(8, 0.53, KHATAM, Math.PI / 8, first, 6) +
    spot(8, 0.4, 0.5, () => palmette(R * 0.1, w1, 9)) +
    spot(8, 0.4, 0, () => rosette(R * 0.05, 8, w1)) +
    ring(8, 0.31, KHATAM, 0, second, 5) +
    at(g.cx, g.cy, sunStar(R * 0.21, w2, w1))
  );
}
