import { type Braids, braidPlaces } from "../braid.ts";
import { emptyCloth, type Composition } from "../cloth.ts";
import { mix, rgb, type Rgb } from "../colour.ts";
import { measure, type Cut } from "../cut.ts";
import { clamp, cloud } from "../noise.ts";
import { speck } from "../random.ts";

export interface Jut {
  collection: "JUT";
  fibre: { base: string; dark: string; light: string };
  stripe: [string, string];
  /** which braids, counted from the edge, are dyed */
  dyed: number[];
  braids?: Braids;
  fringe?: boolean;
  cut?: Cut;
}

/** Jute, braided by hand and sewn braid to braid. */
export async function jut(design: Jut, seed: number, fine = 1): Promise<Composition> {
  const { width, height, cm, shape } = measure(design.cut);
  const cloth = emptyCloth(width * 2 * fine, height * 2 * fine);
  const s = seed % 997;
  const placeAt = braidPlaces(design.braids ?? "frame", width * 2, height * 2, s);
  const colourOf = juteColour(design);
  for (let py = 0; py < cloth.height; py++)
    for (let px = 0; px < cloth.width; px++) {
      const [x, y] = [px / fine, py / fine];
      const wx = x + 3 * (cloud(x / 90, y / 90, s, 2) - 0.5);
      const wy = y + 3 * (cloud(x / 90 + 7, y / 90, s + 1, 2) - 0.5);
      const { braid, side, stitch, run, phase, t, off, body } = placeAt(wx, wy);
      const fibres = cloud(phase * 9 + off * 4, run / 3 + off * 40, s + 5, 3, 0.6);
      const tone =
        0.45 +
        0.45 * (speck(stitch, braid * 2 + side, s + 11) - 0.5) +
        0.5 * (fibres - 0.5) +
        0.2 * (speck(px, py, s + 9) - 0.5) +
        0.35 * (cloud(x / 300, y / 300, s + 15, 3) - 0.5);
      const colour = colourOf(tone, braid);
      const lit = 0.46 + 0.62 * body + 0.06 * (0.5 - t);
      const i = py * cloth.width + px;
      for (let j = 0; j < 3; j++) cloth.colour[i * 3 + j] = colour[j]! * lit;
      cloth.pile[i] = 0.15 + 0.8 * body;
    }
  return {
    cloth,
    pxPerKnot: 1,
    knotShade: 0,
    relief: 0.5 * fine,
    fringe: design.fringe ? 70 : 0,
    fringeColour: [214, 190, 146],
    cm,
    shape,
    pile: "braid",
  };
}

/** A braid's fibre, dark to light by its tone, in its own colour or in the dye of that braid. */
export function juteColour({
  fibre,
  stripe,
  dyed,
}: Pick<Jut, "fibre" | "stripe" | "dyed">): (tone: number, braid: number) => Rgb {
  const [jute, shadow, sun] = [rgb(fibre.base), rgb(fibre.dark), rgb(fibre.light)];
  const [dyeA, dyeB] = [rgb(stripe[0]), rgb(stripe[1])];
  return (tone, braid) => {
    const raw = mix(mix(jute, sun, clamp(tone)), shadow, clamp(0.55 - tone));
    return dyed.includes(braid) ? mix(raw, mix(dyeA, dyeB, clamp(tone)), 0.9) : raw;
  };
}
