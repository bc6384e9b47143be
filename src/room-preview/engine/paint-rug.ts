import { contactShadow, outlineInMetres } from "../rules/contact-shadow.ts";
import type { PlaneMatrix, RugPlace } from "../rules/rug-plane.ts";
import type { RoomMeta } from "./analysis.ts";
import { encode, LINEAR } from "./colour.ts";
import { SHADE_RANGE } from "./light.ts";
import { addTexel, type RugLevel, type RugTexture } from "./rug-texture.ts";

export type Canvas = {
  width: number;
  height: number;
  photo: Uint8Array;
  front: Uint8Array;
  matte: Uint8Array;
  shade: Uint8Array;
  shadeWidth: number;
  light: RoomMeta["light"];
};

export type Laid = {
  /** Pixel to rug, on the pile's surface and on the floor below it. */
  top: PlaneMatrix;
  ground: PlaneMatrix;
  place: RugPlace;
  box: { left: number; top: number; right: number; bottom: number };
};

/** Samples per pixel and side: fewer where the rug fills the pixel, there is no edge to smooth. */
const EDGE_GRID = 3;
const INNER_GRID = 2;
/** The texture level is chosen once for this many pixels of a row. */
const RUN = 8;
/** The pile's cut side faces the floor's gloom. */
const SIDE_GAIN = 0.42;

/** The photo's pixels with the rug in them, in linear light: shaded, shadowed, grained, behind things. */
export function paintRug(canvas: Canvas, texture: RugTexture, laid: Laid): Uint8Array {
  const { width, photo, front, matte, light } = canvas;
  const out = Uint8Array.from(photo);
  // Rugs drink light: a white one measures a little under the room's white.
  const exposure = 0.84 * light.white + 0.04;
  const gains = light.cast.map((cast) => cast * exposure);
  const noise = grainSource();
  const sum = new Float64Array(4);
  const outline = outlineInMetres(texture.outline, laid.place);
  for (let y = laid.box.top; y <= laid.box.bottom; y++) {
    let footprint = 0;
    for (let x = laid.box.left; x <= laid.box.right; x++) {
      if ((x - laid.box.left) % RUN === 0) footprint = footprintAt(x, y, laid, texture);
      const i = y * width + x;
      const floor = matte[i]! / 255;
      if (floor === 0) continue;
      samplePixel(x, y, laid, texture, footprint, sum);
      const cover = sum[3]!;
      const shadow = cover > 0.999 ? 0 : (1 - cover) * shadowAt(laid.ground, x + 0.5, y + 0.5, outline);
      if (cover === 0 && shadow < 0.004) continue;
      const shade = shadeAt(canvas, x, y);
      const grain = cover * floor * light.grain * 1.6 * noise();
      for (let c = 0; c < 3; c++) {
        const bare = LINEAR[photo[i * 3 + c]!]!;
        const rug = sum[c]! * gains[c]! * shade;
        const ground = rug + (1 - cover) * bare * (1 - shadow);
        const thing = cover * LINEAR[front[i * 3 + c]!]! + (1 - cover) * bare;
        out[i * 3 + c] = Math.max(0, Math.min(255, encode(floor * ground + (1 - floor) * thing) + grain + 0.5));
      }
    }
  }
  return out;
}

/** The rug's mean light and cover over a pixel. */
function samplePixel(x: number, y: number, laid: Laid, texture: RugTexture, footprint: number, sum: Float64Array): void {
  const { width, length } = laid.place;
  const where = whereIn(laid.top, x, y, width, length);
  sum.fill(0);
  if (where === "outside" && whereIn(laid.ground, x, y, width, length) === "outside") return;
  const grid = where === "inside" ? INNER_GRID : EDGE_GRID;
  const level = levelFor(texture, footprint / grid);
  for (let j = 0; j < grid; j++) {
    for (let i = 0; i < grid; i++) {
      const px = x + (i + 0.5) / grid;
      const py = y + (j + 0.5) / grid;
      if (!look(laid.top, px, py, width, length, level, 1, sum)) {
        look(laid.ground, px, py, width, length, level, SIDE_GAIN, sum);
      }
    }
  }
  for (let c = 0; c < 4; c++) sum[c]! /= grid * grid;
}

