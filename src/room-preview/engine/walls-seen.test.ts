import { expect, test } from "vitest";
import { WALL_GRID, wallReader } from "../rules/walls.ts";
import { CELLS, GRID, KINDS } from "./eyes.ts";
import { wallsSeen } from "./walls-seen.ts";

test("walls and cupboards are walls to a rug, sofas and tables are not", () => {
  expect(WALL_GRID, "both tell of the same cells").toBe(GRID);
  const looks = new Float32Array(CELLS * KINDS.length);
  const columns = ["wall", "other", "seat", "table", "floor"] as const;
  columns.forEach((kind, x) => (looks[x * KINDS.length + KINDS.indexOf(kind)] = 0.9));
  const isWall = wallReader(wallsSeen(looks));
  expect(columns.filter((_, x) => isWall((x + 0.5) / GRID, 0))).toEqual(["wall", "other"]);
});
