import type { Camera } from "../rules/camera.ts";
import { placeRug } from "../rules/place-rug.ts";
import type { Doubt, RoomMeta } from "./analysis.ts";
import type { FoundCamera } from "./find-camera.ts";

const FEWEST_LINES = 0.3;
const LEAST_FLOOR = 0.04;
const LEAST_VISIBLE = 0.5;
/** A common rug, to ask whether any rug would show: 1.6 × 2.3 m. */
const USUAL_RUG = { width: 1.6, length: 2.3 };

/** What speaks against showing the picture without asking the shopper to mark the floor. */
export function doubtsAbout(
  found: FoundCamera,
  camera: Camera,
  photo: { width: number; height: number },
  alpha: Float32Array,
): RoomMeta["confidence"] {
  let floor = 0;
  for (const value of alpha) floor += value;
  const floorShare = floor / alpha.length;
  const doubts: Doubt[] = [];
  if (found.agreement < FEWEST_LINES) doubts.push("few-lines");
  if (floorShare < 0.005) doubts.push("no-floor");
  else if (floorShare < LEAST_FLOOR) doubts.push("little-floor");
  const spot = placeRug(camera, photo, (x, y) => alpha[y * photo.width + x]! > 0.5, USUAL_RUG);
  if (!spot || spot.visible < LEAST_VISIBLE) doubts.push("mostly-hidden");
  return { sure: doubts.length === 0, doubts, lines: found.agreement, floorShare };
}
