import type { RoomFacts } from "./template.ts";

/** Row by row: (x, y, 1) of a pixel becomes (a, b, c); the point is (a / c, b / c), in front of us while c > 0. */
export type Projection = Float64Array;

/** Pixel of the template to the point it shows on the level `z` metres above the floor (Blender's pinhole). */
export function seeLevel(
  { width, height, lens, sensor, camera }: Pick<RoomFacts, "width" | "height" | "lens" | "sensor" | "camera">,
  z: number,
): Projection {
  const axis = (column: number) => camera.map((row) => row[column]!);
  const [right, up, back, at] = [axis(0), axis(1), axis(2), axis(3)];
  const perPixel = sensor / height / lens;
  // ray(x, y) = x * across + y * down + ahead, and it meets the level after (at.z - z) / -ray.z
  const across = right.map((value) => value * perPixel);
  const down = up.map((value) => -value * perPixel);
  const ahead = back.map((value, i) => -value - (across[i]! * width) / 2 - (down[i]! * height) / 2);
  const rise = at[2]! - z;
  const row = (i: number) => [across, down, ahead].map((ray) => rise * ray[i]! - at[i]! * ray[2]!);
  return Float64Array.from([...row(0), ...row(1), -across[2]!, -down[2]!, -ahead[2]!]);
}

/** The projection followed by a flat map: u = k[0] x + k[1] y + k[2], v = k[3] x + k[4] y + k[5]. */
export function followedBy(seen: Projection, k: [number, number, number, number, number, number]): Projection {
  const row = (p: number) => [0, 1, 2].map((i) => k[p]! * seen[i]! + k[p + 1]! * seen[3 + i]! + k[p + 2]! * seen[6 + i]!);
  return Float64Array.from([...row(0), ...row(3), seen[6]!, seen[7]!, seen[8]!]);
}

export const project = (p: Projection, x: number, y: number): [number, number] => {
  const c = p[6]! * x + p[7]! * y + p[8]!;
  return [(p[0]! * x + p[1]! * y + p[2]!) / c, (p[3]! * x + p[4]! * y + p[5]!) / c];
};
