import { describe, expect, it } from "vitest";
import { LINEAR, tone, toneFast } from "./tone.ts";

describe("the film", () => {
  it("never turns back: more light is never darker", () => {
    let before = -1;
    for (let light = 0; light < 30; light += 0.003) {
      expect(tone(light)).toBeGreaterThan(before);
      before = tone(light);
    }
  });

  it("keeps grey in the middle and white below paper white", () => {
    expect(tone(0.18)).toBeCloseTo(0.5, 1);
    expect(tone(1)).toBeGreaterThan(0.75);
    expect(tone(1)).toBeLessThan(0.9);
    expect(tone(1000)).toBeLessThanOrEqual(1);
  });

  it("gives the same by table", () => {
    for (const light of [0, 1e-5, 0.004, 0.18, 0.7, 1, 3.3, 15]) expect(toneFast(light)).toBeCloseTo(tone(light), 4);
  });

  it("reads sRGB bytes as light", () => {
    expect(LINEAR[0]).toBe(0);
    expect(LINEAR[255]).toBe(1);
    expect(LINEAR[188]).toBeCloseTo(0.503, 2);
  });
});
