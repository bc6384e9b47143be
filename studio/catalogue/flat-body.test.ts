import sharp from "sharp";
import { expect, test } from "vitest";
import { masterOf } from "../pictures/masters.ts";
import { chosen } from "./catalogue.ts";
import { flatBody } from "./flat-body.ts";

test.each([
  { id: "47", fringe: true, round: false, cm: [183, 274] },
  { id: "2", fringe: false, round: false, cm: [183, 274] },
  { id: "49", fringe: true, round: false, cm: [61, 244] },
  { id: "53", fringe: false, round: true, cm: [183, 183] },
  { id: "14", fringe: false, round: false, cm: [183, 244] },
])("finds the pile of rug $id in its flat picture", async ({ id, fringe, round, cm }) => {
  const rug = chosen([id])[0]!;
  const { width, height } = await sharp(masterOf(rug, "flat")).metadata();
  const { crop, shape } = flatBody(rug, { width, height });
  expect(shape).toEqual({ cm: { width: cm[0], length: cm[1] }, fringe, round });
  expect(crop.width / crop.height).toBeCloseTo(cm[0]! / cm[1]!, 1);
  expect(crop.left + crop.width).toBeLessThan(width);
  expect(crop.top + crop.height).toBeLessThan(height);
});
