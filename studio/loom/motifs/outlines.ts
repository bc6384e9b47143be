import type { Point } from "../svg.ts";

/** Lobed oval: the contour of medallions, pendants and spandrels. */
export function lobed(rx: number, ry: number, lobes: number, depth: number, turn = 0): Point[] {
  const STEPS = 720;
  return Array.from({ length: STEPS }, (_, i) => {
    const a = (i / STEPS) * 2 * Math.PI;
    const swell = Math.abs(Math.cos(((a + turn) * lobes) / 2));
    const k = 1 - depth + depth * (1 - (1 - swell) ** 1.7) ** 0.8;
    return [Math.cos(a) * rx * k, Math.sin(a) * ry * k];
  });
}

export function inside(outline: Point[], x: number, y: number): boolean {
  let within = false;
  let [px, py] = outline[outline.length - 1]!;
  for (const [qx, qy] of outline) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) within = !within;
    [px, py] = [qx, qy];
  }
  return within;
}

const RIM = Array.from({ length: 10 }, (_, i): Point => {
  const a = (i / 10) * 2 * Math.PI;
  return [Math.cos(a), Math.sin(a)];
});

export const circleInside = (outline: Point[], x: number, y: number, r: number): boolean =>
  inside(outline, x, y) && RIM.every(([dx, dy]) => inside(outline, x + dx * r, y + dy * r));

export const circleOutside = (outline: Point[], x: number, y: number, r: number): boolean =>
  !inside(outline, x, y) && RIM.every(([dx, dy]) => !inside(outline, x + dx * r, y + dy * r));
