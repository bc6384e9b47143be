import type { Picture } from "./cut-out.ts";

/** Round a rug, as shares of its sides from its middle (-0.5 to 0.5): the smallest convex outline about it. */
export type Outline = readonly (readonly [across: number, down: number])[];

/** A circle of two metres is then met within two millimetres. */
export const OUTLINE_POINTS = 64;

/** A shadow is deepest where rug and floor meet: [depth, metres after which little more than a third is left]. */
export const SHADOW_PARTS = [
  [0.42, 0.012],
  [0.16, 0.05],
] as const;
export const DEEPEST_SHADOW = 0.5;
/** Further away (metres) no shadow is seen. */
export const SHADOW_REACH = 0.3;

/** The outline of a rug that was cut out: a rectangle's four corners, a circle, whatever its shape is. */
export function outlineOf({ width, height, rgba }: Picture): Outline {
  const rim: [number, number][] = [];
  const isCovered = (x: number, y: number) => rgba[(y * width + x) * 4 + 3]! > 127;
  for (let y = 0; y < height; y++) {
    let left = 0;
    while (left < width && !isCovered(left, y)) left++;
    if (left === width) continue;
    let right = width;
    while (!isCovered(right - 1, y)) right--;
    for (const down of [y, y + 1]) {
      for (const across of [left, right]) rim.push([across / width - 0.5, down / height - 0.5]);
    }
  }
  return Array.from({ length: OUTLINE_POINTS }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / OUTLINE_POINTS;
    const [along, up] = [Math.cos(angle), Math.sin(angle)];
    const reach = ([x, y]: readonly [number, number]) => x * along + y * up;
    return rim.reduce((best, each) => (reach(each) > reach(best) ? each : best), rim[0] ?? [0, 0]);
  });
}

/** The outline in metres, x and y in turns. */
export function outlineInMetres(outline: Outline, { width, length }: { width: number; length: number }): Float32Array {
  return Float32Array.from(outline.flatMap(([across, down]) => [across * width, down * length]));
}

/** How much darker the floor is at a spot beside the rug; `ui/shaders.ts` says the same to the graphics card. */
export function contactShadow(outline: Float32Array, x: number, y: number): number {
  const away = distanceTo(outline, x, y);
  if (away > SHADOW_REACH) return 0;
  let dark = 0;
  for (const [depth, metres] of SHADOW_PARTS) dark += depth * Math.exp(-away / metres);
  return Math.min(DEEPEST_SHADOW, dark);
}

/** Metres from a spot to a convex outline; nothing within it. Asked for every pixel beside the rug. */
function distanceTo(outline: Float32Array, x: number, y: number): number {
  let nearest = Infinity;
  let isInside = true;
  let fromX = outline.at(-2)!;
  let fromY = outline.at(-1)!;
  for (let i = 0; i < outline.length; i += 2) {
    const alongX = outline[i]! - fromX;
    const alongY = outline[i + 1]! - fromY;
    const toX = x - fromX;
    const toY = y - fromY;
    if (alongX * toY - alongY * toX < 0) isInside = false;
    const share = (alongX * toX + alongY * toY) / Math.max(alongX * alongX + alongY * alongY, 1e-9);
    const within = Math.max(0, Math.min(1, share));
    const awayX = toX - within * alongX;
    const awayY = toY - within * alongY;
    nearest = Math.min(nearest, awayX * awayX + awayY * awayY);
    fromX = outline[i]!;
    fromY = outline[i + 1]!;
  }
  return isInside ? 0 : Math.sqrt(nearest);
}
