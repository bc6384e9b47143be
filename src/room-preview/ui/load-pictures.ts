import { pictureAddress } from "../../media/rules/picture-address.ts";
import type { MergeRoom } from "../contract.ts";
import type { Stroke } from "../rules/brush.ts";
import type { PixelPoint } from "../rules/camera.ts";
import { outlineOf } from "../rules/contact-shadow.ts";
import { cutOut } from "../rules/cut-out.ts";
import { flatPicture } from "../rules/flat-picture.ts";
import { markedFloor, mayBeFloor } from "../rules/marked-floor.ts";
import type { RoomPictures, RugPicture } from "./painter.ts";

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

export async function loadRug(rug: Parameters<typeof flatPicture>[0], most: 960 | 1800 = 960): Promise<RugPicture> {
  const image = await loadImage(pictureAddress(flatPicture(rug), most, "webp"));
  return cutRug(image, image.naturalWidth, image.naturalHeight, Math.max(1024, most));
}

export function cutRug(image: CanvasImageSource, wide: number, high: number, most = 1024): RugPicture {
  const scale = Math.min(1, most / Math.max(wide, high));
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
  return { picture: canvas, outline: outlineOf(cut) };
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

/** A matte with the shopper's own strokes over it. */
export function brushedMatte(strokes: readonly Stroke[], { matte, width, height }: RoomPictures): Canvas {
  const { canvas, draw } = blankCanvas(width, height);
  draw.drawImage(matte as CanvasImageSource, 0, 0, width, height);
  [draw.lineCap, draw.lineJoin] = ["round", "round"];
  for (const stroke of strokes) {
    draw.strokeStyle = stroke.as === "floor" ? "#fff" : "#000";
    draw.lineWidth = stroke.width;
    draw.beginPath();
    for (const { x, y } of stroke.points) draw.lineTo(x, y);
    // A tap is a line to itself: with round ends, a dot.
    if (stroke.points.length === 1) draw.lineTo(stroke.points[0]!.x, stroke.points[0]!.y);
    draw.stroke();
  }
  return canvas;
}

function firstChannel(picture: CanvasImageSource, width: number, height: number): Uint8Array {
  const { draw } = blankCanvas(width, height);
  draw.drawImage(picture, 0, 0, width, height);
  const { data } = draw.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, i) => data[i * 4]!);
}
