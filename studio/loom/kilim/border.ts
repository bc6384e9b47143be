import { put, stamp, type Cells } from "./cells.ts";
import { STAR } from "./sprites.ts";
import { INK, IVORY, OCHRE, OLIVE, RUST, TEAL, type Palette } from "./yarns.ts";

/** Cells the frame takes from the field. */
export const BORDER = 22;
export const SLIM_BORDER = 8;

/** Teeth, a row of stars, running steps; drawn for the top left quarter. */
export function starBorder(c: Cells, p: Palette) {
  for (let y = 0; y < c.height; y++)
    for (let x = 0; x < c.width; x++) {
      const edge = Math.min(x, y);
      const run = Math.max(x, y);
      if (edge < BORDER) put(c, x, y, stripe(edge, run, p));
    }
  const signs = [p.ground, TEAL, RUST, OLIVE];
  const star = (x: number, y: number, k: number) => stamp(c, STAR, x, y, { "#": signs[k % 4]!, o: OCHRE, "*": INK });
  // Whole stars between the corner's and the axis' own: the gap is shared out.
  const spread = (far: number, draw: (at: number, k: number) => void) => {
    const count = Math.round((far - 11) / 12);
    for (let k = 0; k < count; k++) draw(far - Math.round((k * (far - 11)) / count), k);
  };
  spread(c.width - 1, (x, k) => star(x, 11, k));
  spread(c.height - 1, (y, k) => star(11, y, k));
  star(11, 11, 1);
}

function stripe(edge: number, run: number, p: Palette): number {
  if (edge < 2) return INK;
  if (edge < 5) return (run + edge) % 6 < 3 ? IVORY : TEAL;
  if (edge < 6) return INK;
  if (edge < 17) return IVORY;
  if (edge < 18) return INK;
  if (edge < 21) return ((run >> 1) + edge - 18) % 4 < 2 ? OCHRE : p.dark;
  return INK;
}

/** For runners and modern layouts: teeth and one line of seeds. */
export function slimBorder(c: Cells, p: Palette) {
  for (let y = 0; y < c.height; y++)
    for (let x = 0; x < c.width; x++) {
      const edge = Math.min(x, y);
      const run = Math.max(x, y);
      if (edge >= SLIM_BORDER) continue;
      const teeth = (run + (edge % 2)) % 4 < 2 ? IVORY : p.ground;
      put(c, x, y, edge < 2 ? INK : edge < 3 ? OCHRE : edge < 6 ? teeth : edge < 7 ? OCHRE : INK);
    }
}
