import type { MergeRoom } from "../contract.ts";
import type { Stroke } from "../rules/brush.ts";
import type { Camera } from "../rules/camera.ts";
import { cameraFromCorners, type Corners } from "../rules/camera-from-corners.ts";
import type { KeptView } from "../rules/kept-view.ts";
import type { ScaleSource } from "../rules/room-words.ts";
import { brushedMatte, markedMatte } from "./load-pictures.ts";
import type { RoomPictures } from "./painter.ts";

export type RoomAsLeft = {
  /** Before the brush. */
  found: RoomPictures;
  pictures: RoomPictures;
  camera: Camera;
  /** The camera before the shopper measured anything. */
  guessed: Camera;
  scale: ScaleSource;
};

/** The room as the shopper left it: its floor marked and brushed by hand, its scale measured. */
export function roomAsLeft(room: MergeRoom, loaded: RoomPictures, { corners, height, strokes }: KeptView): RoomAsLeft {
  const marked = corners && withCorners(corners, loaded);
  const guessed = marked ? marked.camera : room.camera;
  const found = marked ? { ...loaded, matte: marked.matte } : loaded;
  return {
    found,
    pictures: withStrokes(strokes, found),
    camera: height ? { ...guessed, height } : guessed,
    guessed,
    scale: height ? "measured" : marked ? "marked" : room.scale,
  };
}

export const withStrokes = (strokes: readonly Stroke[] | undefined, found: RoomPictures): RoomPictures =>
  strokes?.length ? { ...found, matte: brushedMatte(strokes, found) } : found;

export function withCorners(corners: Corners, pictures: RoomPictures) {
  const camera = cameraFromCorners(corners, pictures.width, pictures.height);
  return camera && { camera, ...markedMatte(corners, pictures) };
}
