import { describe, expect, it } from "vitest";
import { contactShadow, outlineInMetres, outlineOf } from "./contact-shadow.ts";

const picture = (width: number, height: number, isRug: (x: number, y: number) => boolean) => {
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) rgba[i * 4 + 3] = isRug(i % width, Math.floor(i / width)) ? 255 : 0;
  return { width, height, rgba };
};
const shadowBeside = (rug: ReturnType<typeof picture>, sides: { width: number; length: number }) => {
  const outline = outlineInMetres(outlineOf(rug), sides);
  return (x: number, y: number) => contactShadow(outline, x, y);
};

describe("the shadow beside a rug follows its shape", () => {
  const round = picture(200, 200, (x, y) => Math.hypot(x - 99.5, y - 99.5) < 100);
  it("round: dark at the circle, nothing in the corners of its square", () => {
    const at = shadowBeside(round, { width: 2, length: 2 });
    for (const turn of [0, 0.3, 0.785, 2, 4]) {
      expect(at(Math.cos(turn), Math.sin(turn))).toBeGreaterThan(0.4);
      expect(at(1.1 * Math.cos(turn), 1.1 * Math.sin(turn))).toBeLessThan(0.06);
    }
    for (const [x, y] of [[0.97, 0.97], [-0.97, 0.97], [0.97, -0.97], [-0.97, -0.97]] as const) expect(at(x, y)).toBe(0); // prettier-ignore
  });

  it("oval: the circle's picture on longer sides", () => {
    const at = shadowBeside(round, { width: 1, length: 2 });
    expect(at(0, 1)).toBeGreaterThan(0.4);
    expect(at(0.5, 0)).toBeGreaterThan(0.4);
    expect(at(0.48, 0.96)).toBeLessThan(0.002);
  });

  it("rectangular: along the sides and round the corners", () => {
    const at = shadowBeside(
      picture(60, 200, () => true),
      { width: 0.6, length: 2 },
    );
    expect(at(0.3, 0.9)).toBeCloseTo(0.5);
    expect(at(0.312, -0.9)).toBeCloseTo(0.42 / Math.E + 0.16 * Math.exp(-0.012 / 0.05), 4);
    expect(at(0.3 + 0.03, 1 + 0.04)).toBeCloseTo(0.42 * Math.exp(-0.05 / 0.012) + 0.16 / Math.E, 4);
    expect(at(0.7, 0)).toBe(0);
  });
});
