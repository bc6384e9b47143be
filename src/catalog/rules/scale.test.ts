import { describe, expect, it } from "vitest";
import { describeDrawing, layOut, sayOverhang } from "./scale.ts";

describe("the drawing to scale", () => {
  it("says how far the rug comes out", () => {
    expect(sayOverhang("sofa", 274)).toBe("Sofá de 220 cm: sobresale 27 cm por lado");
    expect(sayOverhang("sofa", 180)).toBe("Sofá de 220 cm: queda 20 cm más corta por lado");
    expect(sayOverhang("comedor", 305)).toBe("Mesa de 180 cm: sobresale 63 cm por lado");
  });
  it("keeps the true width and the true depth seen from above", () => {
    const { left, top, bottom } = layOut("cama", 274, 183);
    expect(left).toBe(257 - 137);
    expect(bottom - top).toBeCloseTo(183 * 0.42);
  });
  it("lies centred under a table, whatever its size", () => {
    const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;
    expect(middle(layOut("comedor", 244, 152))).toBeCloseTo(middle(layOut("comedor", 366, 274)));
  });
  it("is described in words", () =>
    expect(describeDrawing("cama", 244, 152)).toContain("alfombra de 152 por 244 centímetros con cama de 160"));
});
