import { type Camera, floorToPixel } from "./camera.ts";
import { rugCorners, type RugPlace } from "./rug-plane.ts";

const STEP = 0.05;
const FURTHEST = 1.2;
/** Points on each side of the rug's outline. */
const PER_SIDE = 12;
/** So much of what one sees of an outline must be floor. */
const MOSTLY = 0.85;

type IsFloor = (x: number, y: number) => boolean;

/** How many centimetres of bare floor are seen all round a rug, to the nearest five. */
export function freeAround(camera: Camera, photo: { width: number; height: number }, isFloor: IsFloor, place: RugPlace): number {
  let free = 0;
  for (let away = STEP; away <= FURTHEST; away += STEP) {
    const outline = { ...place, width: place.width + 2 * away, length: place.length + 2 * away };
    const seen = pointsOn(outline)
      .map((point) => floorToPixel(camera, point))
      .filter((pixel) => pixel && pixel.x >= 0 && pixel.y >= 0 && pixel.x < photo.width && pixel.y < photo.height);
    const bare = seen.filter((pixel) => isFloor(Math.floor(pixel!.x), Math.floor(pixel!.y)));
    if (seen.length < PER_SIDE || bare.length < MOSTLY * seen.length) break;
    free = away;
  }
  return Math.round(free * 100);
}

function pointsOn(place: RugPlace) {
  const corners = rugCorners(place);
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4]!;
    return Array.from({ length: PER_SIDE }, (_, k) => ({
      u: from.u + ((to.u - from.u) * k) / PER_SIDE,
      v: from.v + ((to.v - from.v) * k) / PER_SIDE,
    }));
  });
}
