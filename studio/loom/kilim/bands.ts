import { pick, shuffled, type Random } from "../random.ts";
import { put, stamp, type Cells, type Ink } from "./cells.ts";
import { COMB, DIAMOND, HOOKS, HORN, STAR, TREE } from "./sprites.ts";
import { GROUND, INK, IVORY, OCHRE, OLIVE, RUST, SAND, TEAL } from "./yarns.ts";

const ROWS: [readonly string[], Ink, number][] = [
  [STAR, { "#": IVORY, o: OCHRE, "*": INK }, RUST],
  [HORN, { "#": IVORY }, TEAL],
  [HOOKS, { "#": OCHRE, o: IVORY, "*": RUST }, INK],
  [DIAMOND, { "#": INK, o: RUST, "*": OCHRE }, IVORY],
  [COMB, { "#": INK, o: TEAL }, OCHRE],
  [TREE, { "#": IVORY, o: OCHRE }, OLIVE],
];

/** Broad stripes of signs between narrow ones of teeth, mirrored about the middle; only whole signs, only whole stripes. */
export function bands(c: Cells, edge: number, chance: Random) {
  const order = shuffled(ROWS, chance);
  const first = order.findIndex(([sprite]) => sprite !== TREE);
  order.unshift(...order.splice(first, 1));
  let y = c.height + 8;
  for (let i = 0; ; i++) {
    const [sprite, ink, ground] = order[i % order.length]!;
    const tall = sprite.length + 4;
    if (y - tall < edge) break;
    fillRows(c, edge, y - tall, y, () => ground);
    // The first band is halved by the mirror: only signs that are their own mirror image stand there.
    signs(c, sprite, ink, edge, i ? y - Math.ceil(tall / 2) : c.height - 1);
    y = narrow(c, edge, y - tall, chance);
  }
  while (y > edge) y = narrow(c, edge, y, chance);
}

/** A row of one sign, none on the axis where a mirror would widen it, the last one whole beside the edge. */
function signs(c: Cells, sprite: readonly string[], ink: Ink, edge: number, y: number) {
  const wide = sprite[0]!.length;
  const count = Math.floor((c.width - edge - 2) / (wide + 3));
  const step = (c.width - edge - 2) / count;
  for (let i = 0; i < count; i++) stamp(c, sprite, Math.round(c.width - 1 - step * (i + 0.5)), y, ink);
}

/** Teeth and arrows; returns where the next stripe begins. */
function narrow(c: Cells, edge: number, from: number, chance: Random): number {
  let y = from;
  for (const teeth of [INK, pick([IVORY, OCHRE], chance), INK]) {
    fillRows(c, edge, y - 2, y, (x) => (teeth === INK ? INK : (x >> 1) % 2 ? teeth : GROUND));
    y -= 2;
  }
  fillRows(c, edge, y - 5, y, (x, row) => ((x + Math.abs(row - y + 3)) % 6 < 3 ? GROUND : SAND));
  y -= 5;
  fillRows(c, edge, y - 2, y, () => INK);
  return y - 2;
}

function fillRows(c: Cells, edge: number, from: number, to: number, yarn: (x: number, y: number) => number) {
  for (let y = Math.max(edge, from); y < to; y++) for (let x = edge; x < c.width; x++) put(c, x, y, yarn(x, y));
}
