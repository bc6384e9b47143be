import { expect, test } from "vitest";
import { WALL_GRID, wallReader, wallsOf } from "./walls.ts";

test("walls are read cell by cell as they were told", () => {
  const isWall = (cell: number) => cell % 5 === 0 || cell === WALL_GRID ** 2 - 1;
  const read = wallReader(wallsOf(isWall));
  for (let cell = 0; cell < WALL_GRID ** 2; cell++) {
    const [x, y] = [((cell % WALL_GRID) + 0.5) / WALL_GRID, (Math.floor(cell / WALL_GRID) + 0.5) / WALL_GRID];
    expect(read(x, y)).toBe(isWall(cell));
  }
});

test("a room that was read without walls has none", () => {
  expect(wallReader("")(0.5, 0.5)).toBe(false);
  expect(wallReader(undefined)(0.5, 0.5)).toBe(false);
});
