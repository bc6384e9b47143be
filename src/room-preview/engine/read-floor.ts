import type { Walls } from "../rules/walls.ts";
import { raiseAgreed } from "./agreed-masks.ts";
import { lab } from "./colour.ts";
import { depthMap, dropMap } from "./depth.ts";
import { type DepthHorizon, horizonFromDepth } from "./depth-horizon.ts";
import { searchFor } from "./camera-search.ts";
import type { CameraSearch, FoundCamera } from "./find-camera.ts";
import { eyeWeights, looksOver, see, type Looks } from "./eyes.ts";
import { distinctRugs, findFloor, type Floor } from "./find-floor.ts";
import { describeMasks, masksFrom, topOfFloor, type Patch } from "./floor-candidates.ts";
import type { Segment } from "./line-segments.ts";
import { oldRugs } from "./old-rugs.ts";
import { photoAt, type Photo } from "./photo.ts";
import { embed, MASK } from "./segment.ts";
import { wallsSeen } from "./walls-seen.ts";
import { withoutHoles } from "./without-holes.ts";
import { withoutStanding } from "./without-standing.ts";
import { mayBeFloor, missedFloor, pointGrid } from "./where-to-ask.ts";

export type ReadFloor = { found: FoundCamera; floor: Floor | null };
/** With the horizon that the floor's own depth tells, and where walls are seen. */
export type SettledFloor = ReadFloor & { horizon: DepthHorizon | null; walls: Walls };

/** A camera under which less than this share of the photo is floor is doubted. */
const SMALL_FLOOR = 0.12;

/** The floor and the camera over it: edges tell the camera, the camera the floor, and the floor corrects the camera. */
export async function readFloor(photo: Photo, segments: Segment[]): Promise<SettledFloor> {
  const { width, height } = photo;
  const search = searchFor(photo, segments);
  const cameras = search(null);
  const depth = await depthMap(photo);
  const colours = lab(await photoAt(photo, MASK, MASK));
  const top = topOfFloor(
    cameras.map(({ camera }) => camera),
    width,
    height,
  );
  const embedding = await embed(photo);
  const looks = see(embedding.image_embed.data as Float32Array, await eyeWeights());
  const found = await masksFrom(
    embedding,
    pointGrid(top).filter((spot) => mayBeFloor(looks, spot)),
  );
  const masks = raiseAgreed(await masksFrom(embedding, missedFloor(looks, found), found));
  return settle(photo, { search, cameras, depth, colours, masks, looks });
}

type Seen = {
  search: CameraSearch;
  cameras: FoundCamera[];
  depth: Float32Array;
  colours: Float32Array;
  masks: Patch[];
  looks: Looks;
};

/** The part that needs no network. */
export function settle(photo: Photo, { search, cameras, depth, colours, masks, looks }: Seen): SettledFloor {
  const { width, height } = photo;
  const seen = masks.map((mask) => ({ ...mask, looks: looksOver(looks, mask.cells) }));
  const under = (found: FoundCamera): ReadFloor => {
    const drop = dropMap(depth, found.camera, width, height, MASK);
    const scene = { camera: found.camera, width, height, drop, lab: colours };
    return { found, floor: withoutStanding(findFloor(describeMasks(seen, scene), scene, found.agreement), looks, masks) };
  };
  const first = likeliest(cameras.map(under));
  const horizon = horizonFromDepth(depth, first.floor?.logits ?? lowerPart());
  const again = horizon && horizon.trust > 0 ? search(horizon) : [];
  const second = again.length === 0 || isSame(again[0]!, first.found) ? first : likeliest(again.map(under));
  // A better camera that loses the floor is no better.
  const best = second.floor ? second : first;
  return {
    ...completed(best, { width, height }, masks, looks),
    horizon: best.floor && horizonFromDepth(depth, best.floor.logits),
    walls: wallsSeen(looks),
  };
}

/** Without holes, and with the rugs that looks alone tell, beside those that are whole rectangles. */
function completed(read: ReadFloor, size: { width: number; height: number }, masks: Patch[], looks: Looks): ReadFloor {
  if (!read.floor) return read;
  const seen = oldRugs(looks, masks, read.floor.logits, { camera: read.found.camera, ...size });
  return { ...read, floor: { ...withoutHoles(read.floor, looks, size), rugs: distinctRugs([...read.floor.rugs, ...seen]) } };
}

/** So near to each other that the floor under them would be the same. */
const isSame = (a: FoundCamera, b: FoundCamera) =>
  Math.abs(a.pitch - b.pitch) < 0.3 && Math.abs(a.roll - b.roll) < 0.3 && Math.abs(a.camera.focal / b.camera.focal - 1) < 0.02;

/** Where one looks at floor in most photos. */
const lowerPart = () => Float32Array.from({ length: MASK * MASK }, (_, cell) => (cell > 0.62 * MASK * MASK ? 1 : -1));

/** Edges decide, unless their camera has hardly a floor where another, as likely, has a large one. */
function likeliest([first, ...others]: ReadFloor[]): ReadFloor {
  const areaOf = ({ floor }: ReadFloor) => floor?.area ?? 0;
  let best = first!;
  if (areaOf(best) > SMALL_FLOOR) return best;
  for (const other of others) if (areaOf(other) > 2 * areaOf(best) + 0.02) best = other;
  return best;
}
