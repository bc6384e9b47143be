import { pictureAddress } from "../../media/rules/picture-address.ts";
import type { MergeRoom } from "../contract.ts";
import type { PixelPoint } from "../rules/camera.ts";
import { cutOut } from "../rules/cut-out.ts";
import { flatPicture } from "../rules/flat-picture.ts";
import { markedFloor, mayBeFloor } from "../rules/marked-floor.ts";
import type { RoomPictures } from "./painter.ts";

type Canvas = HTMLCanvasElement | OffscreenCanvas;

export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

export async function loadRoom(room: MergeRoom): Promise<RoomPictures> {
  const [photo, front, matte, shade] = await Promise.all(
    [room.photoUrl, room.frontUrl, room.matteUrl, room.shadeUrl].map(loadImage),
  );
  const { width, height, light } = room;
  return { photo: photo!, front: front!, matte: matte!, shade: shade!, width, height, light };
}

/** A rug cut out of its ground and standing upright, ready to be laid. */
export async function loadRug(rug: Parameters<typeof flatPicture>[0]): Promise<Canvas> {
  const image = await loadImage(pictureAddress(flatPicture(rug), 960, "webp"));
  return cutRug(image, image.naturalWidth, image.naturalHeight);
}

export function cutRug(image: CanvasImageSource, wide: number, high: number): Canvas {
  const scale = Math.min(1, 1024 / Math.max(wide, high));
  const width = Math.round(wide * scale);
  const height = Math.round(high * scale);
  const turned = width > height;
  const { canvas, draw } = turned ? blankCanvas(height, width) : blankCanvas(width, height);
  if (turned) {
    draw.translate(height, 0);
    draw.rotate(Math.PI / 2);
  }
  draw.drawImage(image, 0, 0, width, height);
  const { data } = draw.getImageData(0, 0, canvas.width, canvas.height);
  const cut = cutOut({ width: canvas.width, height: canvas.height, rgba: new Uint8Array(data.buffer) });
  [canvas.width, canvas.height] = [cut.width, cut.height];
  draw.putImageData(new ImageData(new Uint8ClampedArray(cut.rgba), cut.width, cut.height), 0, 0);
  return canvas;
}

/** In the page and in a worker, which has no document. */
function blankCanvas(width: number, height: number): { canvas: Canvas; draw: CanvasRenderingContext2D } {
  const canvas = typeof document === "undefined" ? new OffscreenCanvas(width, height) : document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  return { canvas, draw: (canvas as HTMLCanvasElement).getContext("2d", { willReadFrequently: true })! };
}

/** The matte's pixels, to find a good place on the floor. */
export function readMatte(matte: CanvasImageSource, width: number, height: number): (x: number, y: number) => boolean {
  const floor = firstChannel(matte, width, height);
  return (x, y) => floor[y * width + x]! > 127;
}

/** The floor the shopper marked, behind whatever the engine saw standing on it. */
export function markedMatte(
  corners: readonly PixelPoint[],
  { matte, width, height }: RoomPictures,
): { matte: Canvas; mayBeFloor: boolean } {
  const { canvas, draw } = blankCanvas(width, height);
  draw.fillStyle = "#000";
  draw.fillRect(0, 0, width, height);
  draw.fillStyle = "#fff";
  draw.beginPath();
  for (const { x, y } of corners) draw.lineTo(x, y);
  draw.fill();
  const marked = firstChannel(canvas, width, height);
  const engine = firstChannel(matte as CanvasImageSource, width, height);
  const floor = markedFloor(marked, engine);
  const pixels = new ImageData(width, height);
  for (let i = 0; i < floor.length; i++) pixels.data.set([floor[i]!, floor[i]!, floor[i]!, 255], i * 4);
  draw.putImageData(pixels, 0, 0);
  return { matte: canvas, mayBeFloor: mayBeFloor(marked, engine) };
}

function firstChannel(picture: CanvasImageSource, width: number, height: number): Uint8Array {
  const { draw } = blankCanvas(width, height);
  draw.drawImage(picture, 0, 0, width, height);
  const { data } = draw.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, i) => data[i * 4]!);
}
