import type { Camera } from "../rules/camera.ts";
import { roomPalette, type RoomPalette } from "../rules/room-palette.ts";
import { readMatte } from "./load-pictures.ts";
import type { RoomPictures } from "./painter.ts";

/** A palette needs no more pixels than this across. */
const WIDTH = 120;

export function readPalette(pictures: RoomPictures, camera: Camera): RoomPalette {
  const scale = WIDTH / pictures.width;
  const [width, height] = [WIDTH, Math.round(pictures.height * scale)];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const draw = canvas.getContext("2d", { willReadFrequently: true })!;
  draw.drawImage(pictures.photo as CanvasImageSource, 0, 0, width, height);
  const { data: rgba } = draw.getImageData(0, 0, width, height);
  const small = { ...camera, focal: camera.focal * scale, cx: camera.cx * scale, cy: camera.cy * scale };
  const isFloor = readMatte(pictures.matte as CanvasImageSource, width, height);
  return roomPalette({ width, height, rgba, isFloor }, small);
}
