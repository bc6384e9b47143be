import { type Camera, horizonAt } from "../rules/camera.ts";
import { placeRug } from "../rules/place-rug.ts";
import type { Doubt, RoomMeta } from "./analysis.ts";
import { measuredHeight } from "./camera-height.ts";
import { RAGGED, raggedness } from "./raggedness.ts";
import type { SettledFloor } from "./read-floor.ts";

const FEWEST_LINES = 0.3;
const LEAST_FLOOR = 0.05;
/** Where less of a rug shows, one asks, even under a bed or a table: a picture of a third is easily wrong. */
const LEAST_VISIBLE = 1 / 3;
/** So much agreement of the edges needs no second witness. */
const LINES_ALONE = 0.5;
/** Depth and edges rarely put the horizon further apart, in photo heights; over a wall or a seat they do. */
const APART = 0.35;
/** A lens this low, by depth alone, looks at a bed more often than at a floor: on judged floors it is 1.09 and more. */
const LOW_LENS = 1.06;
/** What looks less like a floor is asked about. */
const FLOOR_LIKE = 0.6;
/** A common rug, to ask whether any rug would show: 1.6 × 2.3 m. */
const USUAL_RUG = { width: 1.6, length: 2.3 };

/** What speaks against showing the picture without asking the shopper to mark the floor. */
export function doubtsAbout(
  { found, floor: seen, horizon, walls }: SettledFloor,
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
  if (
    found.agreement < LINES_ALONE &&
    horizon &&
    horizon.trust > 0.8 &&
    Math.abs(horizon.at - horizonAt(camera, photo.width / 2) / photo.height) > APART
  ) {
    doubts.push("not-flat");
  }
  // One seldom looks down so steeply that the horizon lies above the photo: walls then pass for floor, unless edges say so too.
  const isSteep = found.agreement < LINES_ALONE && horizonAt(camera, photo.width / 2) < 0;
  const isRagged = seen !== null && raggedness(seen.logits) > RAGGED;
  const isOdd = seen !== null && seen.looks < FLOOR_LIKE;
  if ((isSteep || isRagged || isOdd) && !doubts.includes("not-flat")) doubts.push("not-flat");
  if (seen && measuredHeight(seen.drop, camera.focal, photo.height) < LOW_LENS) doubts.push("low-view");
  const spot = placeRug(camera, photo, (x, y) => alpha[y * photo.width + x]! > 0.5, USUAL_RUG, { oldRugs: seen?.rugs, walls });
  if (!spot || spot.visible < LEAST_VISIBLE) doubts.push("mostly-hidden");
  if (spot?.overOld) doubts.push("old-rug");
  return { sure: doubts.length === 0, doubts, lines: found.agreement, floorShare };
}
