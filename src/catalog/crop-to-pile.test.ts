import sharp from "sharp";
import { expect, it } from "vitest";
import { cropToPile } from "./crop-to-pile.server.ts";

it("reads a camera's large picture no larger than a model needs, fringe and all", async () => {
  const rug = await sharp({ create: { width: 2900, height: 4700, channels: 3, background: "#8E2F2B" } })
    .extend({ top: 50, bottom: 50, left: 50, right: 50, background: "#F4F1EC" })
    .jpeg()
    .toBuffer();
  const { picture, hasFringe, round } = await cropToPile(rug);
  const { width, height } = await sharp(picture).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
  expect(height / width).toBeCloseTo(274 / 183, 1);
  expect({ hasFringe, round }).toEqual({ hasFringe: true, round: false });
});
