import { expect, test } from "vitest";
import { type Camera, pixelToFloor } from "../rules/camera.ts";
import { cameraLookingDown } from "../testing/camera.ts";
import { doubtsAbout } from "./confidence.ts";
import type { Floor } from "./find-floor.ts";
import { MASK } from "./segment.ts";

const photo = { width: 640, height: 480 };
const lookingDown = (pitch: number): Camera => cameraLookingDown(pitch, { focal: 450, cx: 320, cy: 240, height: 1.4 });

type IsFloor = (spot: { u: number; v: number }) => boolean;

function doubts(camera: Camera, agreement: number, isFloor: IsFloor, facts: Partial<Floor> = {}) {
  const alpha = Float32Array.from({ length: photo.width * photo.height }, (_, i) => {
    const spot = pixelToFloor(camera, { x: i % photo.width, y: Math.floor(i / photo.width) });
    return spot && isFloor(spot) ? 1 : 0;
  });
  const logits = new Float32Array(MASK * MASK).fill(5);
  const floor = {
    logits,
    surfaces: new Uint8Array(MASK * MASK),
    area: 1,
    drop: 1.8,
    quality: 0.95,
    looks: 0.95,
    rugs: [],
    ...facts,
  };
  const found = { camera, agreement, pitch: 0, roll: 0, axis: 0.5, score: 1 };
  return doubtsAbout({ found, floor, horizon: null, walls: "" }, camera, photo, alpha).doubts;
}

test("a bare floor is believed", () => {
  expect(doubts(lookingDown(0.3), 0.7, () => true)).toEqual([]);
});

test("where less than a third of a rug shows, one asks", () => {
  const beside = (wide: number) => doubts(lookingDown(0.3), 0.7, ({ u }) => u > 0 && u < wide);
  expect(beside(0.5)).toContain("mostly-hidden");
  expect(beside(0.9)).toEqual([]);
});

test("a horizon above the photo is believed only where the edges agree", () => {
  expect(doubts(lookingDown(0.6), 0.43, () => true)).toEqual(["not-flat"]);
  expect(doubts(lookingDown(0.6), 0.6, () => true)).toEqual([]);
});

test("a floor that hardly looks like one is asked about", () => {
  expect(doubts(lookingDown(0.3), 0.7, () => true, { looks: 0.5 })).toEqual(["not-flat"]);
  expect(doubts(lookingDown(0.3), 0.7, () => true, { looks: 0.7 })).toEqual([]);
});

test("where a rug can only lie half on an old one, one asks", () => {
  const strip = ({ u, v }: { u: number; v: number }) => Math.abs(u) < 0.9 && v > 1.2 && v < 4.2;
  const across = { u0: -0.6, u1: 0.6, v0: 1.8, v1: 2.1 };
  expect(doubts(lookingDown(0.3), 0.7, strip)).toEqual([]);
  expect(doubts(lookingDown(0.3), 0.7, strip, { rugs: [across] })).toEqual([]);
  const wide = { u0: -0.9, u1: 0.2, v0: 0.9, v1: 3 };
  expect(doubts(lookingDown(0.3), 0.7, strip, { rugs: [wide] })).toEqual(["old-rug"]);
});
