import { lab } from "./colour.ts";
import { depthMap, dropMap } from "./depth.ts";
import type { FoundCamera } from "./find-camera.ts";
import { findFloor, type Floor } from "./find-floor.ts";
import { describeMasks, lowMasks, topOfFloor } from "./floor-candidates.ts";
import { photoAt, type Photo } from "./photo.ts";
import { embed, MASK } from "./segment.ts";

export type ReadFloor = { found: FoundCamera; floor: Floor | null };

/** A camera under which less than this share of the photo is floor is doubted. */
const SMALL_FLOOR = 0.12;

/** The floor, and which of the likely cameras it speaks for. */
export async function readFloor(photo: Photo, cameras: [FoundCamera, ...FoundCamera[]]): Promise<ReadFloor> {
  const { width, height } = photo;
  const depth = await depthMap(photo);
  const colours = lab(await photoAt(photo, MASK, MASK));
  const top = topOfFloor(
    cameras.map(({ camera }) => camera),
    width,
    height,
  );
  const masks = await lowMasks(await embed(photo), top);
  const readings = cameras.map((found): ReadFloor => {
    const drop = dropMap(depth, found.camera, width, height, MASK);
    const scene = { camera: found.camera, width, height, drop, lab: colours };
    return { found, floor: findFloor(describeMasks(masks, scene), scene) };
  });
  return likeliest(readings);
}

/** Edges decide, unless their camera has hardly a floor where another, as likely, has a large one. */
function likeliest([first, ...others]: ReadFloor[]): ReadFloor {
  const areaOf = ({ floor }: ReadFloor) => floor?.area ?? 0;
  let best = first!;
  if (areaOf(best) > SMALL_FLOOR) return best;
  for (const other of others) if (areaOf(other) > 2 * areaOf(best) + 0.02) best = other;
  return best;
}
