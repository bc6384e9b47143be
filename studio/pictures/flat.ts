import type { Sharp } from "sharp";
import { MARGIN } from "../loom/canvas.ts";
import type { WovenRug } from "../loom/weave-rug.ts";
import { BREATH, MAT } from "./mat.ts";
import { open } from "./masters.ts";

const LONG_SIDE = 1800;

/** The rug alone, from straight above, cropped tight on the mat. */
export function flatPicture({ flat }: WovenRug): Sharp {
  const crop = MARGIN - BREATH;
  return open(flat)
    .extract({ left: crop, top: crop, width: flat.width - crop * 2, height: flat.height - crop * 2 })
    .flatten({ background: MAT })
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", kernel: "lanczos3" });
}
