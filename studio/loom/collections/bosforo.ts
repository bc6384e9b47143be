import type { Composition } from "../cloth.ts";
import { along, mix, rampOf, rgb } from "../colour.ts";
import { measure, type Cut } from "../cut.ts";
import { clamp, cloud, noise, smooth } from "../noise.ts";
import { paint, type Dab } from "../paint.ts";
import { speck } from "../random.ts";

export interface Bosforo {
  collection: "BOSFORO";
  /** six tones from the sky to the deep */
  water: [string, string, string, string, string, string];
  foam: string;
  gold: string;
  deep: string;
  /** how many waves from end to end */
  waves?: number;
  /** how high they go, 1 is a fresh breeze */
  swell?: number;
  /** how the depth changes: down the rug, from the middle out, or by currents */
  depth?: "down" | "middle" | "currents";
  cut?: Cut;
}

/** The strait in layers: each wave has a raised lip of foam or gold and falls off to the next. */
export async function bosforo(design: Bosforo, seed: number): Promise<Composition> {
  const { width, height, cm, shape } = measure(design.cut);
  const { waves = 26, swell = 1, depth = "down" } = design;
  const s = seed % 997;
  const water = rampOf(...design.water.map((hex, i): [number, string] => [[0, 0.18, 0.36, 0.56, 0.78, 1][i]!, hex]));
  const [foam, gold, deep] = [rgb(design.foam), rgb(design.gold), rgb(design.deep)];
  const level = (k: number) => {
    const far = k / waves;
    if (depth === "middle") return 1 - Math.abs(far - 0.5) * 2;
    if (depth === "currents") return 0.5 + 0.46 * Math.sin(far * 9 + s);
    return far;
  };
  const dab = (x: number, y: number): Dab => {
    const u = x / 800;
    const v = y / height;
    const bend =
      0.05 * Math.sin(u * 5.2 + v * 3 + s) + 0.03 * Math.sin(u * 11 - v * 6 + 1) + 0.12 * (cloud(u * 2.2, v * 3, s, 3) - 0.5);
    const t = (v + swell * bend) * waves;
    const k = Math.floor(t);
    const within = t - k;
    const tone = clamp(0.04 + 0.92 * level(k) + 0.16 * (speck(k, 1, s) - 0.5));
    let colour = mix(along(water, tone), foam, 0.1 * smooth(0.3, 1, within));
    let pile = 0.35 + 0.4 * Math.sin(Math.PI * within);
    const lip = 0.05 + 0.09 * noise(u * 4 + k * 3.7, k, s + 4);
    if (within < lip) return { colour: ((k % 5) + 5) % 5 === 2 ? gold : foam, pile: 0.75 };
    if (within > 0.93) {
      colour = mix(colour, deep, 0.22);
      pile = 0.2;
    }
    const ripple = Math.sin((within * 5 + 0.6 * cloud(u * 9, k * 2.3, s + 8, 2)) * 2 * Math.PI);
    if (within > lip + 0.05) colour = mix(colour, foam, 0.05 * ripple * ripple);
    return { colour, pile };
  };
  return { cloth: paint(width, height, seed, dab), relief: 0.55, cm, shape, pile: "cut" };
}
