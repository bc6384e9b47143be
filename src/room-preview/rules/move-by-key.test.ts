import { expect, it } from "vitest";
import type { Camera } from "./camera.ts";
import { moveByKey } from "./move-by-key.ts";

const down = [0, Math.cos(0.2), Math.sin(0.2)] as const;
const camera: Camera = { focal: 900, cx: 640, cy: 480, down, u: [1, 0, 0], v: [0, -down[2], down[1]], height: 1.4 };
const place = { u: 0, v: 3, angle: 0, width: 1.6, length: 2.3 };
const press = (key: string, shiftKey = false) => moveByKey({ key, shiftKey }, camera, place);

it("moves five centimetres as one sees it and says so", () => {
  expect(press("ArrowRight")).toMatchObject({ place: { u: 0.05, v: 3 }, words: "Movida 5 cm a la derecha" });
  const away = press("ArrowUp")!.place;
  expect(Math.hypot(away.u, away.v - 3)).toBeCloseTo(0.05, 6);
  expect(away.v).toBeGreaterThan(3);
});

it("turns by brackets, and by Shift where brackets are hard to type", () => {
  expect(press("]")!.place.angle).toBe(5);
  expect(press("ArrowRight", true)).toMatchObject({ place: { u: 0, angle: 5 }, words: "Girada 5 grados a la derecha" });
  expect(press("ArrowLeft", true)!.place.angle).toBe(-5);
  expect(press("a")).toBeNull();
});
