import type { Rug } from "../../catalog/contract.ts";
import type { Camera } from "../rules/camera.ts";
import type { RugPlace } from "../rules/rug-plane.ts";
import { loadRug } from "./load-pictures.ts";
import { createPainter, type RoomPictures } from "./painter.ts";

export type RoomThumbs = {
  /** Draws the room with a rug into a canvas; false where it cannot be painted. */
  draw(into: HTMLCanvasElement, rug: Pick<Rug, "images" | "image" | "thumbnail">, place: RugPlace): Promise<boolean>;
  free(): void;
};

const WIDTH = 640;

/** Many pictures of one room from one painter: a browser has few graphics contexts. One is painted after the other. */
export function roomThumbs(pictures: RoomPictures, camera: Camera): RoomThumbs {
  const sheet = document.createElement("canvas");
  const painter = createPainter(sheet, pictures, WIDTH);
  let last: Promise<unknown> = Promise.resolve();
  const paint = async (into: HTMLCanvasElement, rug: Pick<Rug, "images" | "image" | "thumbnail">, place: RugPlace) => {
    if (!painter) return false;
    painter.setRug(await loadRug(rug));
    painter.paint(camera, place);
    [into.width, into.height] = [sheet.width, sheet.height];
    into.getContext("2d")!.drawImage(sheet, 0, 0);
    return true;
  };
  return {
    draw(into, rug, place) {
      const drawn = last.then(() => paint(into, rug, place)).catch(() => false);
      last = drawn;
      return drawn;
    },
    free: () => painter?.free(),
  };
}
