import { emptyCloth, type Cloth } from "./cloth.ts";
import { light } from "./colour.ts";
import type { Knots } from "./knots.ts";
import { cloud } from "./noise.ts";
import { random, speck } from "./random.ts";
import { worn, type Wear } from "./wear.ts";

export interface Dye {
  seed: number;
  /** drift of the dye lots from row to row; 1 is a good village rug */
  abrash?: number;
  noise?: number;
  wear?: Wear;
  /** towards grey, 0 to 1 */
  fade?: number;
  /** pile height per yarn, 0 to 1 */
  carve?: (yarn: string) => number;
}

/** Cartoon to cloth: every knot gets wool of its yarn, as uneven as wool is. */
export function dye(knots: Knots, how: Dye): Cloth {
  const { width, height } = knots;
  const { abrash = 1, noise = 1, wear, fade = 0 } = how;
  const seed = how.seed % 9973;
  const lots = dyeLots(knots, seed);
  const piles = knots.names.map((name, i) => pileOf(name, light(knots.colours[i]!), how.carve));
  const cloth = emptyCloth(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const k = knots.yarn[i]!;
      const base = knots.colours[k]!;
      const drift = lots[k]![y]!;
      const tone =
        1 +
        0.055 * abrash * drift +
        0.07 * noise * (speck(x, y, seed) - 0.5) +
        0.03 * noise * (speck(x >> 1, y, seed + 9) - 0.5) +
        0.04 * (cloud(x / 9, y / 3, seed + 5, 2) - 0.5) +
        0.07 * (cloud(x / 190, y / 150, seed + 7, 4) - 0.5);
      const warm = 0.012 * abrash * lots[(k + 1) % lots.length]![y]!;
      let r = base[0] * (tone + warm);
      let g = base[1] * tone;
      let b = base[2] * (tone - warm);
      if (wear) {
        const gone = worn(x, y, seed, wear.amount);
        r += (wear.to[0] - r) * gone;
        g += (wear.to[1] - g) * gone;
        b += (wear.to[2] - b) * gone;
      }
      if (fade) {
        const grey = light([r, g, b]);
        r += (grey - r) * fade;
        g += (grey - g) * fade;
        b += (grey - b) * fade;
      }
      cloth.colour.set([r, g, b], i * 3);
      cloth.pile[i] = piles[k]! + 0.08 * (speck(x, y, seed + 2) - 0.5);
    }
  return cloth;
}

// Dark wool was dyed with iron and wears down first.
const pileOf = (name: string, lum: number, carve: Dye["carve"]) => (carve ? carve(name) : lum < 70 ? 0.52 : 0.6);

/** Abrash: each yarn drifts on its own in bands of rows, with a sharp step where a lot ran out. */
function dyeLots(knots: Knots, seed: number): Float32Array[] {
  return knots.colours.map((_, yarn) => {
    const chance = random(seed * 31 + yarn);
    let lot = 0;
    return Float32Array.from({ length: knots.height }, (_row, y) => {
      if (chance() < 0.006) lot = (chance() - 0.5) * 1.4;
      return lot * 0.6 + (cloud(y / 70, yarn * 9.1, seed + 3, 3) - 0.5) * 1.6;
    });
  });
}
