import type { Cells } from "./cells.ts";
import { eachField } from "./field.ts";
import { GROUND, INK, IVORY, OCHRE, OLIVE, RUST, TEAL } from "./yarns.ts";

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
