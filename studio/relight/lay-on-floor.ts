import { MARGIN } from "../loom/canvas.ts";
import type { WovenRug } from "../loom/weave-rug.ts";
import { followedBy, project, seeLevel, type Projection } from "./floor-camera.ts";
import type { Light } from "./light-codec.ts";
import { nap } from "./nap.ts";
import { buildPyramid, gather, gatherStretched, type Dyes, type Pyramid } from "./pyramid.ts";
import { enlarge, type Crop } from "./resample.ts";
import type { RoomFacts, RoomTemplate } from "./template.ts";

/** Where a rug lies in a room: its middle, its turn in degrees and the length of its body, in metres. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
  length: number;
}

/** How thick the rug is, metres. */
const THICK = 0.011;
const SHADOW = 0.022;

/** Heights at which the near edge is looked for, from the pile's rim down to the floor; a fringe has none. */
const RIM = [0.75, 0.5, 0.25, 0];

/**
 * The side is of the yarn that stands behind the edge, as far as this in pixels of the flat rug: the last ones waver,
 * and a pale line that ends at the edge is too fine to be seen on a side.
 */
const YARN = 36;

/** A room at the size of the picture to come: made once, used for every rug. */
export interface Backdrop {
  facts: RoomFacts;
  crop: Crop;
  image: Float32Array;
  floor: Float32Array;
  light: Float32Array;
  cover: Float32Array;
}

export function frameRoom({ facts, image, floor, light, cover }: RoomTemplate, crop: Crop): Backdrop {
  const sized = (plane: Float32Array, channels: number, isSharp: boolean) => enlarge(plane, facts.width, channels, crop, isSharp);
  return {
    facts,
    crop,
    image: sized(image.data, 3, true),
    floor: sized(floor.data, 3, true),
    light: sized(light.data, 3, false),
    cover: sized(cover, 1, false),
  };
}

/** Any rug on the floor of any room: the floor gives way to the rug where nothing stands on it. */
export function layOnFloor(room: Backdrop, rug: WovenRug, spot: Spot, dyes: Dyes): Light {
  const { facts, crop, floor, light, cover } = room;
  const out = room.image.slice();
  const pyramid = buildPyramid(rug.flat, dyes);
  const toFlat = floorToFlat(rug, spot);
  const level = (z: number) => followedBy(seeLevel(facts, THICK * z), toFlat);
  const [top, ground] = [level(1), level(0)];
  const rim = rug.fringe > 0 ? [] : RIM.map(level);
  // Where a design is drawn in areas, not in knots, the pile itself is what one sees.
  const isPlain = rug.pile === "cut" && rug.fringe === 0;
  const shadow = SHADOW * (rug.body.height / spot.length);
  const wide = crop.width / crop.outWidth;
  const high = crop.height / crop.outHeight;
  const colour = new Float32Array(4);
  for (let py = 0; py < crop.outHeight; py++)
    for (let px = 0; px < crop.outWidth; px++) {
      const i = py * crop.outWidth + px;
      if (cover[i]! < 0.01) continue;
      const x = crop.left + (px + 0.5) * wide;
      const y = crop.top + (py + 0.5) * high;
      const [u, v] = project(top, x, y);
      if (!isNear(u, v, rug)) continue;
      const [uRight, vRight] = project(top, x + wide, y);
      const [uDown, vDown] = project(top, x, y + high);
      colour.fill(0);
      gatherStretched(pyramid, u, v, [uRight - u, vRight - v, uDown - u, vDown - v], colour);
      if (colour[3]! < 0.99) addRim(pyramid, rim, x, y, colour);
      const lean = isPlain ? nap(u, v, Math.hypot(uDown - u, vDown - v)) : 1;
      const bare = 1 - colour[3]!;
      const dark = bare > 0.01 ? 1 - 0.62 * shadowAt(pyramid, ground, x, y, shadow) : 1;
      for (let c = 0; c < 3; c++) {
        const k = i * 3 + c;
        const change = floor[k]! * (dark * bare - 1) + light[k]! * colour[c]! * lean;
        out[k] = Math.max(0, out[k]! + cover[i]! * change);
      }
    }
  return { width: crop.outWidth, height: crop.outHeight, data: out };
}

const isNear = (u: number, v: number, { flat }: WovenRug) =>
  u > -150 && v > -150 && u < flat.width + 150 && v < flat.height + 150;

function floorToFlat(rug: WovenRug, { x, y, turn, length }: Spot): [number, number, number, number, number, number] {
  const perMetre = rug.body.height / length;
  const cos = Math.cos((turn * Math.PI) / 180) * perMetre;
  const sin = Math.sin((turn * Math.PI) / 180) * perMetre;
  const middle = rug.body.width / 2 + MARGIN;
  return [cos, sin, middle - cos * x - sin * y, sin, -cos, rug.flat.height / 2 - sin * x + cos * y];
}

/** The near edge has a height: below the pile's rim the camera sees its side, in its own darker colour, down to the floor. */
function addRim(pyramid: Pyramid, rim: Projection[], x: number, y: number, colour: Float32Array) {
  const edge = new Float32Array(4);
  const side = new Float32Array(4);
  let cover = 0;
  for (const level of rim) {
    const [u, v] = project(level, x, y);
    edge.fill(0);
    gather(pyramid, u, v, 2, 1, edge);
    if (edge[3]! > cover && cover < 0.5) gather(pyramid, u, v - YARN, YARN, 1, side.fill(0));
    cover = Math.max(cover, edge[3]!);
  }
  if (side[3]! === 0) return;
  const room = (1 - colour[3]!) * cover;
  for (let c = 0; c < 3; c++) colour[c]! += (side[c]! / side[3]!) * room * 0.5;
  colour[3]! += room;
}

function shadowAt(pyramid: Pyramid, ground: Projection, x: number, y: number, reach: number): number {
  const [u, v] = project(ground, x, y);
  const soft = new Float32Array(4);
  gather(pyramid, u, v, reach, 0.6, soft);
  gather(pyramid, u, v, reach * 3, 0.4, soft);
  return Math.min(1, soft[3]!);
}
