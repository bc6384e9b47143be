import { expect, it } from "vitest";
import { markedFloor, mayBeFloor } from "./marked-floor.ts";

const marked = new Uint8Array([0, 255, 255, 255, 255, 0]);

it("keeps what stands on the floor in front where the engine saw the floor", () => {
  const withChair = new Uint8Array([255, 255, 0, 255, 255, 255]);
  expect(markedFloor(marked, withChair)).toEqual(withChair);
});

it("believes the shopper where the engine saw no floor", () => {
  const onTheWall = new Uint8Array([255, 255, 0, 0, 0, 0]);
  expect(markedFloor(marked, onTheWall)).toEqual(marked);
  expect(markedFloor(marked, new Uint8Array(6))).toEqual(marked);
});

it("doubts a part with no floor in it where the floor is clearly elsewhere", () => {
  const beside = new Uint8Array([255, 0, 0, 0, 0, 255]);
  expect(mayBeFloor(marked, beside)).toBe(false);
  expect(mayBeFloor(marked, new Uint8Array([255, 255, 0, 0, 0, 255]))).toBe(true);
  expect(mayBeFloor(marked, new Uint8Array(6)), "no floor was found at all").toBe(true);
});
