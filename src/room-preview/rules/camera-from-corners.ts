import { type Camera, cross, type PixelPoint, unit, type Vec3 } from "./camera.ts";

/** Near left, near right, far right, far left: a rectangle of floor as the shopper marks it. */
export type Corners = readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint];

const USUAL_HEIGHT = 1.3;

/**
 * The camera that sees those corners as a rectangle. Its sides meet in two vanishing points; that
 * they are at right angles gives the focal length, unless one side runs level: then a phone's is taken.
 */
export function cameraFromCorners(corners: Corners, width: number, height: number): Camera | null {
  const [cx, cy] = [width / 2, height / 2];
  const side = Math.max(width, height);
  const [a, b, c, d] = corners.map(({ x, y }): Vec3 => [(x - cx) / side, (y - cy) / side, 1]) as [Vec3, Vec3, Vec3, Vec3];
  const across = cross(cross(a, b), cross(d, c));
  const ahead = cross(cross(a, d), cross(b, c));
  const focal = focalFrom(across, ahead);
  const towards = (point: Vec3): Vec3 => unit([point[0] / focal, point[1] / focal, point[2]]);
  let v = towards(ahead);
  if (v[2] < 0) v = [-v[0], -v[1], -v[2]];
  let down = unit(cross(v, towards(across)));
  if (down[1] < 0) down = [-down[0], -down[1], -down[2]];
  // Floor seen from below, or a line instead of a rectangle.
  if (!(down[1] > 0.2) || down.some(Number.isNaN)) return null;
  v = unit(cross(cross(down, v), down));
  return { focal: focal * side, cx, cy, down, u: cross(v, down), v, height: USUAL_HEIGHT };
}

function focalFrom(p: Vec3, q: Vec3): number {
  const squared = -(p[0] * q[0] + p[1] * q[1]) / (p[2] * q[2]);
  const focal = Math.sqrt(squared);
  return focal > 0.45 && focal < 1.5 ? focal : 0.75;
}
