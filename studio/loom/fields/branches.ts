import type { Ground } from "../classic.ts";
import { blossom, petal } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import type { Wool } from "../motifs/wool.ts";
import type { Random } from "../random.ts";
import { around, at, circle, line, path, trace, type Point } from "../svg.ts";

export interface Branches {
  bark: string;
  wools: Wool[];
}

/** An almond flower wide open: five notched petals around red stamens. */
function almondFlower(r: number, w: Wool): string {
  const stamens = around(5, () => line(`M0 0V${-r * 0.5}`, w.c, 0.9) + circle(0, -r * 0.52, r * 0.07, w.d), 0.5);
  return (
    around(5, () => path(petal(r * 0.92, r * 0.56, 0.02), w.a, w.line, 0.9) + path(petal(r * 0.6, r * 0.2, 0), w.b)) +
    stamens +
    circle(0, 0, r * 0.16, w.c, w.line, 0.7)
  );
}

interface Growth {
  x: number;
  y: number;
  heading: number;
  length: number;
  thick: number;
}

/** February in the orchard: boughs reaching across the rug, in flower before the leaf. */
export function branches(g: Ground, plan: Branches): string {
  const layers = { wood: "", leaves: "", flowers: "" };
  const flowers: Point[] = [];
  const w = g.x1 - g.x0;
  const h = g.y1 - g.y0;
  const grow = (b: Growth, depth: number) => {
    const bough = curve(b, g.chance);
    layers.wood += line(trace(bough), plan.bark, b.thick);
    const step = 3;
    for (let i = step; i < bough.length; i += step) {
      const [x, y] = bough[i]!;
      const [px, py] = bough[i - 1]!;
      const heading = Math.atan2(y - py, x - px);
      const side = (i / step) % 2 ? 1 : -1;
      if (depth < 2 && i % (step * (depth ? 2 : 3)) === 0)
        grow(
          {
            x,
            y,
            heading: heading + side * (0.5 + g.chance() * 0.4),
            length: b.length * (0.42 + g.chance() * 0.16),
            thick: Math.max(1.8, b.thick * 0.52),
          },
          depth + 1,
        );
      else dress(x, y, heading, side, depth);
    }
  };
  const dress = (x: number, y: number, heading: number, side: number, depth: number) => {
    const k = plan.wools[Math.floor(g.chance() * plan.wools.length)]!;
    const turn = (heading * 180) / Math.PI + 90;
    const r = 11 + g.chance() * 9;
    const [fx, fy] = [x + Math.cos(heading + side * 1.4) * r * 0.8, y + Math.sin(heading + side * 1.4) * r * 0.8];
    if (!within(g, x, y, 12)) return;
    const roomy = within(g, fx, fy, r + 2) && flowers.every(([qx, qy]) => Math.hypot(qx - fx, qy - fy) > r * 1.7);
    if (roomy && (depth > 0 || g.chance() < 0.6)) {
      flowers.push([fx, fy]);
      layers.flowers += at(fx, fy, almondFlower(r, k), g.chance() * 72);
    } else if (roomy || g.chance() < 0.5) {
      layers.leaves += at(
        x,
        y,
        leaf(15 + g.chance() * 8, 4.4, g.chance() < 0.5 ? k.leaf : k.leaf2, k.line, "", 0.25 * side),
        turn + side * 50,
      );
      if (g.chance() < 0.4)
        layers.flowers += at(x - Math.cos(heading + side) * 8, y - Math.sin(heading + side) * 8, blossom(3.4, k));
    }
  };
  const boughs: [number, number, number, number][] = [
    [0, 0.98, -1.25, 0.62],
    [1, 0.86, -2.1, 0.6],
    [0, 0.56, -0.72, 0.58],
    [1, 0.42, -2.35, 0.52],
    [0, 0.2, -0.35, 0.42],
    [0.62, 1, -1.75, 0.34],
  ];
  for (const [fx, fy, heading, reach] of boughs)
    grow({ x: g.x0 + fx * w, y: g.y0 + fy * h, heading, length: h * reach, thick: 7 }, 0);
  return layers.wood + layers.leaves + layers.flowers;
}

const within = (g: Ground, x: number, y: number, r: number) => x - r > g.x0 && x + r < g.x1 && y - r > g.y0 && y + r < g.y1;

function curve(b: Growth, chance: Random): Point[] {
  const steps = Math.max(6, Math.round(b.length / 9));
  const bend = (chance() - 0.5) * 1.5;
  let { x, y, heading } = b;
  const points: Point[] = [[x, y]];
  for (let i = 0; i < steps; i++) {
    heading += bend / steps + (chance() - 0.5) * 0.34;
    x += (Math.cos(heading) * b.length) / steps;
    y += (Math.sin(heading) * b.length) / steps;
    points.push([x, y]);
  }
  return points;
}
