import { cameraSearch, type CameraSearch } from "./find-camera.ts";
import type { Segment } from "./line-segments.ts";
import type { Photo } from "./photo.ts";

/** On rooms with a known lens the edges agree as well with it as without; with a wrong one they lose 0.1 to 0.3. */
const DOUBT = 0.08;

/** A search with the lens the phone wrote down; without it where the photo was cropped since, which the edges give away. */
export function searchFor({ width, height, focal35mm }: Omit<Photo, "rgb">, segments: Segment[]): CameraSearch {
  const free = cameraSearch(segments, width, height, null);
  if (focal35mm === null) return free;
  const told = cameraSearch(segments, width, height, focal35mm);
  return free(null)[0].agreement > told(null)[0].agreement + DOUBT ? free : told;
}
