import { expect, test } from "vitest";
import { largestThatFits, sizeInRoom, type SizeChoice } from "./largest-that-fits.ts";

const choice = (size: string, widthCm: number, lengthCm: number): SizeChoice => ({ size, widthCm, lengthCm });
const small = choice("5x8", 152, 244);
const middle = choice("6x9", 183, 274);
const large = choice("8x10", 244, 305);
const largest = choice("9x12", 274, 366);
/** A floor on which whatever is wider than so many centimetres is hidden. */
const floorOf =
  (widest: number, shown = 0.9) =>
  ({ widthCm }: SizeChoice) =>
    widthCm <= widest ? { visible: shown, inFrame: 1 } : { visible: 0.3, inFrame: 0.6 };

test("a size that fits is shown as asked, whatever else would", () => {
  expect(largestThatFits(middle, [small, large, largest], floorOf(400))!.choice).toBe(middle);
});

test("one that does not gives way to the largest smaller one that does", () => {
  expect(largestThatFits(largest, [small, middle, large], floorOf(200))!.choice).toBe(middle);
});

test("where none fits, the one that shows most is shown rather than none", () => {
  const found = largestThatFits(large, [small, middle], ({ widthCm }) => ({ visible: 30 / widthCm, inFrame: 0.6 }));
  expect(found!.choice).toBe(small);
});

test("without any floor there is nothing to show", () => {
  expect(largestThatFits(large, [small], () => null)).toBeNull();
});

test("a list shows the size asked for, else the room's own, else the largest that fits", () => {
  const sizes = ["5x8", "9x12", "6x9"];
  const sizeOf = (wishes: (string | null | undefined)[], widest = 400) => sizeInRoom(sizes, wishes, floorOf(widest))?.choice.size;
  expect(sizeOf(["6x9", "5x8"])).toBe("6x9");
  expect(sizeOf([undefined, "5x8"])).toBe("5x8");
  expect(sizeOf(["2x3", null])).toBe("9x12");
  expect(sizeOf([undefined, "9x12"], 200)).toBe("6x9");
  expect(sizeInRoom([], ["5x8"], floorOf(400))).toBeNull();
});
