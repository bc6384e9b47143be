import { emptyCloth, type Composition } from "../cloth.ts";
import { mix, rgb } from "../colour.ts";
import { measure, type Cut } from "../cut.ts";
import { clamp, cloud } from "../noise.ts";
import { speck } from "../random.ts";

export interface Jut {
  collection: "JUT";
  fibre: { base: string; dark: string; light: string };
  stripe: [string, string];
  /** which braids, counted from the edge, are dyed */
  dyed: number[];
  /** frame: braids run around; rows: side by side; rings: from the middle */
  braids?: "frame" | "rows" | "rings";
  fringe?: boolean;
  cut?: Cut;
}

/** Width of a braid and length of one of its stitches, in pixels. */
const BRAID = 34;
const STITCH = 23;

/** Jute, braided by hand and sewn braid to braid. */
export async function jut(design: Jut, seed: number): Promise<Composition> {
  const { width, height, cm, shape } = measure(design.cut);
  const cloth = emptyCloth(width * 2, height * 2);
  const s = seed % 997;
  const { base, dark, light } = design.fibre;
  const [jute, shadow, sun] = [rgb(base), rgb(dark), rgb(light)];
  const [dyeA, dyeB] = [rgb(design.stripe[0]), rgb(design.stripe[1])];
  const lanes = LANES[design.braids ?? "frame"];
  for (let y = 0; y < cloth.height; y++)
    for (let x = 0; x < cloth.width; x++) {
      const wx = x + 3 * (cloud(x / 90, y / 90, s, 2) - 0.5);
      const wy = y + 3 * (cloud(x / 90 + 7, y / 90, s + 1, 2) - 0.5);
      const [across, run] = lanes(wx, wy, cloth.width, cloth.height);
      const braid = Math.floor(across / BRAID);
      const v = ((((across / BRAID) % 1) + 1) % 1) * 2 - 1;
      const side = v < 0 ? -1 : 1;
      const off = Math.abs(v);
      const phase = run / STITCH - side * v * 0.62 + (side > 0 ? 0.5 : 0) + speck(braid, side, s);
      const stitch = Math.floor(phase);
      const t = phase - stitch;
      const round = Math.max(0, Math.sin(Math.PI * t)) ** 0.55;
      const body = round * Math.sqrt(Math.max(0, 1 - (Math.abs(off - 0.48) / 0.54) ** 2.4));
      const fibres = cloud(phase * 9 + off * 4, run / 3 + off * 40, s + 5, 3, 0.6);
      const tone =
        0.45 +
        0.45 * (speck(stitch, braid * 2 + side, s + 11) - 0.5) +
        0.5 * (fibres - 0.5) +
        0.2 * (speck(x, y, s + 9) - 0.5) +
        0.35 * (cloud(x / 300, y / 300, s + 15, 3) - 0.5);
      let colour = mix(mix(jute, sun, clamp(tone)), shadow, clamp(0.55 - tone));
      if (design.dyed.includes(braid)) colour = mix(colour, mix(dyeA, dyeB, clamp(tone)), 0.9);
      const lit = 0.46 + 0.62 * body + 0.06 * (0.5 - t);
      const i = y * cloth.width + x;
      for (let j = 0; j < 3; j++) cloth.colour[i * 3 + j] = colour[j]! * lit;
      cloth.pile[i] = 0.15 + 0.8 * body;
    }
  return {
    cloth,
    pxPerKnot: 1,
    knotShade: 0,
    fringe: design.fringe ? 70 : 0,
    fringeColour: [214, 190, 146],
    cm,
    shape,
    pile: "braid",
  };
}

type Lanes = (x: number, y: number, w: number, h: number) => [across: number, run: number];

const LANES: Record<NonNullable<Jut["braids"]>, Lanes> = {
  frame: (x, y, w, h) => {
    const ex = Math.min(x, w - x);
    const ey = Math.min(y, h - y);
    return ex < ey ? [ex, y] : [ey, x];
  },
  rows: (x, y, _w, h) => [Math.min(y, h - y), x],
  rings: (x, y, w, h) => {
    const dx = x - w / 2;
    const dy = y - h / 2;
    const across = w / 2 - Math.hypot(dx, dy);
    const mid = Math.max(0.5, Math.floor((w / 2 - across) / BRAID) + 0.5) * BRAID;
    // Whole stitches in every ring, or the braid would not close.
    const stitches = Math.max(3, Math.round((2 * Math.PI * mid) / STITCH));
    return [across, (Math.atan2(dy, dx) / (2 * Math.PI)) * stitches * STITCH];
  },
};
