import type { Yarns } from "../knots.ts";

/** Eight yarns in this order; their places are their numbers. */
export interface KilimYarns extends Yarns {
  ground: string;
  ink: string;
  ivory: string;
  ochre: string;
  teal: string;
  rust: string;
  olive: string;
  sand: string;
}

export const [GROUND, INK, IVORY, OCHRE, TEAL, RUST, OLIVE, SAND] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export interface Palette {
  ground: number;
  dark: number;
}
