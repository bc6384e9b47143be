import { pick, type Random } from "../random.ts";
import { isFree, put, stamp, type Cells, type Ink } from "./cells.ts";
import { BIRD, HORN, SEED, STAR } from "./sprites.ts";
import { GROUND, INK, IVORY, OCHRE, OLIVE, RUST, TEAL } from "./yarns.ts";

/** Names the yarn of every cell inside the frame. */
export function eachField(c: Cells, edge: number, yarn: (x: number, y: number) => number) {
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
