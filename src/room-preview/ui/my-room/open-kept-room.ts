import type { Camera } from "../../rules/camera.ts";
import type { KeptView } from "../../rules/kept-view.ts";
import { sidesOf, type SizeChoice } from "../../rules/largest-that-fits.ts";
import { type Placed, placeRug } from "../../rules/place-rug.ts";
import { readMatte } from "../load-pictures.ts";
import { createPainter, type Painter } from "../painter.ts";
import { roomAsLeft } from "../room-as-left.ts";
import { readRoom } from "./room-store.ts";

export type OpenedRoom = {
  sheet: OffscreenCanvas;
  painter: Painter;
  camera: Camera;
  /** The size first shown there. */
  size: string | null;
  /** Where a size would lie best. */
  spotFor: (choice: SizeChoice) => Placed | null;
};

/** A kept room ready to be painted, in a worker; null where it is gone or the browser has no graphics there. */
export async function openKeptRoom(id: string, view: KeptView, cardWidth: number): Promise<OpenedRoom | null> {
  const kept = await readRoom(id);
  if (!kept) return null;
  const { width, height, light } = kept.room;
  const small = (picture: Blob) =>
    createImageBitmap(picture, {
      resizeWidth: cardWidth,
      resizeHeight: Math.round((cardWidth * height) / width),
      resizeQuality: "high",
      colorSpaceConversion: "none",
    });
  const [photo, front, matte, shade] = await Promise.all([kept.photo, kept.front, kept.matte, kept.shade].map(small));
  const loaded = { photo: photo!, front: front!, matte: matte!, shade: shade!, width, height, light };
  const { pictures, camera } = roomAsLeft(kept.room, loaded, view);
  const sheet = new OffscreenCanvas(1, 1);
  const painter = createPainter(sheet, pictures, cardWidth);
  if (!painter) return null;
  const isFloor = readMatte(pictures.matte as CanvasImageSource, width, height);
  const spots = new Map<string, Placed | null>();
  const spotFor = (choice: SizeChoice) => {
    if (!spots.has(choice.size)) {
      spots.set(choice.size, placeRug(camera, kept.room, isFloor, sidesOf(choice), kept.room));
    }
    return spots.get(choice.size)!;
  };
  return { sheet, painter, camera, size: kept.size, spotFor };
}
