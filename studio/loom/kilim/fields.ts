import { pick, shuffled, type Random } from "../random.ts";
import { cellAt, isFree, put, stamp, type Cells, type Ink } from "./cells.ts";
import { BIRD, COMB, DIAMOND, HOOKS, HORN, SEED, STAR, TREE } from "./sprites.ts";
import { GROUND, INK, IVORY, OCHRE, OLIVE, RUST, SAND, TEAL } from "./yarns.ts";

/** Steps of a diamond from its heart outwards: [reach, yarn]. */
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
export function diamonds(c: Cells, edge: number, period: number, flat: number, chance: Random) {
  eachField(c, edge, (x, y) => {
    const dy = Math.abs(fold(c.height - 1 - y, period));
    const reach = Math.floor((c.width - 1 - x) / 3) * 3 * flat + Math.floor(dy / 2) * 2;
    const scaled = (reach * 66) / period;
    return RINGS.find(([to]) => scaled < to)?.[1] ?? GROUND;
  });
  for (let cy = c.height - 1; cy > edge; cy -= period) {
    const k = period / 66;
    stamp(c, STAR, c.width - 1, cy, { "#": GROUND, o: IVORY, "*": INK });
    for (const [dx, dy] of [
      [0, -20],
      [-32, 0],
      [-16, -10],
      [-16, 10],
      [0, 20],
    ] as const)
      stamp(c, BIRD, c.width - 1 + Math.round((dx * k * 0.62) / flat), cy + Math.round(dy * k), {
        "#": IVORY,
        o: GROUND,
      });
  }
  scatter(c, edge, chance);
}

const fold = (v: number, period: number) => v - Math.round(v / period) * period;

function eachField(c: Cells, edge: number, yarn: (x: number, y: number) => number) {
  for (let y = edge; y < c.height; y++) for (let x = edge; x < c.width; x++) put(c, x, y, yarn(x, y));
}

const ANY = [IVORY, OCHRE, TEAL];

/** Signs only where the ground is free around them: nothing touches, nothing is cut by an axis. */
export function scatter(c: Cells, edge: number, chance: Random) {
  const signs: [readonly string[], number, () => Ink][] = [
    [HORN, 7, () => ({ "#": pick(ANY, chance) })],
    [STAR, 6, () => ({ "#": pick([IVORY, OCHRE, RUST], chance), o: pick([TEAL, INK], chance), "*": OCHRE })],
    [BIRD, 4, () => ({ "#": pick([OCHRE, IVORY, OLIVE], chance), o: INK })],
    [SEED, 2, () => ({ "#": pick(ANY, chance), o: INK })],
  ];
  for (const [sprite, reach, ink] of signs)
    for (let t = 0; t < 3500; t++) {
      const x = edge + 1 + Math.floor(chance() * (c.width - edge));
      const y = edge + 1 + Math.floor(chance() * (c.height - edge));
      if (isFree(c, x, y, reach, GROUND)) stamp(c, sprite, x, y, ink());
    }
}

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

const LATTICE = [RUST, TEAL, OCHRE, OLIVE, IVORY];

/** Small diamonds over the whole field; colours run along the diagonals as the wool came. */
export function lattice(c: Cells, edge: number, size: number) {
  eachField(c, edge, (x, y) => {
    const a = c.width - 1 - x;
    const b = c.height - 1 - y;
    const row = Math.round(b / size);
    const shifted = a + (row % 2 ? size : 0);
    const col = Math.round(shifted / (2 * size));
    const reach = Math.floor(Math.abs(shifted - col * 2 * size) / 2) * 2 + Math.floor(Math.abs(b - row * size) / 1) * 1;
    const hue = LATTICE[(row + col * 3) % LATTICE.length]!;
    if (reach < size * 0.2) return INK;
    if (reach < size * 0.42) return hue === IVORY ? RUST : IVORY;
    if (reach < size * 0.74) return hue;
    if (reach < size * 0.84) return INK;
    return GROUND;
  });
}

/** One great hexagon with hooks along its flanks, quarter hexagons in the corners. */
export function hearth(c: Cells, edge: number, chance: Random) {
  const W = c.width - edge;
  const H = c.height - edge;
  const hex = (dx: number, dy: number, w: number, h: number) => Math.max(dx / w, (dx / w) * 0.55 + dy / h);
  const rings: [number, number][] = [
    [0.14, OCHRE],
    [0.2, INK],
    [0.34, IVORY],
    [0.38, INK],
    [0.56, TEAL],
    [0.6, IVORY],
    [0.64, INK],
    [0.86, RUST],
    [0.9, INK],
    [0.96, OCHRE],
    [1, INK],
  ];
  eachField(c, edge, (x, y) => {
    const dx = Math.floor((c.width - 1 - x) / 2) * 2;
    const dy = Math.floor((c.height - 1 - y) / 2) * 2;
    const middle = rings.find(([to]) => hex(dx, dy, W * 0.74, H * 0.78) < to)?.[1];
    if (middle !== undefined) return middle;
    const corner = hex(Math.floor((x - edge) / 2) * 2, Math.floor((y - edge) / 2) * 2, W * 0.42, H * 0.34);
    return corner < 0.5 ? OCHRE : corner < 0.58 ? INK : corner < 0.9 ? TEAL : corner < 1 ? INK : GROUND;
  });
  stamp(c, STAR, c.width - 1, c.height - 1, { "#": RUST, o: IVORY, "*": INK });
  const along = (yarn: number, reach: number, sprite: readonly string[], ink: Ink) => {
    for (let t = 0; t < 4000; t++) {
      const x = edge + Math.floor(chance() * W);
      const y = edge + Math.floor(chance() * H);
      if (cellAt(c, x, y) === yarn && isFree(c, x, y, reach, yarn)) stamp(c, sprite, x, y, ink);
    }
  };
  along(RUST, 6, STAR, { "#": IVORY, o: OCHRE, "*": INK });
  along(RUST, 4, BIRD, { "#": OCHRE, o: INK });
  along(TEAL, 4, BIRD, { "#": IVORY, o: RUST });
  along(TEAL, 2, SEED, { "#": OCHRE, o: INK });
  along(IVORY, 2, SEED, { "#": RUST, o: INK });
  along(OCHRE, 2, SEED, { "#": INK, o: IVORY });
  along(RUST, 2, SEED, { "#": IVORY, o: INK });
  scatter(c, edge, chance);
}
