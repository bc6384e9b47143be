import { describe, expect, it } from "vitest";
import { matchOptions, sameOption } from "./match-options.ts";

const towns = ["Bogotá, D.C.", "Chía", "Chinchiná", "San José de Uré", "Ibagué", "Nariño"];

describe("type-ahead", () => {
  it("is blind to accents and case", () => {
    expect(matchOptions(towns, "chia")).toEqual(["Chía"]);
    expect(matchOptions(towns, "NARINO")).toEqual(["Nariño"]);
    expect(sameOption(towns, "bogota, d.c.")).toBe("Bogotá, D.C.");
    expect(sameOption(towns, "bogota")).toBeUndefined();
  });

  it("puts beginnings first, then words, then the rest", () => {
    expect(matchOptions(towns, "chi")).toEqual(["Chía", "Chinchiná"]);
    expect(matchOptions(towns, "ure")).toEqual(["San José de Uré"]);
    expect(matchOptions(["Armenia", "Nueva Armenia", "Desarme"], "arme")).toEqual(["Armenia", "Nueva Armenia", "Desarme"]);
  });

  it("offers everything for nothing, and nothing for nonsense", () => {
    expect(matchOptions(towns, "  ")).toEqual(towns);
    expect(matchOptions(towns, "zzz")).toEqual([]);
  });
});
