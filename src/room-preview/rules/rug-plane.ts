import { type Camera, type Vec3 } from "./camera.ts";

/** Where a rug lies: its centre on the floor in metres, its turn in degrees, its sides in metres. */
export type RugPlace = { u: number; v: number; angle: number; width: number; length: number };

/** Row-major 3×3: (x, y, 1) in pixels to (s·w, t·w, w) on the rug, s and t in metres from its centre. */
export type PlaneMatrix = readonly [number, number, number, number, number, number, number, number, number];

/** The matrix for the plane `raised` metres above the floor: 0 for the floor, the pile for its top. */
export function rugPlane(camera: Camera, place: RugPlace, raised = 0): PlaneMatrix {
  const { focal, cx, cy } = camera;
  const row = (a: Vec3): Vec3 => [a[0] / focal, a[1] / focal, a[2] - (a[0] * cx + a[1] * cy) / focal];
  const height = camera.height - raised;
  const cos = Math.cos((place.angle * Math.PI) / 180);
  const sin = Math.sin((place.angle * Math.PI) / 180);
  const along = (c: number, s: number): Vec3 => {
    const shift = c * place.u + s * place.v;
    const at = (k: 0 | 1 | 2) => height * (c * camera.u[k] + s * camera.v[k]) - shift * camera.down[k];
    return [at(0), at(1), at(2)];
  };
  const s = row(along(cos, sin));
  const t = row(along(-sin, cos));
  const w = row(camera.down);
  return [...s, ...t, ...w];
}

/** The rug's four corners on the floor, in order round it. */
export function rugCorners(place: RugPlace): { u: number; v: number }[] {
  const cos = Math.cos((place.angle * Math.PI) / 180);
  const sin = Math.sin((place.angle * Math.PI) / 180);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a, b]) => {
    const s = (a! * place.width) / 2;
    const t = (b! * place.length) / 2;
    return { u: place.u + cos * s - sin * t, v: place.v + sin * s + cos * t };
  });
}
