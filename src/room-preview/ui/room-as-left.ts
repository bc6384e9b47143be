import type { MergeRoom } from "../contract.ts";
import type { Camera } from "../rules/camera.ts";
import { cameraFromCorners, type Corners } from "../rules/camera-from-corners.ts";
import type { KeptView } from "../rules/kept-view.ts";
import type { ScaleSource } from "../rules/room-words.ts";
import { markedMatte } from "./load-pictures.ts";
import type { RoomPictures } from "./painter.ts";

type RoomAsLeft = {
  pictures: RoomPictures;
  camera: Camera;
  /** The camera before the shopper measured anything. */
  guessed: Camera;
  scale: ScaleSource;
};

/** The room as the shopper left it: its floor marked by hand, its scale measured. */
export function roomAsLeft(room: MergeRoom, loaded: RoomPictures, { corners, height }: KeptView): RoomAsLeft {
  const marked = corners && withCorners(corners, loaded);
  const guessed = marked ? marked.camera : room.camera;
  return {
    pictures: marked ? { ...loaded, matte: marked.matte } : loaded,
    camera: height ? { ...guessed, height } : guessed,
    guessed,
    scale: height ? "measured" : marked ? "marked" : room.scale,
  };
}

export function withCorners(corners: Corners, pictures: RoomPictures) {
  const camera = cameraFromCorners(corners, pictures.width, pictures.height);
  return camera && { camera, ...markedMatte(corners, pictures) };
}
