import { type Camera, floorToPixel, type PixelPoint } from "./camera.ts";

/** Half a metre between lines, as far as twelve metres away. */
const STEP = 0.5;
const REACH = 12;
/** Lines run straight on the floor and nearly so in the photo: a point each quarter of a metre is plenty. */
const FINE = 0.25;
/** A point this many photo widths outside adds nothing one could see. */
const FAR_OUT = 4;

/** The floor's grid as the photo shows it, one list of points per line. */
export function floorGrid(camera: Camera, width: number): PixelPoint[][] {
  const ticks = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, i) => i * STEP - REACH);
  return [
    ...ticks.flatMap((u) => seen(camera, width, (v) => ({ u, v }))),
    ...ticks.flatMap((v) => seen(camera, width, (u) => ({ u, v }))),
  ];
}

function seen(camera: Camera, width: number, at: (along: number) => { u: number; v: number }): PixelPoint[][] {
  const points: PixelPoint[] = [];
  for (let along = -REACH; along <= REACH; along += FINE) {
    const point = floorToPixel(camera, at(along));
    if (point && Math.abs(point.x) < FAR_OUT * width && Math.abs(point.y) < FAR_OUT * width) points.push(point);
  }
  return points.length > 1 ? [points] : [];
}
