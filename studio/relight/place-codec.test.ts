import { describe, expect, it } from "vitest";
import { decodePlace, encodePlace, type Place } from "./place-codec.ts";

const GRAIN = 0.0005;

function scene(): Place {
  const width = 37;
  const height = 23;
  const data = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cover = x < 5 ? 0 : x === 5 ? 0.5 : 1;
      const jitter = ((x * 31 + y * 17) % 11) * 0.002;
      data.set([(x * 0.013 + jitter) * cover, (2.9 - y * 0.021) * cover, cover], (y * width + x) * 3);
    }
  return { width, height, data };
}

describe("place codec", () => {
  it("gives back every place within half a grain", () => {
    const before = scene();
    const after = decodePlace(encodePlace(before, GRAIN), before.width, before.height, GRAIN);
    for (let i = 0; i < before.width * before.height; i++) {
      const cover = before.data[i * 3 + 2]!;
      expect(after.data[i * 3 + 2]).toBeCloseTo(cover, 2);
      if (cover === 0) continue;
      for (const axis of [0, 1]) {
        const was = before.data[i * 3 + axis]! / cover;
        const is = after.data[i * 3 + axis]! / after.data[i * 3 + 2]!;
        expect(Math.abs(was - is)).toBeLessThanOrEqual(GRAIN / 2 + 1e-6);
      }
    }
  });

  it("keeps places outside the rug's edge, which are negative", () => {
    const before: Place = { width: 2, height: 1, data: new Float32Array([-0.02, 0.01, 1, -0.5, 3, 1]) };
    const after = decodePlace(encodePlace(before, GRAIN), 2, 1, GRAIN);
    expect(after.data[0]).toBeCloseTo(-0.02, 3);
    expect(after.data[3]).toBeCloseTo(-0.5, 3);
  });
});
