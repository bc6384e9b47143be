import type { Random } from "../random.ts";
import { cellAt, isFree, stamp, type Cells, type Ink } from "./cells.ts";
import { eachField, scatter } from "./field.ts";
import { BIRD, SEED, STAR } from "./sprites.ts";
import { GROUND, INK, IVORY, OCHRE, RUST, TEAL } from "./yarns.ts";

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
