import type { PixelPoint } from "./camera.ts";

/** One stroke of the brush, in the photo's pixels: `floor` lets the rug be seen there, `thing` keeps it away. */
export type Stroke = { as: "floor" | "thing"; width: number; points: readonly PixelPoint[] };

/** More is a drawing, and would fill the device's storage. */
export const MOST_STROKES = 60;
const MOST_POINTS = 200;
/** Points nearer than this part of the brush's width add nothing one sees. */
const NEAR = 0.15;

/** The stroke with one more point, where it is far enough from the last. */
export function extended(stroke: Stroke, { x, y }: PixelPoint): Stroke {
  const last = stroke.points.at(-1);
  const isNear = last && Math.hypot(x - last.x, y - last.y) < stroke.width * NEAR;
  if (isNear || stroke.points.length >= MOST_POINTS) return stroke;
  return { ...stroke, points: [...stroke.points, { x: Math.round(x), y: Math.round(y) }] };
}

/** The last word stays; the first strokes are the ones forgotten. */
export const withStroke = (strokes: readonly Stroke[], stroke: Stroke): readonly Stroke[] =>
  [...strokes, stroke].slice(-MOST_STROKES);
