import { expect, it } from "vitest";
import { type Camera, pixelToFloor } from "../rules/camera.ts";
import { cameraLookingDown } from "../testing/camera.ts";
import { CELLS, GRID, gridCellOf, KINDS } from "./eyes.ts";
import type { Patch } from "./floor-candidates.ts";
import { oldRugs } from "./old-rugs.ts";
import { MASK } from "./segment.ts";

const size = { width: 1024, height: 1024 };
const camera: Camera = cameraLookingDown(0.5, { focal: 800, cx: 512, cy: 512, height: 1 });
const view = { camera, ...size };
const floor = new Float32Array(MASK * MASK).fill(5);

/** Where each cell of a grid lies on the floor, in lens heights. */
const spotsOn = (side: number) =>
  Array.from({ length: side * side }, (_, cell) =>
    pixelToFloor(camera, {
      x: (((cell % side) + 0.5) / side) * size.width,
      y: ((Math.floor(cell / side) + 0.5) / side) * size.height,
    }),
  );
type Spot = { u: number; v: number } | null;
const isOn = (spot: Spot) => spot !== null && Math.abs(spot.u) < 0.5 && spot.v > 1.4 && spot.v < 2.2;

const looks = (rug: number, isRug = isOn) => {
  const all = new Float32Array(CELLS * KINDS.length);
  spotsOn(GRID).forEach((spot, cell) => {
    all[cell * KINDS.length + KINDS.indexOf("rug")] = isRug(spot) ? rug : 0;
    all[cell * KINDS.length + KINDS.indexOf("floor")] = isRug(spot) ? 1 - rug : 1;
  });
  return all;
};
const patch = (isIn: (spot: Spot) => boolean): Patch => {
  const cells = spotsOn(MASK).flatMap((spot, cell) => (isIn(spot) ? cell : []));
  return { logits: new Float32Array(), quality: 0.9, cells };
};

it("cells that look like a rug are bounded on the floor, without any mask of it", () => {
  const [rug, ...others] = oldRugs(looks(0.8), [], floor, view);
  expect(others).toEqual([]);
  expect([rug!.u0, rug!.u1, rug!.v0, rug!.v1].map((at) => Math.round(at * 10) / 10)).toEqual([-0.5, 0.5, 1.4, 2.2]);
});

it("a clear mask tells where a rug ends, though only part of it plainly looks like one", () => {
  const rugs = oldRugs(looks(0.55), [patch(isOn)], floor, view);
  expect(rugs).toHaveLength(1);
  expect(rugs[0]!.u1).toBeCloseTo(0.48, 1);
  expect(oldRugs(looks(0.3), [patch(isOn)], floor, view), "more floor than rug").toEqual([]);
});

it("a mask that holds bare floor as well bounds no rug", () => {
  const wide = patch((spot) => spot !== null && Math.abs(spot.u) < 1 && spot.v > 1.4 && spot.v < 2.2);
  const [rug] = oldRugs(looks(0.8), [wide], floor, view);
  expect(rug!.u1).toBeLessThan(0.6);
});

it("what does not lie on the floor is no rug there, a bedspread looks like one", () => {
  const seen = looks(0.8);
  const elsewhere = floor.map((value, cell) => (seen[gridCellOf(cell) * KINDS.length + KINDS.indexOf("rug")]! > 0 ? -5 : value));
  expect(oldRugs(seen, [], elsewhere, view)).toEqual([]);
});
