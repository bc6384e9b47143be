import { MARGIN } from "../loom/canvas.ts";
import type { WovenRug } from "../loom/weave-rug.ts";
import { followedBy, seeLevel, type Projection } from "../relight/floor-camera.ts";
import { buildPyramid, gather, type Pyramid } from "../relight/pyramid.ts";
import { toneFast } from "../relight/tone.ts";
import { raisedCosine, swing } from "./loop.ts";

interface Glide {
  /** camera and what it looks at, metres on a rug of 3 m length */
  from: [number, number, number];
  towards: [number, number];
  /** where the soft window light stands over the rug, metres */
  light: [number, number];
}

export const glideAt = (t: number): Glide => ({
  from: [0.34 * swing(t), -1.62 + 0.5 * raisedCosine(t), 1.3 - 0.18 * raisedCosine(t)],
  towards: [0.12 * swing(t, 0.06), -0.45 + 0.62 * raisedCosine(t)],
  light: [-0.7 + 0.5 * swing(t, 0.1), -0.1 + 0.45 * swing(t, 0.35)],
});

const LENS = 40;
const PAPER: [number, number, number] = [0.72, 0.69, 0.645];

export interface Stage {
  pyramid: Pyramid;
  rug: WovenRug;
  perMetre: number;
}

export function setStage(rug: WovenRug): Stage {
  return {
    pyramid: buildPyramid(withRelief(rug), { gain: 0.95, fade: 0.06 }),
    rug,
    perMetre: rug.body.height / 3,
  };
}

/** Raking light from the upper left over the pile's own height. */
function withRelief({ flat, body, height, fringe }: WovenRug): WovenRug["flat"] {
  const data = flat.data.slice();
  for (let y = 2; y < body.height - 2; y++)
    for (let x = 2; x < body.width - 2; x++) {
      const at = y * body.width + x;
      const slope = height.data[at + 1]! - height.data[at - 1]! + height.data[at + body.width]! - height.data[at - body.width]!;
      const k = Math.min(1.3, Math.max(0.72, 1 - slope * 0.0032));
      const to = ((y + MARGIN + fringe) * flat.width + x + MARGIN) * 4;
      for (let c = 0; c < 3; c++) data[to + c] = Math.min(255, data[to + c]! * k);
    }
  return { ...flat, data };
}

/** One frame of a slow flight over the rug on studio paper. */
export function glideFrame({ pyramid, rug, perMetre }: Stage, t: number, width: number, height: number): Buffer {
  const { from, towards, light } = glideAt(t);
  const seen = seeLevel({ width, height, lens: LENS, sensor: 36, camera: lookAt(from, towards) }, 0);
  const toFlat = followedBy(seen, [perMetre, 0, rug.flat.width / 2, 0, -perMetre, rug.flat.height / 2]);
  const out = Buffer.alloc(width * height * 3);
  const colour = new Float32Array(4);
  const soft = new Float32Array(4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const c = seen[6]! * x + seen[7]! * y + seen[8]!;
      const [u, v] = onFlat(toFlat, x, y, c);
      const [nextU, nextV] = onFlat(toFlat, x, y + 1, c + seen[7]!);
      colour.fill(0);
      gather(pyramid, u, v, Math.hypot(nextU - u, nextV - v) * 0.72, 1, colour);
      let shade = 0;
      if (colour[3]! < 0.99) {
        soft.fill(0);
        gather(pyramid, u, v, perMetre * 0.05, 1, soft);
        shade = soft[3]! * 0.6;
      }
      const mx = (u - rug.flat.width / 2) / perMetre - light[0];
      const my = (rug.flat.height / 2 - v) / perMetre - light[1];
      const lit = 0.62 + 0.62 * Math.exp(-(mx * mx + my * my) * 0.55);
      for (let i = 0; i < 3; i++) {
        const value = colour[i]! + PAPER[i]! * (1 - colour[3]!) * (1 - shade);
        out[(y * width + x) * 3 + i] = toneFast(value * lit * 1.12) * 255 + 0.5;
      }
    }
  return out;
}

const onFlat = (p: Projection, x: number, y: number, c: number): [number, number] => [
  (p[0]! * x + p[1]! * y + p[2]!) / c,
  (p[3]! * x + p[4]! * y + p[5]!) / c,
];

/** Camera to world, looking from one point at another on the floor, the horizon level. */
function lookAt(from: [number, number, number], [x, y]: [number, number]): number[][] {
  const back = unit([from[0] - x, from[1] - y, from[2]]);
  const right = unit([-back[1]!, back[0]!, 0]);
  const up = [
    back[1]! * right[2]! - back[2]! * right[1]!,
    back[2]! * right[0]! - back[0]! * right[2]!,
    back[0]! * right[1]! - back[1]! * right[0]!,
  ];
  return [0, 1, 2].map((i) => [right[i]!, up[i]!, back[i]!, from[i]!]);
}

function unit(v: number[]): number[] {
  const size = Math.hypot(...v);
  return v.map((value) => value / size);
}
