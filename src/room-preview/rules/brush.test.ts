import { expect, test } from "vitest";
import { extended, MOST_STROKES, type Stroke, withStroke } from "./brush.ts";

const dot: Stroke = { as: "thing", width: 40, points: [{ x: 10, y: 10 }] };

test("a stroke keeps the points one can see", () => {
  expect(extended(dot, { x: 12, y: 10 })).toBe(dot);
  expect(extended(dot, { x: 30.4, y: 10 }).points).toEqual([
    { x: 10, y: 10 },
    { x: 30, y: 10 },
  ]);
});

test("a stroke and their number have an end, and the last word stays", () => {
  let long = dot;
  for (let i = 1; i < 1000; i++) long = extended(long, { x: 10 + i * 20, y: 10 });
  expect(long.points).toHaveLength(200);
  let strokes: readonly Stroke[] = [];
  for (let i = 0; i < 100; i++) strokes = withStroke(strokes, { ...dot, width: i });
  expect(strokes).toHaveLength(MOST_STROKES);
  expect(strokes.at(-1)!.width).toBe(99);
});
