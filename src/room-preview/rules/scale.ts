import { type Camera, type PixelPoint, pixelToFloor } from "./camera.ts";

type TwoPoints = readonly [PixelPoint, PixelPoint];

/** Metres between two spots of the floor; null when one is above the horizon. */
export function lengthOnFloor(camera: Camera, [from, to]: TwoPoints): number | null {
  const a = pixelToFloor(camera, from);
  const b = pixelToFloor(camera, to);
  return a && b && Math.hypot(b.u - a.u, b.v - a.v);
}

/** The camera after the shopper said how long that really is. */
export function rescaled(camera: Camera, points: TwoPoints, metres: number): Camera | null {
  const measured = lengthOnFloor(camera, points);
  if (!measured || measured < 0.05 || !(metres > 0)) return null;
  return { ...camera, height: (camera.height * metres) / measured };
}
