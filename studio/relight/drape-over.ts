import type { WovenRug } from "../loom/weave-rug.ts";
import type { Light } from "./light-codec.ts";
import { buildPyramid, gatherStretched, type Dyes } from "./pyramid.ts";
import { enlarge, type Crop } from "./resample.ts";
import type { RugFacts, RugTemplate } from "./template.ts";
import { GREY } from "./tone.ts";

/** A rug scene at the size of the picture to come: made once, used for every rug. */
export interface Drapery {
  facts: RugFacts;
  crop: Crop;
  image: Float32Array;
  place: Float32Array;
}

export const frameScene = ({ facts, image, place }: RugTemplate, crop: Crop): Drapery => ({
  facts,
  crop,
  image: enlarge(image.data, facts.width, 3, crop, true),
  place: enlarge(place.data, facts.width, 3, crop, false),
});

/** Any design on the neutral rug of a scene: close-up, folded corner, roll. `inward` shifts it, in metres. */
export function drapeOver(scene: Drapery, rug: WovenRug, dyes: Dyes, inward = 0): Light {
  const { facts, place } = scene;
  const { outWidth, outHeight } = scene.crop;
  const out = scene.image.slice();
  const pyramid = buildPyramid(rug.body, dyes);
  const [metresWide, metresLong] = facts.size ?? [rug.cm[0] / 100, rug.cm[1] / 100];
  const perU = rug.body.width / metresWide;
  const perV = rug.body.height / metresLong;
  const reach = facts.reach * perV;
  const whole = (i: number) => place[i * 3 + 2]! > 0.9;
  const step = (i: number, j: number, axis: number, per: number) => {
    if (!whole(i) || !whole(j)) return 0;
    const change = (place[j * 3 + axis]! / place[j * 3 + 2]! - place[i * 3 + axis]! / place[i * 3 + 2]!) * per;
    return Math.min(reach, Math.max(-reach, change));
  };
  const colour = new Float32Array(4);
  for (let y = 0; y < outHeight; y++)
    for (let x = 0; x < outWidth; x++) {
      const i = y * outWidth + x;
      const cover = Math.min(1, place[i * 3 + 2]!);
      if (cover < 0.02) continue;
      const right = x + 1 < outWidth ? i + 1 : i - 1;
      const down = y + 1 < outHeight ? i + outWidth : i - outWidth;
      const u = rug.body.width - (place[i * 3]! / place[i * 3 + 2]! + inward) * perU;
      const v = rug.body.height - (place[i * 3 + 1]! / place[i * 3 + 2]! + inward) * perV;
      colour.fill(0);
      const inside = (value: number, limit: number) => Math.min(limit - 0.51, Math.max(0.51, value));
      gatherStretched(
        pyramid,
        inside(u, rug.body.width),
        inside(v, rug.body.height),
        [step(i, right, 0, perU), step(i, right, 1, perV), step(i, down, 0, perU), step(i, down, 1, perV)],
        colour,
      );
      for (let c = 0; c < 3; c++) out[i * 3 + c]! *= 1 - cover + (cover * colour[c]!) / colour[3]! / GREY;
    }
  return { width: outWidth, height: outHeight, data: out };
}
