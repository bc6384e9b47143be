// A pinhole camera over a flat floor. Pixels are those of the working photo; floor points are
// metres along two horizontal axes (u, v) from the point on the floor under the camera.

export type Vec3 = readonly [number, number, number];

export type Camera = {
  focal: number;
  cx: number;
  cy: number;
  /** Unit vectors in camera space (x right, y down, z ahead): gravity and the room's two axes. */
  down: Vec3;
  u: Vec3;
  v: Vec3;
  /** Metres from the floor to the lens: the one number that sets the scale of everything. */
  height: number;
};

export type FloorPoint = { u: number; v: number };
export type PixelPoint = { x: number; y: number };

export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vec3): Vec3 {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

const rayThrough = (camera: Camera, { x, y }: PixelPoint): Vec3 => [
  (x - camera.cx) / camera.focal,
  (y - camera.cy) / camera.focal,
  1,
];

/** Where a pixel's line of sight meets the floor; null at or above the horizon. */
export function pixelToFloor(camera: Camera, pixel: PixelPoint): FloorPoint | null {
  const ray = rayThrough(camera, pixel);
  const fall = dot(ray, camera.down);
  if (fall < 0.01) return null;
  const reach = camera.height / fall;
  return { u: reach * dot(ray, camera.u), v: reach * dot(ray, camera.v) };
}

/** Where a floor point is seen; null when it lies behind or right under the lens. */
export function floorToPixel(camera: Camera, { u, v }: FloorPoint): PixelPoint | null {
  const at = (k: 0 | 1 | 2) => camera.down[k] * camera.height + camera.u[k] * u + camera.v[k] * v;
  const ahead = at(2);
  if (ahead < 0.15) return null;
  return {
    x: camera.cx + (camera.focal * at(0)) / ahead,
    y: camera.cy + (camera.focal * at(1)) / ahead,
  };
}

/** The horizon's row at a column: below it a line of sight goes down to the floor. */
export function horizonAt(camera: Camera, x: number): number {
  const [gx, gy, gz] = camera.down;
  return camera.cy - (camera.focal * (gz + (gx * (x - camera.cx)) / camera.focal)) / gy;
}
