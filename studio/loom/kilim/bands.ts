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

/** Broad stripes of signs between narrow ones of teeth, mirrored about the middle. */
export function bands(c: Cells, edge: number, chance: Random) {
  const order = shuffled(ROWS, chance);
  const first = order.findIndex(([sprite]) => sprite !== TREE);
  order.unshift(...order.splice(first, 1));
  let y = c.height + 8;
  for (let i = 0; y > edge - 20; i++) {
    const [sprite, ink, ground] = order[i % order.length]!;
    const tall = sprite.length + 4;
    fillRows(c, edge, y - tall, y, () => ground);
    const mid = y - Math.ceil(tall / 2);
    const step = (sprite[0]!.length + 3) & ~1;
    // The first band is halved by the mirror: only signs that are their own mirror image stand there.
    for (let x = c.width - 1; x > edge - step; x -= step) stamp(c, sprite, x, i ? mid : c.height - 1, ink);
    y -= tall;
    for (const teeth of [INK, pick([IVORY, OCHRE], chance), INK]) {
      fillRows(c, edge, y - 2, y, (x) => (teeth === INK ? INK : (x >> 1) % 2 ? teeth : GROUND));
      y -= 2;
    }
    fillRows(c, edge, y - 5, y, (x, row) => ((x + Math.abs(row - y + 3)) % 6 < 3 ? GROUND : SAND));
    y -= 5;
    fillRows(c, edge, y - 2, y, () => INK);
    y -= 2;
  }
}

function fillRows(c: Cells, edge: number, from: number, to: number, yarn: (x: number, y: number) => number) {
  for (let y = Math.max(edge, from); y < to; y++) for (let x = edge; x < c.width; x++) put(c, x, y, yarn(x, y));
}
