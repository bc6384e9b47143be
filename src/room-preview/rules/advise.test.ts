import { describe, expect, it } from "vitest";
import type { Rug } from "../../catalog/contract.ts";
import { advise, type FittingSize, harmony } from "./advise.ts";
import { labOf, roomPalette } from "./room-palette.ts";

const rug = (id: number, name: string, colors: string[], more: Partial<Rug> = {}) =>
  ({
    id,
    name,
    colors,
    color: null,
    catalog: `C${id}`,
    rating: 4.5,
    tags: [],
    sizes: [
      { size: "5x8", price: 2_000_000, inventory: 3 },
      { size: "8x10", price: 5_000_000, inventory: 3 },
    ],
    ...more,
  }) as unknown as Rug;

const fitting: FittingSize[] = [
  { size: "8x10", freeCm: 45 },
  { size: "5x8", freeCm: 100 },
];
/** Pale oak, white walls, a grey sofa. */
const room = { floor: labOf(215, 195, 170), walls: labOf(240, 238, 232), furniture: labOf(120, 120, 124) };

describe("advice", () => {
  it("puts what stands out from the floor before what vanishes on it, and says why", () => {
    const [first, last] = advise([rug(1, "Niebla", ["Beige"]), rug(2, "Bósforo", ["Azul"])], room, fitting);
    expect(first!.rug.name).toBe("Bósforo");
    expect(first!.why).toBe(
      "Tu piso es claro y tus muebles grises: el azul de Bósforo contrasta sin pelear; 8x10 deja 45 cm libres.",
    );
    expect(last!.rug.name).toBe("Niebla");
  });

  it("takes the largest size that fits and is sold, in stock and within the budget", () => {
    const blue = rug(1, "Bósforo", ["Azul"]);
    expect(advise([blue], room, fitting)[0]).toMatchObject({ size: "8x10", price: 5_000_000 });
    expect(advise([blue], room, fitting, { mostPesos: 4_000_000 })[0]).toMatchObject({ size: "5x8", price: 2_000_000 });
    expect(advise([blue], room, fitting, { mostPesos: 1_000_000 })).toEqual([]);
    const empty = rug(1, "Agotada", ["Azul"], { sizes: [{ size: "8x10", price: 5_000_000, inventory: 0 }] });
    expect(advise([empty], room, fitting)).toEqual([]);
  });

  it("turns with the wish", () => {
    const rugs = [rug(1, "Vino", ["Vino"]), rug(2, "Perla", ["Gris"])];
    expect(advise(rugs, room, fitting, { darker: true })[0]!.rug.name).toBe("Vino");
    expect(advise(rugs, room, fitting, { lighter: true })[0]!.rug.name).toBe("Perla");
  });

  it("prefers what is sold larger, when that is wished", () => {
    const only = (size: string) => ({ sizes: [{ size, price: 2_000_000, inventory: 3 }] });
    const rugs = [
      rug(1, "Pequeña", ["Azul"], { ...only("5x8"), rating: 5 }),
      rug(2, "Grande", ["Azul"], { ...only("8x10"), rating: 1 }),
    ];
    expect(advise(rugs, room, fitting, { larger: true })[0]!.rug.name).toBe("Grande");
  });

  it("is six at most, of several collections", () => {
    const many = Array.from({ length: 20 }, (_, i) => rug(i, `R${i}`, ["Azul"], { catalog: i < 10 ? "A" : `B${i}` }));
    const best = advise(many, room, fitting);
    expect(best).toHaveLength(6);
    expect(best.filter(({ rug: { catalog } }) => catalog === "A").length).toBeLessThanOrEqual(2);
  });
});

it("neighbouring and opposite colours agree, grey agrees with all", () => {
  const [blue, teal, orange, magenta] = [labOf(40, 70, 150), labOf(40, 90, 150), labOf(200, 130, 50), labOf(150, 40, 110)];
  expect(harmony(blue, teal)).toBe(1);
  expect(harmony(blue, orange)).toBeGreaterThan(harmony(blue, magenta));
  expect(harmony(blue, labOf(130, 130, 130))).toBeGreaterThan(0.7);
});

it("a palette tells floor, walls and furniture apart", () => {
  const [width, height] = [40, 30];
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    rgba.set(y < 12 ? [240, 240, 240, 255] : x < 15 ? [40, 70, 150, 255] : [150, 110, 70, 255], i * 4);
  }
  const camera = { focal: 30, cx: 20, cy: 12, down: [0, 1, 0], u: [1, 0, 0], v: [0, 0, 1], height: 1.4 } as const;
  const palette = roomPalette({ width, height, rgba, isFloor: (x, y) => y >= 12 && x >= 15 }, camera);
  expect(palette.walls[0]).toBeGreaterThan(90);
  expect(palette.furniture[2]).toBeLessThan(-20);
  expect(palette.floor[2]).toBeGreaterThan(10);
});
