import type { Sharp } from "sharp";
import { designOf } from "../catalogue/catalogue.ts";
import type { DemoRug } from "../catalogue/demo-rug.ts";
import { cutOf } from "../catalogue/flat-body.ts";
import { MARGIN } from "../loom/canvas.ts";
import { measure } from "../loom/cut.ts";
import { weaveRug, type WovenRug } from "../loom/weave-rug.ts";
import { GROUND_AROUND, MAT } from "./mat.ts";
import { open } from "./masters.ts";

const LONG_SIDE = 1800;
export const LARGE_SIDE = 3600;

/** The rug alone, from straight above, cropped tight on the mat. */
export const flatPicture = (woven: WovenRug): Sharp =>
  cropped(woven).resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", kernel: "lanczos3" });

/** The same, to be looked at from near: every knot is as many whole pixels as the long side needs. */
export async function largeFlat(rug: DemoRug): Promise<Sharp> {
  const { width, height } = measure(cutOf(rug));
  const fine = Math.ceil(LARGE_SIDE / Math.max(width, height)) / 2;
  return cropped(await weaveRug(designOf(rug), fine), fine);
}

function cropped({ flat }: WovenRug, fine = 1): Sharp {
  const crop = (MARGIN - GROUND_AROUND) * fine;
  return open(flat)
    .extract({ left: crop, top: crop, width: flat.width - crop * 2, height: flat.height - crop * 2 })
    .flatten({ background: MAT });
}
