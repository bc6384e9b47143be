import { blossom, palmette, rosette } from "./motifs/flowers.ts";
import { leaf } from "./motifs/leaves.ts";
import type { Wool } from "./motifs/wool.ts";
import { packCircles, type Circle, type Plot } from "./pack.ts";
import { pick } from "./random.ts";
import { at, line, trace, type Point } from "./svg.ts";

export interface Scrolls extends Plot {
  vine: string;
  wools: Wool[];
  stem?: number;
  /** tries at filling what stays free with small blossoms */
  fillers?: number;
  fillerSize?: number;
}

const DEG = 180 / Math.PI;

/** Islimi: packed circles become spiral stems with a flower in the eye and leaves along the way. */
export function scrolls(plot: Scrolls): string {
  const circles = packCircles(plot);
  const drawn = circles.map((c, i) => (c.onAxis ? axisFlower(c, plot) : spiral(c, circles.slice(0, i), plot)));
  const layer = (name: "stem" | "leaves" | "flower") => drawn.map((d) => d[name]).join("");
  return layer("stem") + layer("leaves") + fill(circles, plot) + layer("flower");
}

/** On a mirror axis only a flower that is its own mirror image may stand. */
function axisFlower(c: Circle, plot: Scrolls) {
  const w = pick(plot.wools, plot.chance);
  return {
    stem: "",
    leaves: "",
    flower: at(c.x, c.y, palmette(c.r * 0.86, w, c.r > 16 ? 11 : 9), c.turn),
  };
}

function spiral(c: Circle, older: Circle[], plot: Scrolls) {
  const { chance } = plot;
  const w = pick(plot.wools, chance);
  const w2 = pick(plot.wools, chance);
  const dir = chance() < 0.5 ? 1 : -1;
  const turns = c.r > 13 ? 1.45 : 1.05;
  const { start, gap } = lean(c, older, chance() * 2 * Math.PI);
  const radius = (t: number) => c.r * (t < 0 ? 0.97 - t * (gap < 10 ? 2.2 : 0.8) * (1 - t) : 0.97 - 0.72 * t ** 0.85);
  const angle = (t: number) => start + dir * t * turns * 2 * Math.PI;
  const point = (t: number): Point => [c.x + Math.cos(angle(t)) * radius(t), c.y + Math.sin(angle(t)) * radius(t)];
  // The stem runs a little past its circle: joining stems by straight lines looks wrong.
  const stem = line(trace(Array.from({ length: 71 }, (_, i) => point((i - 10) / 60))), plot.vine, plot.stem ?? 1.7);
  const count = Math.round(c.r * 0.55) + 1;
  let leaves = "";
  for (let j = 1; j <= count; j++) {
    const t = ((j - 0.4) / count) * 0.86;
    const [x, y] = point(t);
    if (j % 4 === 0 && c.r > 9) {
      leaves += at(x, y, blossom(Math.max(2.4, c.r * 0.13), { ...w2, a: w2.b, c: w2.d }));
      continue;
    }
    const out = (j % 2 ? 1 : -1) * dir;
    const size = Math.max(4.6, c.r * (0.36 - 0.12 * t));
    const own = j % 3 ? w : w2;
    const blade = leaf(size, size * 0.4, j % 2 ? own.leaf : own.leaf2, own.line, size > 7 ? own.a : "", 0.4 * out);
    leaves += at(x, y, blade, angle(t) * DEG + (dir > 0 ? 180 : 0) - out * 42);
  }
  return { stem, leaves, flower: eye(c, w, angle(1) * DEG + 90 * (1 + dir)) };
}

/** The outer end leans towards the nearest older scroll, so that all stems read as one plant. */
function lean(c: Circle, older: Circle[], otherwise: number) {
  let gap = Infinity;
  let start = otherwise;
  for (const o of older) {
    const d = Math.hypot(o.x - c.x, o.y - c.y) - o.r - c.r;
    if (d < gap) [gap, start] = [d, Math.atan2(o.y - c.y, o.x - c.x)];
  }
  return { start, gap };
}

function eye(c: Circle, w: Wool, turn: number): string {
  const r = c.r * 0.5;
  if (r > 8.5) return at(c.x, c.y + r * 0.12, palmette(r * 1.08, w, 9), turn);
  if (r > 3.6) return at(c.x, c.y, rosette(r, r > 6 ? 8 : 6, w, 0.9));
  return at(c.x, c.y, blossom(Math.max(2.6, r), w));
}

/** Small blossoms with two leaves wherever there is still ground. */
function fill(circles: Circle[], plot: Scrolls): string {
  const { chance, fillers = 0, fillerSize: r = 3.4 } = plot;
  const tight = circles.concat(plot.taken ?? []).map((c) => ({ ...c, r: c.r > r * 1.5 ? c.r * 0.98 : c.r }));
  const small = packCircles({
    ...plot,
    sizes: [r],
    tries: fillers,
    taken: tight,
    gap: 0,
    offAxisOnly: true,
  });
  return small
    .map(({ x, y }) => {
      const w = pick(plot.wools, chance);
      const turn = chance() * 360;
      const blade = (colour: string, bend: number) => leaf(r * 2.1, r * 0.7, colour, w.line, "", bend);
      return at(x, y, blade(w.leaf, 0.4), turn + 120) + at(x, y, blade(w.leaf2, -0.4), turn - 120) + at(x, y, blossom(r, w));
    })
    .join("");
}
