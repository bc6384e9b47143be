import type { Sharp } from "sharp";
import { MARGIN } from "../loom/finish.ts";
import type { WovenRug } from "../loom/weave-rug.ts";
import { MAT } from "./mat.ts";
import { open } from "./masters.ts";

const LONG_SIDE = 1800;
/** Enough ground left that the wavering edge is never cut. */
const BREATH = 6;

/** The rug alone, from straight above, cropped tight on the mat. */
export function flatPicture({ flat }: WovenRug): Sharp {
  const crop = MARGIN - BREATH;
  return open(flat)
    .extract({ left: crop, top: crop, width: flat.width - crop * 2, height: flat.height - crop * 2 })
    .flatten({ background: MAT })
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", kernel: "lanczos3" });
}
