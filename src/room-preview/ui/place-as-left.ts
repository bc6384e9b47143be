import type { MergeRoom } from "../contract.ts";
import type { Camera } from "../rules/camera.ts";
import type { Corners } from "../rules/camera-from-corners.ts";
import type { KeptView } from "../rules/kept-view.ts";
import { choiceOf, sidesOf, type SizeChoice } from "../rules/largest-that-fits.ts";
import { type Placed, placeRug } from "../rules/place-rug.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { readMatte } from "./load-pictures.ts";
import type { RoomPictures } from "./painter.ts";
import type { RoomAsLeft } from "./room-as-left.ts";

/** Under another height of the lens a rug is seen at the same spot. */
export const stretched = (place: RugPlace, ratio: number): RugPlace => ({ ...place, u: place.u * ratio, v: place.v * ratio });

export function bestPlace(room: MergeRoom | null, camera: Camera, from: RoomPictures, choice: SizeChoice): Placed | null {
  const isFloor = readMatte(from.matte as CanvasImageSource, from.width, from.height);
  return placeRug(camera, from, isFloor, sidesOf(choice), room ?? {});
}

/** Where a rug lay that nobody moved, in a room that was marked or measured since it was read. */
export function placeAsLeft(
  room: MergeRoom,
  { camera, guessed, found }: RoomAsLeft,
  { corners }: KeptView,
  size: string,
): RugPlace | null {
  const choice = choiceOf(size);
  const place = corners ? (bestPlace(room, guessed, found, choice) ?? centred(guessed, corners, sidesOf(choice))) : room.place;
  return place && stretched(place, camera.height / guessed.height);
}

/** In the middle of the marked floor. */
export function centred(camera: Camera, corners: Corners, sides: { width: number; length: number }): RugPlace {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / 4;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / 4;
  const ray = [(x - camera.cx) / camera.focal, (y - camera.cy) / camera.focal, 1] as const;
  const along = (axis: readonly number[]) => axis[0]! * ray[0] + axis[1]! * ray[1] + axis[2]! * ray[2];
  const reach = camera.height / along(camera.down);
  return { u: reach * along(camera.u), v: reach * along(camera.v), angle: 0, ...sides };
}
