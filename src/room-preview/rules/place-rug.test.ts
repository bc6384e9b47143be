import { expect, test } from "vitest";
import { cameraLookingDown } from "../testing/camera.ts";
import { floorToPixel, pixelToFloor } from "./camera.ts";
import { placeRug } from "./place-rug.ts";
import { rugCorners } from "./rug-plane.ts";
import { WALL_GRID, wallsOf } from "./walls.ts";

const camera = cameraLookingDown(0.3, { focal: 900, cx: 640, cy: 480, height: 1.4 });
const photo = { width: 1280, height: 960 };
const rug = { width: 1.6, length: 2.3 };

test("an empty floor takes the rug in the middle, whole", () => {
  const spot = placeRug(camera, photo, () => true, rug)!;
  expect(spot.visible).toBeGreaterThan(0.95);
  expect(Math.abs(spot.u)).toBeLessThan(0.3);
});

test("a rug keeps to the side that is bare", () => {
  const spot = placeRug(camera, photo, (x) => x > 760, rug)!;
  const xs = rugCorners(spot).map((corner) => floorToPixel(camera, corner)!.x);
  expect(xs.reduce((a, b) => a + b) / 4).toBeGreaterThan(760);
});

test("where no quarter of a rug has room a glimpse of it is laid, of less than an eighth none", () => {
  expect(placeRug(camera, photo, () => false, rug)).toBeNull();
  /** As much floor as a strip along a wall, so many metres wide, shows beside a bed. */
  const strip = (wide: number) => (x: number, y: number) => {
    const spot = pixelToFloor(camera, { x, y });
    return spot !== null && spot.u > 0 && spot.u < wide && spot.v > 1.8 && spot.v < 4.1;
  };
  expect(placeRug(camera, photo, strip(0.16), rug), "a tenth").toBeNull();
  const glimpse = placeRug(camera, photo, strip(0.36), rug)!;
  expect(glimpse.visible).toBeGreaterThan(0.12);
  expect(glimpse.visible).toBeLessThan(0.25);
  expect(placeRug(camera, photo, strip(0.6), rug)!.visible, "three eighths").toBeGreaterThan(0.3);
});

test("an old rug is covered, or left alone, never half", () => {
  const floor = () => true;
  const old = { u0: -1 / 1.4, u1: 0.2 / 1.4, v0: 2.2 / 1.4, v1: 3.4 / 1.4 };
  const spot = placeRug(camera, photo, floor, rug, { oldRugs: [old] })!;
  const [across, along] = spot.angle === 0 ? [spot.width, spot.length] : [spot.length, spot.width];
  const shared =
    Math.max(0, Math.min(spot.u + across / 2, 0.2) - Math.max(spot.u - across / 2, -1)) *
    Math.max(0, Math.min(spot.v + along / 2, 3.4) - Math.max(spot.v - along / 2, 2.2));
  const share = shared / (1.2 * 1.2);
  expect(share < 0.05 || share > 0.95, `${share} of it covered`).toBe(true);
});

test("under a table that stands free, the rug lies centred", () => {
  // Legs and top hide a metre of floor around two and a half metres ahead, and all that is seen behind it.
  const table = (x: number, y: number) => {
    const spot = pixelToFloor(camera, { x, y });
    return !(spot && Math.abs(spot.u - 0.6) < 0.45 && spot.v > 2.3 && spot.v < 3.2);
  };
  const spot = placeRug(camera, photo, table, rug)!;
  expect(spot.under).toBe(true);
  expect(Math.abs(spot.u - 0.6), "the table stands on its middle").toBeLessThan(rug.width / 4);
});

test("where hardly any floor is left around a bed, the rug lies under it, seen along its near side and one more", () => {
  /** A bed from the far wall to two metres ahead, with so much floor on its right. */
  const beside = (wide: number) => (x: number, y: number) => {
    const spot = pixelToFloor(camera, { x, y });
    return (
      spot !== null && spot.v > 1.85 && spot.v < 4.3 && spot.u < 0.7 + wide && (spot.u > 0.7 || (spot.v < 2.05 && spot.u > -0.9))
    );
  };
  const spot = placeRug(camera, photo, beside(0.17), rug)!;
  expect(spot.visible).toBeLessThan(0.25);
  expect(spot.visible).toBeGreaterThan(0.12);
  const oneSide = (x: number, y: number) => beside(0.17)(x, y) && pixelToFloor(camera, { x, y })!.u > 0.7;
  expect(placeRug(camera, photo, oneSide, rug), "seen along one side only").toBeNull();
});

test("a rug does not go on beneath a wall into the next room", () => {
  /** A wall 3.4 m ahead hides the floor behind it, but for a door a metre wide, through which one sees on. */
  const isWall = (x: number, y: number) => {
    const spot = pixelToFloor(camera, { x, y });
    return spot === null || (spot.v > 3.4 && Math.abs(spot.u) > 0.5);
  };
  // What stands in front leaves less of the floor on this side of the wall than beyond the door.
  const isFloor = (x: number, y: number) => {
    const spot = pixelToFloor(camera, { x, y });
    return spot !== null && spot.v > 2.2 && !isWall(x, y);
  };
  const walls = wallsOf((cell) =>
    isWall(
      (((cell % WALL_GRID) + 0.5) / WALL_GRID) * photo.width,
      ((Math.floor(cell / WALL_GRID) + 0.5) / WALL_GRID) * photo.height,
    ),
  );
  const beneath = (known: { walls?: string }) =>
    Math.max(...rugCorners(placeRug(camera, photo, isFloor, rug, known)!).map(({ v }) => v)) - 3.4;
  expect(beneath({})).toBeGreaterThan(0.3);
  expect(beneath({ walls })).toBeLessThan(0.1);
});
