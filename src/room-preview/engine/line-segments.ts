import { floats, network } from "./networks.ts";
import { photoAt, type Photo } from "./photo.ts";

export type Segment = {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  length: number;
  score: number;
};

const INPUT = 512;
const GRID = 256;
const MIN_SCORE = 0.15;
const MIN_SHARE_OF_WIDTH = 0.03;
const KEEP = 220;

/** Straight edges of the room, strongest first, found by M-LSD. */
export async function lineSegments(photo: Photo): Promise<Segment[]> {
  const session = await network("lines");
  const input = withOpaqueAlpha(await photoAt(photo, INPUT, INPUT));
  const reply = await session.run({
    [session.inputNames[0]!]: floats(input, [1, INPUT, INPUT, 4]),
  });
  const scores = reply.scores!.data as Float32Array;
  const offsets = reply.offsets!.data as Float32Array;
  const found: Segment[] = [];
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      const score = scores[y * GRID + x]!;
      if (score < MIN_SCORE || !isPeak(scores, x, y)) continue;
      const o = (y * GRID + x) * 4;
      const x1 = ((x + offsets[o]!) / GRID) * photo.width;
      const y1 = ((y + offsets[o + 1]!) / GRID) * photo.height;
      const x2 = ((x + offsets[o + 2]!) / GRID) * photo.width;
      const y2 = ((y + offsets[o + 3]!) / GRID) * photo.height;
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length < MIN_SHARE_OF_WIDTH * photo.width || isFrame(photo, x1, y1, x2, y2)) continue;
      found.push({ x1, y1, x2, y2, length, score });
    }
  }
  return found.toSorted((a, b) => b.score * b.length - a.score * a.length).slice(0, KEEP);
}

/** The picture's own border, or a black frame round it, is no edge of the room. */
function isFrame({ width, height }: Photo, x1: number, y1: number, x2: number, y2: number): boolean {
  const nearSide = (a: number, b: number, size: number) => Math.max(a, b) < 0.02 * size || Math.min(a, b) > 0.98 * size;
  return nearSide(x1, x2, width) || nearSide(y1, y2, height);
}

function withOpaqueAlpha(rgb: Uint8Array): Float32Array {
  const out = new Float32Array((rgb.length / 3) * 4).fill(1);
  for (let i = 0, o = 0; i < rgb.length; i += 3, o += 4) {
    out[o] = rgb[i]!;
    out[o + 1] = rgb[i + 1]!;
    out[o + 2] = rgb[i + 2]!;
  }
  return out;
}

function isPeak(scores: Float32Array, x: number, y: number): boolean {
  const own = scores[y * GRID + x]!;
  for (let b = Math.max(0, y - 1); b <= Math.min(GRID - 1, y + 1); b++) {
    for (let a = Math.max(0, x - 1); a <= Math.min(GRID - 1, x + 1); a++) {
      if (scores[b * GRID + a]! > own) return false;
    }
  }
  return true;
}
