import type { Composition } from "../cloth.ts";
import { mix, rgb, type Rgb } from "../colour.ts";
import { measure, type Cut } from "../cut.ts";
import { cloud, smooth } from "../noise.ts";
import { shag } from "../shag.ts";

export interface Delux {
  collection: "DELUX";
  wool: string;
  /** the drawn line; the same as `wool` for a plain rug */
  line: string;
  /** a quiet second tone in the fields */
  tint?: string;
  pattern: "diamonds" | "zigzag" | "tribal" | "plain" | "windows";
  fringe?: boolean;
  cut?: Cut;
}

const wrap = (v: number) => Math.abs((((v % 1) + 1) % 1) - 0.5);

/** Distance to the nearest drawn line in repeats; 0 is on it. */
const PATTERNS: Record<Delux["pattern"], (x: number, y: number) => number> = {
  diamonds: (x, y) => Math.min(wrap(x / 400 + y / 400), wrap(x / 400 - y / 400 + 0.5)),
  windows: (x, y) => Math.min(wrap(x / 530 + 0.5), wrap(y / 400), wrap(y / 400 + 0.12)),
  zigzag: (x, y) => wrap((y + 130 * (2 * wrap(x / 320) - 0.5)) / 240) * 0.6,
  tribal: (x, y) => {
    const big = Math.min(wrap(x / 800 + y / 600), wrap(x / 800 - y / 600)) * 1.8;
    const dx = wrap(x / 800 + 0.5);
    const dy = wrap(y / 600 + 0.5);
    const cross = Math.abs(dx + dy * 1.2 - 0.17) * 1.4;
    return Math.min(big, cross);
  },
  plain: () => 1,
};

/** Long New Zealand wool, drawn on as the Atlas shepherds do: a line, never quite straight. */
export async function delux(design: Delux, seed: number, fine = 1): Promise<Composition> {
  const { width, height, cm, shape } = measure(design.cut);
  const s = seed % 997;
  const [wool, line, tint] = [rgb(design.wool), rgb(design.line), rgb(design.tint ?? design.wool)];
  const distance = PATTERNS[design.pattern];
  const colour = (x: number, y: number): Rgb => {
    const wx = x + 34 * (cloud(x / 120, y / 120, s, 3) - 0.5);
    const wy = y + 34 * (cloud(x / 120 + 9, y / 120, s + 3, 3) - 0.5);
    const ground = mix(wool, tint, smooth(0.45, 0.62, cloud(x / 420, y / 420, s + 11, 3)));
    return mix(ground, line, smooth(0.036, 0.024, distance(wx, wy)));
  };
  const cloth = shag(width * 2, height * 2, seed, {
    length: 30,
    spacing: 11,
    colour,
    fine,
    even: design.pattern === "plain" ? 1 : 0,
  });
  return {
    cloth,
    pxPerKnot: 1,
    knotShade: 0,
    relief: 0.1,
    fringe: design.fringe ? 64 : 0,
    fringeColour: [232, 224, 208],
    cm,
    shape,
    pile: "shag",
  };
}