/** Whether a pixel lies wholly inside the rug, wholly beyond one of its sides, or on its edge. */
function whereIn(m: PlaneMatrix, x: number, y: number, width: number, length: number): "inside" | "outside" | "edge" {
  let [left, right, near, far, inside] = [0, 0, 0, 0, 0];
  for (let k = 0; k < 4; k++) {
    const px = x + (k & 1);
    const py = y + (k >> 1);
    const w = m[6] * px + m[7] * py + m[8];
    if (w < 0.01) return "edge";
    const s = (m[0] * px + m[1] * py + m[2]) / w;
    const t = (m[3] * px + m[4] * py + m[5]) / w;
    if (s < -width / 2) left++;
    else if (s > width / 2) right++;
    else if (t >= -length / 2 && t <= length / 2) inside++;
    if (t < -length / 2) near++;
    else if (t > length / 2) far++;
  }
  if (inside === 4) return "inside";
  return left === 4 || right === 4 || near === 4 || far === 4 ? "outside" : "edge";
}

function look(
  m: PlaneMatrix,
  x: number,
  y: number,
  width: number,
  length: number,
  level: RugLevel,
  gain: number,
  sum: Float64Array,
): boolean {
  const w = m[6] * x + m[7] * y + m[8];
  if (w < 0.01) return false;
  const s = (m[0] * x + m[1] * y + m[2]) / w / width;
  const t = (m[3] * x + m[4] * y + m[5]) / w / length;
  if (s < -0.5 || s > 0.5 || t < -0.5 || t > 0.5) return false;
  addTexel(level, s + 0.5, t + 0.5, gain, sum);
  return true;
}

function shadowAt(m: PlaneMatrix, x: number, y: number, outline: Float32Array): number {
  const w = m[6] * x + m[7] * y + m[8];
  if (w < 0.01) return 0;
  return contactShadow(outline, (m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w);
}

/** How many texels of the finest level a pixel covers, along its longer way. */
function footprintAt(x: number, y: number, { top: m, place }: Laid, texture: RugTexture): number {
  const at = (px: number, py: number) => {
    const w = Math.max(0.01, m[6] * px + m[7] * py + m[8]);
    return [(m[0] * px + m[1] * py + m[2]) / w, (m[3] * px + m[4] * py + m[5]) / w] as const;
  };
  const [s, t] = at(x + 0.5, y + 0.5);
  const [s1, t1] = at(x + 1.5, y + 0.5);
  const [s2, t2] = at(x + 0.5, y + 1.5);
  const metres = Math.max(Math.hypot(s1 - s, t1 - t), Math.hypot(s2 - s, t2 - t));
  return (metres * texture.levels[0]!.height) / place.length;
}

/** The texture level whose texels are about as large as that many of the finest. */
const levelFor = ({ levels }: RugTexture, texels: number): RugLevel =>
  levels[Math.min(levels.length - 1, Math.round(Math.log2(Math.max(1, texels))))]!;

function shadeAt({ shade, shadeWidth }: Canvas, x: number, y: number): number {
  const height = shade.length / shadeWidth;
  const sx = Math.min(shadeWidth - 1.001, x / 4);
  const sy = Math.min(height - 1.001, y / 4);
  const x0 = Math.floor(sx);
  const y0 = Math.floor(sy);
  const i = y0 * shadeWidth + x0;
  const top = shade[i]! * (1 - (sx - x0)) + shade[i + 1]! * (sx - x0);
  const bottom = shade[i + shadeWidth]! * (1 - (sx - x0)) + shade[i + shadeWidth + 1]! * (sx - x0);
  return ((top * (1 - (sy - y0)) + bottom * (sy - y0)) / 255) * SHADE_RANGE;
}

/** The same grain every time, so that the same request gives the same picture. */
function grainSource(): () => number {
  let state = 1234567;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296 - 0.5;
  };
}
