import { speck } from "./random.ts";

/** How braids run: frame: around; rows: side by side; rings: from the middle. */
export type Braids = "frame" | "rows" | "rings";

/** Width of a braid and length of one of its stitches, in pixels of the cloth. */
const BRAID = 34;
const STITCH = 23;

type Lanes = (x: number, y: number, w: number, h: number) => [across: number, run: number];

const LANES: Record<Braids, Lanes> = {
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

/** One place on a braid: in which stitch it lies, where on it, and how far it stands out. */
export interface Place {
  /** counted from the edge of the rug */
  braid: number;
  side: 1 | -1;
  stitch: number;
  /** along the braid, in pixels */
  run: number;
  phase: number;
  /** from one side of the strand to the other, 0 to 1 */
  t: number;
  /** along the strand, from the braid's middle (0) to its edge (1) */
  off: number;
  body: number;
}

/** Finds the place on the braid under a point of a cloth of that size. */
export function braidPlaces(braids: Braids, width: number, height: number, seed: number) {
  const lanes = LANES[braids];
  return (x: number, y: number): Place => {
    const [across, run] = lanes(x, y, width, height);
    const braid = Math.floor(across / BRAID);
    const v = ((((across / BRAID) % 1) + 1) % 1) * 2 - 1;
    const side = v < 0 ? -1 : 1;
    const off = Math.abs(v);
    const phase = run / STITCH - side * v * 0.62 + (side > 0 ? 0.5 : 0) + speck(braid, side, seed);
    const stitch = Math.floor(phase);
    const t = phase - stitch;
    const round = Math.max(0, Math.sin(Math.PI * t)) ** 0.55;
    const body = round * Math.sqrt(Math.max(0, 1 - (Math.abs(off - 0.48) / 0.54) ** 2.4));
    return { braid, side, stitch, run, phase, t, off, body };
  };
}
