import type { WovenRug } from "../loom/weave-rug.ts";
import { evenOut } from "./even-out.ts";
import type { Light } from "./light-codec.ts";
import { buildPyramid, gather, gatherStretched, type Dyes } from "./pyramid.ts";
import { enlarge, type Crop } from "./resample.ts";
import { seamFinder, settle, type Settled } from "./seams.ts";
import type { RugFacts, RugTemplate } from "./template.ts";
import { GREY } from "./tone.ts";

/** A rug scene at the size of the picture to come: made once, used for every rug. */
export interface Drapery {
  facts: RugFacts;
  crop: Crop;
  image: Float32Array;
  place: Float32Array;
  /** the same in the template's pixels */
  source: Settled;
}

/** Metres between two neighbouring pixels that can only be two parts of the rug. */
const APART = 0.04;

/** Cloth goes on evenly from pixel to pixel; yarn, of which a pixel gathers next to nothing, lies as it likes. */
const evenness = ({ reach }: RugFacts): number => (reach > 0.005 ? reach / 2 : APART / 2);

export function frameScene({ facts, image, place }: RugTemplate, crop: Crop): Drapery {
  const source = settle(place, APART, evenness(facts));
  return {
    facts,
    crop,
    image: enlarge(image.data, facts.width, 3, crop, true),
    place: enlarge(source.data, facts.width, 3, crop, false),
    source,
  };
}

/** How a design lies on a scene's neutral rug, in metres. */
export interface Lay {
  /** from the sample's corner towards its middle */
  inward?: number;
  /** no smaller than what the camera sees: a smaller sample is shown in a larger size */
  atLeast?: [width: number, length: number];
  /** long yarn shows the dye of its whole tuft */
  tuft?: number;
}

/** Any design on the neutral rug of a scene: close-up, folded corner, roll. */
export function drapeOver(scene: Drapery, rug: WovenRug, dyes: Dyes, { inward = 0, atLeast, tuft = 0 }: Lay = {}): Light {
  const { facts, place } = scene;
  const { outWidth, outHeight } = scene.crop;
  const dyed = new Float32Array(scene.image.length).fill(1);
  const pyramid = buildPyramid(rug.body, dyes);
  const [metresWide, metresLong] = facts.size ?? sizeOf(rug, atLeast);
  const perU = rug.body.width / metresWide;
  const perV = rug.body.height / metresLong;
  const reach = facts.reach * perV;
  // What one look takes in where there is no slope to tell how wide a pixel is.
  const blot = (tuft || facts.reach / 8) * perU;
  const partsAt = seamFinder(scene.source, scene.crop, tuft || APART);
  const whole = (i: number) => place[i * 3 + 2]! > 0.9;
  const step = (i: number, j: number, axis: number, per: number) => {
    if (!whole(i) || !whole(j)) return 0;
    const change = place[j * 3 + axis]! / place[j * 3 + 2]! - place[i * 3 + axis]! / place[i * 3 + 2]!;
    return Math.abs(change) > APART ? 0 : Math.min(reach, Math.max(-reach, change * per));
  };
  const inside = (value: number, limit: number) => Math.min(limit - 0.51, Math.max(0.51, value));
  const across = (u: number) => inside(rug.body.width - (u + inward) * perU, rug.body.width);
  const along = (v: number) => inside(rug.body.height - (v + inward) * perV, rug.body.height);
  const colour = new Float32Array(4);
  for (let y = 0; y < outHeight; y++)
    for (let x = 0; x < outWidth; x++) {
      const i = y * outWidth + x;
      const cover = Math.min(1, place[i * 3 + 2]!);
      if (cover < 0.02) continue;
      const right = x + 1 < outWidth ? i + 1 : i - 1;
      const down = y + 1 < outHeight ? i + outWidth : i - outWidth;
      const [x0, y0] = [across(place[i * 3]! / place[i * 3 + 2]!), along(place[i * 3 + 1]! / place[i * 3 + 2]!)];
      const parts = partsAt(x, y);
      colour.fill(0);
      if (!parts && !tuft)
        gatherStretched(
          pyramid,
          x0,
          y0,
          [step(i, right, 0, perU), step(i, right, 1, perV), step(i, down, 0, perU), step(i, down, 1, perV)],
          colour,
        );
      else if (parts) for (const { u, v, share } of parts) gather(pyramid, across(u), along(v), blot, share, colour);
      else gather(pyramid, x0, y0, blot, 1, colour);
      for (let c = 0; c < 3; c++) dyed[i * 3 + c] = 1 - cover + (cover * colour[c]!) / colour[3]! / GREY;
    }
  const even = tuft ? evenOut(dyed, outWidth, 3) : dyed;
  return { width: outWidth, height: outHeight, data: scene.image.map((light, k) => light * even[k]!) };
}

function sizeOf({ cm: [wide, long] }: WovenRug, [w, l]: [number, number] = [0, 0]): [number, number] {
  const larger = Math.max(1, (w * 100) / wide, (l * 100) / long);
  return [(wide / 100) * larger, (long / 100) * larger];
}
