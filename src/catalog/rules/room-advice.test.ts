import { describe, expect, it } from "vitest";
import { advise, type Advice, adviceBook } from "./room-advice.ts";
import { laidSize, type LaidSize, type Measure, type Scene } from "./scale.ts";
import { seatsAt } from "./seats.ts";

const sizes = (...labels: string[]): LaidSize[] => labels.map((label) => laidSize(label)!);
const ALL = sizes("5x8", "6x9", "8x10", "9x12");
const say = ({ before, size, after }: Advice): string => `${before}${size ? `[${size}]` : ""}${after}`;
const said = (scene: Scene, chosen: string, own?: Measure, stock = ALL, isRound = false): string =>
  say(advise({ scene, chosen: laidSize(chosen)!, sizes: stock, own, isRound }));

describe("under a table", () => {
  it("the chairs stay inside when they are pulled out", () =>
    expect(said("comedor", "8x10")).toBe("Para un comedor de 6 puestos elige [8x10]: las sillas quedan dentro."));
  it("a rug that is too small names the one to choose", () =>
    expect(said("comedor", "6x9")).toBe(
      "En 6x9 las sillas se salen 14 cm. Para un comedor de 6 puestos elige [8x10]: las sillas quedan dentro.",
    ));
  it("a larger one than is needed says so", () =>
    expect(said("comedor", "9x12")).toBe("En 9x12 las sillas quedan dentro. Para un comedor de 6 puestos basta [8x10]."));
  it("a table of one's own changes the places and the size", () => {
    expect(said("comedor", "8x10", { wide: 240, deep: 100 })).toContain("Para un comedor de 8 puestos elige [9x12]");
    expect(said("comedor", "9x12", { wide: 300, deep: 110 })).toBe(
      "En 9x12 las sillas se salen 27 cm. Para un comedor de 10 puestos hace falta una de al menos 420 × 230 cm.",
    );
  });
  it("what is sold out is not advised", () =>
    expect(said("comedor", "6x9", undefined, sizes("6x9", "9x12"))).toContain("elige [9x12]"));
  it("a round rug holds the circle of the chairs", () => {
    expect(said("comedor", "8x8", { wide: 120, deep: 120 }, sizes("6x6", "8x8"), true)).toContain("elige [8x8]");
    expect(said("comedor", "6x6", { wide: 120, deep: 120 }, sizes("6x6", "8x8"), true)).toContain("se salen 29 cm");
  });
  it.each([[120, 4], [180, 6], [240, 8], [300, 10]])("%i cm seat %i", (length, seats) => expect(seatsAt(length)).toBe(seats)); // prettier-ignore
});

describe("under a sofa and a bed", () => {
  it("the rug comes out on both sides", () => {
    expect(said("sofa", "6x9")).toBe("Para un sofá de 220 cm elige [6x9]: sobresale 27 cm a cada lado.");
    expect(said("sofa", "5x8")).toContain("solo quedan 12 cm a cada lado");
    expect(said("cama", "5x8")).toBe("Para una cama de 160 cm elige [5x8]: pisas alfombra al levantarte, 42 cm a cada lado.");
    expect(said("cama", "5x8", { wide: 200, deep: 200 })).toContain("elige [8x10]");
  });
  it("a runner is too narrow for a sofa however long it is", () =>
    expect(said("sofa", "3x10", undefined, sizes("3x10"))).toContain("es angosta: tiene 91 cm de fondo"));
  it("a rug shorter than its sofa is said to be so", () =>
    expect(said("sofa", "4x6", { wide: 240, deep: 98 })).toContain("queda más corta que el sofá"));
});

describe("in a hallway and an entrance", () => {
  const runners = sizes("2x8", "3x10");
  it("a runner is judged by its length, and floor stays free on both sides", () => {
    expect(said("pasillo", "3x10", undefined, runners)).toBe(
      "Para un pasillo de 350 × 120 cm elige [3x10]: quedan 14 cm libres a cada lado.",
    );
    expect(said("pasillo", "2x8", undefined, runners)).toBe("En 2x8 quedan 29 cm libres a cada lado. También cabe [3x10].");
    expect(said("pasillo", "3x10", { wide: 280, deep: 120 }, runners)).toBe(
      "En 3x10 es muy larga: mide 305 cm. Para un pasillo de 280 × 120 cm elige [2x8]: quedan 29 cm libres a cada lado.",
    );
  });
  it("what is wider than the hallway does not fit", () =>
    expect(said("pasillo", "6x9", undefined, sizes("6x9"))).toBe(
      "En 6x9 es muy ancha: mide 183 cm. Para un pasillo de 350 × 120 cm hace falta una de hasta 330 × 100 cm.",
    ));
  it("an entrance keeps its floor around the rug", () =>
    expect(said("entrada", "4x6", undefined, sizes("4x6", "6x9"))).toContain("elige [4x6]: quedan 29 cm libres"));
});

describe("the book of a rug", () => {
  it("has a sentence for each scene of its shape and each of its sizes", () => {
    const stock = [
      { size: "2x8", inventory: 0 },
      { size: "3x10", inventory: 2 },
    ];
    const book = adviceBook({ shape: "pasillo", sizes: stock });
    expect(Object.keys(book)).toEqual(["pasillo", "entrada"]);
    expect(Object.keys(book.pasillo!)).toEqual(["2x8", "3x10"]);
    expect(book.pasillo!["2x8"]!.size).toBe("3x10");
  });
  it("leaves out a size that is no size", () =>
    expect(adviceBook({ shape: "redonda", sizes: [{ size: "a medida", inventory: 1 }] }).sofa).toEqual({}));
});
