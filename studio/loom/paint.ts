import { emptyCloth, type Cloth } from "./cloth.ts";
import type { Rgb } from "./colour.ts";
import { cloud } from "./noise.ts";
import { speck } from "./random.ts";

export interface Dab {
  colour: Rgb;
  pile: number;
}

type Brush = (x: number, y: number) => Dab;

/** Modern rugs have no cartoon: a function says colour and pile at every knot. */
export function paint(width: number, height: number, seed: number, dab: Brush, noise = 1): Cloth {
  const s = seed % 9973;
  const cloth = emptyCloth(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { colour, pile } = tuft(dab, x, y);
      const i = y * width + x;
      const tone =
        1 +
        0.09 * noise * (speck(x, y, s) - 0.5) +
        0.05 * noise * (cloud(x / 8, y / 3, s + 5, 2) - 0.5) +
        0.07 * (cloud(x / 180, y / 150, s + 7, 4) - 0.5);
      for (let j = 0; j < 3; j++) cloth.colour[i * 3 + j] = colour[j]! * tone;
      cloth.pile[i] = pile + 0.08 * (speck(x, y, s + 2) - 0.5);
    }
  return cloth;
}

const QUARTERS = [0, 0.5];

/** A tuft on a line is spun of both yarns: drawn lines run smoothly and hairlines do not break into dots. */
function tuft(dab: Brush, x: number, y: number): Dab {
  const colour: Rgb = [0, 0, 0];
  let pile = 0;
  for (const dy of QUARTERS)
    for (const dx of QUARTERS) {
      const part = dab(x + dx, y + dy);
      for (let j = 0; j < 3; j++) colour[j]! += part.colour[j]! / 4;
      pile += part.pile / 4;
    }
  return { colour, pile };
}
