import type { Random } from "../random.ts";
import { stamp, type Cells } from "./cells.ts";
import { eachField, scatter } from "./field.ts";
import { BIRD, STAR } from "./sprites.ts";
import { GROUND, INK, IVORY, OCHRE, RUST, TEAL } from "./yarns.ts";

/** Steps of a diamond from its heart outwards, in parts of its height: [reach, yarn]. */
const RINGS: [number, number][] = [
  [4, OCHRE],
  [7, INK],
  [11, IVORY],
  [13, INK],
  [17, RUST],
  [18.5, IVORY],
  [23, TEAL],
  [24.5, INK],
  [27, OCHRE],
  [28.2, INK],
  [30.5, IVORY],
  [31.8, INK],
];

/** Great stepped diamonds down the middle; one of them sits on the centre. */
export function diamonds(c: Cells, edge: number, chance: Random) {
  const period = 66;
  eachField(c, edge, (x, y) => {
    const dy = Math.abs(fold(c.height - 1 - y, period));
    const reach = Math.floor((c.width - 1 - x) / 3) * 3 * 0.62 + Math.floor(dy / 2) * 2;
    return RINGS.find(([to]) => reach < to)?.[1] ?? GROUND;
  });
  for (let cy = c.height - 1; cy > edge; cy -= period) {
    stamp(c, STAR, c.width - 1, cy, { "#": GROUND, o: IVORY, "*": INK });
    for (const [dx, dy] of [
      [0, -20],
      [-32, 0],
      [-16, -10],
      [-16, 10],
      [0, 20],
    ] as const)
      stamp(c, BIRD, c.width - 1 + dx, cy + dy, { "#": IVORY, o: GROUND });
  }
  scatter(c, edge, chance);
}

const SLIM_RINGS: [number, number][] = [
  [10, TEAL],
  [12, INK],
  [16, IVORY],
  [18, INK],
  [22, OCHRE],
  [24, INK],
];

/** The same for a runner: fewer rings, drawn with whole cells. */
export function stones(c: Cells, edge: number, chance: Random) {
  const period = 48;
  eachField(c, edge, (x, y) => {
    const dy = Math.abs(fold(c.height - 1 - y, period));
    const reach = Math.floor((c.width - 1 - x) / 2) * 2 + Math.floor(dy / 2) * 2;
    return SLIM_RINGS.find(([to]) => reach < to)?.[1] ?? GROUND;
  });
  for (let cy = c.height - 1; cy > edge; cy -= period) stamp(c, STAR, c.width - 1, cy, { "#": IVORY, o: RUST, "*": INK });
  scatter(c, edge, chance);
}

const fold = (v: number, period: number) => v - Math.round(v / period) * period;
