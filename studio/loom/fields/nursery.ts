import type { Ground } from "../classic.ts";
import { ANIMALS, type Fur } from "../motifs/animals.ts";
import { blossom } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import { lobed } from "../motifs/outlines.ts";
import { balloon, boat, cloudlet, heart, littleStar, moon, sun, whale } from "../motifs/sky.ts";
import type { Wool } from "../motifs/wool.ts";
import { packCircles, type Circle } from "../pack.ts";
import { pick } from "../random.ts";
import { around, at, circle, line, n, path, rect, trace } from "../svg.ts";

export interface Nursery {
  ink: string;
  ground: string;
  cream: string;
  shade: string;
  coral: string;
  sun: string;
  mint: string;
  sky: string;
  plum: string;
  tan: string;
}

/** Small stars, hearts and dots wherever a circle is still free; nothing lands on anything. */
function sprinkle(g: Ground, y: Nursery, taken: Circle[], sizes: number[], tries: number): string {
  const colours = [y.sun, y.cream, y.coral, y.mint].filter((c) => c !== y.ground);
  return packCircles({ ...g, sizes, taken, tries, gap: 9 })
    .map(({ x, y: cy, r }) =>
      at(
        x,
        cy,
        (r > 6 ? pick([littleStar, littleStar, heart], g.chance) : (q: number, c: string) => circle(0, 0, q * 0.8, c))(
          r,
          pick(colours, g.chance),
        ),
        (g.chance() - 0.5) * 40,
      ),
    )
    .join("");
}

/** Badges with the animals of the wood in half drop, sprigs between. */
export function wood(g: Ground, y: Nursery, wools: Wool[]): string {
  const across = 5;
  const u = (g.x1 - g.x0) / across;
  const rows = Math.round((g.y1 - g.y0) / u);
  const drop = (g.y1 - g.y0) / rows;
  const furs: Fur[] = [
    { ink: y.ink, coat: y.coral, pale: y.cream, blush: y.plum },
    { ink: y.ink, coat: y.tan, pale: y.cream, blush: y.coral },
    { ink: y.ink, coat: y.cream, pale: y.cream, blush: y.coral },
    { ink: y.ink, coat: y.sky, pale: y.cream, blush: y.sun },
  ];
  const grounds = [y.cream, y.sun, y.mint, y.shade];
  let body = "";
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < across; col++) {
      const [x, cy] = [g.x0 + (col + 0.5) * u, g.y0 + (row + 0.5) * drop];
      const i = ((row + col) / 2 + row * 2 + (row >> 1)) & 3;
      if ((row + col) % 2) {
        body += at(x, cy, sprig(u * 0.36, wools[(row + col) % wools.length]!));
        continue;
      }
      const badge = (r: number) => trace(lobed(r, r, 12, 0.08), true);
      const disc =
        path(badge(u * 0.46), y.ink) +
        path(badge(u * 0.445), y.tan) +
        path(badge(u * 0.41), grounds[(i + 1) % 4] === furs[i]!.coat ? y.shade : grounds[(i + 1) % 4]!, y.ink, 1.2);
      body += at(x, cy, disc + at(0, i === 2 ? u * 0.04 : 0, ANIMALS[i]!(u * (i === 2 ? 0.25 : 0.29), furs[i]!)));
    }
  return body;
}

const sprig = (r: number, w: Wool): string =>
  around(4, () => leaf(r * 0.9, r * 0.24, w.leaf, w.line, w.a, 0.18), 0.5) +
  around(4, () => at(0, -r * 0.62, heart(r * 0.2, w.c))) +
  blossom(r * 0.36, w);

/** Balloons over small clouds, each with room of its own. */
export function balloons(g: Ground, y: Nursery): string {
  const panels: [string, string, string][] = [
    [y.coral, y.cream, y.sun],
    [y.mint, y.cream, y.plum],
    [y.plum, y.shade, y.sun],
    [y.sun, y.cream, y.coral],
    [y.sky, y.cream, y.coral],
  ];
  const star = { x: g.x0 + (g.x1 - g.x0) * 0.74, y: g.y0 + (g.y1 - g.y0) * 0.15, r: 84 };
  const big = packCircles({ ...g, sizes: [112, 96, 78, 62], taken: [star], tries: 260, gap: 10 });
  const clouds = packCircles({
    ...g,
    sizes: [60, 48, 38, 30],
    taken: [star, ...big],
    tries: 1200,
    gap: 6,
  });
  return (
    at(star.x, star.y, sun(star.r, y.sun, y.sun, y.ink, y.coral)) +
    clouds.map((c) => at(c.x, c.y, cloudlet(c.r, y.cream, y.shade))).join("") +
    big.map((c, i) => at(c.x, c.y, balloon(c.r, { ink: y.ink, panels: panels[i % panels.length]!, basket: y.tan }))).join("") +
    sprinkle(g, y, [star, ...big, ...clouds], [9, 6, 4], 1200)
  );
}

