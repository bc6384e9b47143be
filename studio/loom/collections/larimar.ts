import type { Composition } from "../cloth.ts";
import { along, mix, rampOf, rgb } from "../colour.ts";
import { measure, type Cut } from "../cut.ts";
import { cloud, noise, smooth } from "../noise.ts";
import { paint } from "../paint.ts";
import { speck } from "../random.ts";

export interface Larimar {
  collection: "LARIMAR";
  /** seven tones from the deepest pool to the far shore; the fifth is the whitest */
  tones: [string, string, string, string, string, string, string];
  gold: [dark: string, light: string];
  /** size of the clouds, 1 as in the stone */
  scale?: number;
  /** how broad the gold runs, 1 is plenty */
  veins?: number;
  /** one even vein instead of many that thicken and break */
  single?: boolean;
  cut?: Cut;
}

const STOPS = [0.22, 0.34, 0.44, 0.52, 0.6, 0.7, 0.82];

/** Larimar: folded marble clouds with veins of raised gold silk. */
export async function larimar(design: Larimar, seed: number): Promise<Composition> {
  const { width, height, cm, shape } = measure(design.cut);
  const { scale = 1, veins = 1, single = false } = design;
  const s = seed % 997;
  const tones = rampOf(...design.tones.map((hex, i): [number, string] => [STOPS[i]!, hex]));
  const white = rgb(design.tones[4]);
  const [dark, bright] = design.gold.map(rgb) as [ReturnType<typeof rgb>, ReturnType<typeof rgb>];
  const evenVein = (u: number, v: number) => {
    const run = v - 0.5 * (height / 800) * scale - 0.55 * (u - 0.5 * scale);
    return Math.abs(run + 0.75 * (cloud(u * 1.7, v * 1.7, s, 5, 0.5) - 0.5)) * 1.3;
  };
  const cloth = paint(width, height, seed, (x, y) => {
    const u = (x / 800) * scale;
    const v = (y / 800) * scale;
    // The clouds are pushed around by other clouds: that is what makes marble fold.
    const fu = u * 1.6 + 2.3 * (cloud(u * 2.2, v * 2.2, s, 5) - 0.5);
    const fv = v * 1.3 + 2.3 * (cloud(u * 2.2 + 5.2, v * 2.2 + 1.3, s + 3, 5) - 0.5) + u * 0.5;
    const pool = cloud(fu * 1.5, fv * 1.5, s + 9, 6, 0.52);
    const crack = Math.abs(cloud(fu * 2.6, fv * 2.6, s + 15, 5) - 0.5);
    let colour = along(tones, pool + (crack - 0.1) * 0.35 + (speck(x, y, s) - 0.5) * 0.025);
    colour = mix(colour, white, smooth(0.03, 0, crack) * 0.6);
    let pile = 0.5 + 0.15 * pool;
    const vein = single ? evenVein(u, v) : Math.abs(cloud(fu * 1.15 + 3, fv * 1.15, s + 21, 5, 0.48) - 0.5);
    const broad = veins * (0.0045 + 0.012 * smooth(0.45, 0.75, cloud(u * 3, v * 3, s + 31, 3)));
    if (vein < broad) {
      const q = smooth(broad, broad * 0.35, vein);
      colour = mix(colour, mix(dark, bright, noise(x / 5, y / 5, s)), q);
      pile += 0.35 * q;
    }
    if (!single && Math.abs(cloud(fu * 2.3 + 9, fv * 2.3, s + 27, 4) - 0.5) < 0.0035 * veins) {
      colour = mix(colour, bright, 0.6);
      pile += 0.15;
    }
    return { colour, pile };
  });
  return { cloth, cm, shape, pile: "cut" };
}
