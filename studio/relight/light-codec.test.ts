import { describe, expect, it } from "vitest";
import { decodeLight, encodeLight, squeeze, stretch } from "./light-codec.ts";

describe("light codec", () => {
  it("stretches back what it squeezed", () => {
    for (const light of [0, 0.001, 0.05, 0.4, 1, 3, 15]) expect(stretch(squeeze(light))).toBeCloseTo(light, 4);
  });

  it("keeps a smooth wall smooth through the file", async () => {
    const width = 64;
    const height = 48;
    const wall = (x: number, y: number) => 0.2 + x * 0.004 + y * 0.002;
    const data = new Float32Array(width * height * 3);
    for (let i = 0; i < width * height; i++) data.fill(wall(i % width, Math.floor(i / width)), i * 3, i * 3 + 3);
    const back = await decodeLight(await encodeLight({ width, height, data }, 90));
    expect([back.width, back.height]).toEqual([width, height]);
    for (let i = 0; i < data.length; i += 97) expect(Math.abs(back.data[i]! / data[i]! - 1)).toBeLessThan(0.03);
  });
});
