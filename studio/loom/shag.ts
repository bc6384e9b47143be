import { emptyCloth, type Cloth } from "./cloth.ts";
import { mix, type Rgb } from "./colour.ts";
import { cloud } from "./noise.ts";
import { random } from "./random.ts";

export interface Strands {
  /** length of a strand in pixels */
  length: number;
  /** one strand per so many pixels */
  spacing: number;
  colour: (x: number, y: number) => Rgb;
  /** pixels of the cloth for each one that lengths and places are told in */
  fine?: number;
  /** 0 scatters tones over the rug; 1 keeps them even, tuft beside tuft, with warm shade between */
  even?: number;
}

/** Long pile, strand by strand: each leans its own way, dark at the root and lit at the tip. */
export function shag(width: number, height: number, seed: number, strands: Strands): Cloth {
  const { even = 0, fine = 1 } = strands;
  const cloth = emptyCloth(width * fine, height * fine);
  const s = seed % 9973;
  const chance = random(seed);
  underlay(cloth, strands.colour, fine);
  const count = Math.round((width * height) / strands.spacing);
  for (let i = 0; i < count; i++) {
    const x0 = chance() * width;
    const y0 = chance() * height;
    const lay = cloud(x0 / 170, y0 / 170, s, 3) * 9 + cloud(x0 / 26, y0 / 26, s + 3, 2) * 5;
    const lean = lay + (chance() - 0.5) * 1.7;
    const curl = (chance() - 0.5) * 1.6;
    const length = strands.length * (0.55 + chance() * 0.6);
    const tone = 0.92 + chance() * 0.14 + 0.1 * (1 - even) * (cloud(x0 / 60, y0 / 60, s + 9, 2) - 0.5);
    const lit = tone + even * tuft(x0, y0, s);
    strand(cloth, { x0, y0, lean, curl, length, wool: strands.colour(x0, y0), tone: lit, even, fine });
  }
  return cloth;
}

/** Lighter on the crown of a tuft, darker in the parting. */
const tuft = (x: number, y: number, s: number): number => 0.03 + 0.15 * (cloud(x / 20, y / 20, s + 21, 2) - 0.5);

/** Wool between tufts takes up the colour of its neighbours: shade is warm, not grey. */
const shaded = (wool: Rgb, k: number, even: number): Rgb => {
  const warm = even * 0.22 * Math.max(0, 1 - k);
  return [wool[0] * (k + warm), wool[1] * (k + warm * 0.62), wool[2] * (k + warm * 0.1)];
};

function underlay(cloth: Cloth, colourAt: Strands["colour"], fine: number) {
  for (let i = 0; i < cloth.width * cloth.height; i++) {
    const wool = colourAt((i % cloth.width) / fine, Math.floor(i / cloth.width) / fine);
    for (let j = 0; j < 3; j++) cloth.colour[i * 3 + j] = wool[j]! * 0.76;
    cloth.pile[i] = 0.15;
  }
}

interface Strand {
  x0: number;
  y0: number;
  lean: number;
  curl: number;
  length: number;
  wool: Rgb;
  tone: number;
  even: number;
  fine: number;
}

function strand(cloth: Cloth, { x0, y0, lean, curl, length, wool, tone, even, fine }: Strand) {
  const { width, height, colour, pile } = cloth;
  const thick = Math.round(2 * fine);
  let x = x0;
  let y = y0;
  for (let step = 0; step < length * fine; step++) {
    const t = step / (length * fine);
    x += Math.cos(lean + curl * t) / fine;
    y += Math.sin(lean + curl * t) / fine;
    for (let dx = 0; dx < thick; dx++) {
      const aside = dx / (thick - 1);
      const cover = 0.85 - 0.25 * aside;
      const lit = 1 - 0.14 * aside;
      const xi = Math.round(x * fine + dx * Math.sin(lean));
      const yi = Math.round(y * fine + dx * Math.abs(Math.cos(lean)));
      if (xi < 0 || yi < 0 || xi >= width || yi >= height) continue;
      const i = yi * width + xi;
      const k = tone * lit * (0.84 + 0.24 * Math.sin(Math.min(1, t * 1.25) * 1.5));
      const under: Rgb = [colour[i * 3]!, colour[i * 3 + 1]!, colour[i * 3 + 2]!];
      colour.set(mix(under, shaded(wool, k, even), cover), i * 3);
      pile[i] = 0.3 + 0.6 * t;
    }
  }
}