/** A wide rainbow in quiet colours, a sun behind it, clouds at its feet. */
export function rainbow(g: Ground, y: Nursery): string {
  const [cx, cy] = [(g.x0 + g.x1) / 2, g.y0 + (g.y1 - g.y0) * 0.66];
  const R = (g.x1 - g.x0) * 0.39;
  const arcs = [y.coral, y.cream, y.sun, y.mint, y.cream, y.plum, y.tan, y.cream, y.sky];
  const widths = [0.16, 0.03, 0.14, 0.14, 0.03, 0.13, 0.11, 0.03, 0.1];
  let r = R;
  let bow = "";
  for (const [i, colour] of arcs.entries()) {
    bow += path(`M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(cy)}Z`, colour, y.ink, 1.6);
    r -= R * widths[i]!;
  }
  bow += path(`M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(cy)}Z`, y.ground, y.ink, 1.6);
  const feet = [-0.78, 0.78].map((s): Circle => ({ x: cx + s * R, y: cy + R * 0.06, r: R * 0.34 }));
  const puffs = feet.map((c) => at(c.x, c.y, cloudlet(c.r, y.cream, y.shade))).join("");
  const taken: Circle[] = [...feet.map((c) => ({ ...c, r: c.r * 1.05 })), { x: cx, y: cy - R * 1.42, r: R * 0.3 }];
  const free: Ground["free"] = (x, yy, r) => g.free(x, yy, r) && (Math.hypot(x - cx, yy - cy) > R + r + 8 || yy - r > cy + 10);
  const more = packCircles({ ...g, free, sizes: [54, 44], taken, tries: 300, gap: 16 });
  return (
    at(cx, cy - R * 1.42, sun(R * 0.27, y.sun, y.sun, y.ink, y.coral)) +
    bow +
    puffs +
    more
      .map((c, i) => at(c.x, c.y, i % 2 ? heart(c.r * 0.62, i % 4 === 1 ? y.coral : y.plum) : cloudlet(c.r, y.cream, y.shade)))
      .join("") +
    sprinkle({ ...g, free }, y, [...taken, ...more], [16, 12, 9, 6, 4], 900)
  );
}

/** Rows of waves; a whale or a boat rides on every other one. */
export function sea(g: Ground, y: Nursery): string {
  const rows = 7;
  const drop = (g.y1 - g.y0) / rows;
  const w = g.x1 - g.x0;
  const waters = [y.sky, y.mint, y.shade];
  let body = "";
  for (let row = 0; row < rows; row++) {
    const base = g.y0 + (row + 0.74) * drop;
    const riders = row % 2 ? 2 : 3;
    for (let i = 0; i < riders; i++) {
      const x = g.x0 + ((i + 0.5) / riders) * w + (row % 2 ? 0 : 0);
      const hull = [y.coral, y.sun, y.plum, y.tan][(row + i) % 4]!;
      const rider =
        (row + i) % 2
          ? boat(drop * 0.47, hull, y.cream, y.sun === hull ? y.coral : y.sun, y.ink)
          : whale(drop * 0.52, [y.plum, y.ink, y.coral][(row + i) % 3]!, y.cream, y.ink, y.cream);
      body += at(x, base - drop * 0.3, rider, 0, 1, row % 4 > 1);
      body += at(g.x0 + ((i + 1) / riders) * w, base - drop * 0.5, i < riders - 1 ? littleStar(drop * 0.09, y.sun) : "");
    }
    body += waves(g, base, drop, waters[row % 3]!, y);
  }
  return rect(g.x0, g.y0, w, g.y1 - g.y0, y.ground) + body;
}

function waves(g: Ground, base: number, drop: number, fill: string, y: Nursery): string {
  const count = 12;
  const step = (g.x1 - g.x0) / count;
  let crest = `M${n(g.x0)} ${n(base)}`;
  for (let i = 0; i < count; i++) crest += `q${n(step / 2)} ${n(-drop * 0.18)} ${n(step)} 0`;
  const lower = crest.replaceAll(`${n(g.x0)} ${n(base)}`, `${n(g.x0)} ${n(base + drop * 0.13)}`);
  return path(`${crest}V${n(base + drop * 0.27)}H${n(g.x0)}Z`, fill) + line(crest, y.ink, 1.6) + line(lower, y.cream, 2.4);
}

/** A sleeping moon among stars on a round night. */
export function night(g: Ground, y: Nursery): string {
  const R = g.cx - 40;
  const round: Ground["free"] = (x, cy, r) => Math.hypot(x - g.cx, cy - g.cy) + r < R;
  const moonAt = { x: g.cx - R * 0.06, y: g.cy - R * 0.02, r: R * 0.4 };
  const clouds = packCircles({
    ...g,
    free: round,
    sizes: [92, 74, 56],
    taken: [{ ...moonAt, r: R * 0.46 }],
    tries: 260,
    gap: 14,
  });
  const rim = around(36, (i) => at(0, -(R + 16), i % 2 ? circle(0, 0, 6, y.cream) : littleStar(11, y.sun)));
  return (
    at(g.cx, g.cy, circle(0, 0, R + 38, y.plum) + circle(0, 0, R, y.ground, y.sun, 3) + rim) +
    at(moonAt.x, moonAt.y, moon(moonAt.r, y.sun, y.ink, y.coral)) +
    clouds.map((c) => at(c.x, c.y, cloudlet(c.r, y.cream, y.shade))).join("") +
    sprinkle({ ...g, free: round }, y, [{ ...moonAt, r: R * 0.44 }, ...clouds], [20, 15, 11, 8, 5, 4], 900)
  );
}
