import { expect, it } from "vitest";
import { readyWords } from "./rug-words.ts";

it("promises one rug, several, or nothing", () => {
  expect(readyWords([{ name: "Artemisa Niebla", size: "8x10" }])).toBe("Tendremos lista: Artemisa Niebla 8x10.");
  expect(
    readyWords([
      { name: "Olas", size: "" },
      { name: "Rubí", size: "5x8" },
    ]),
  ).toBe("Tendremos listas: Olas, Rubí 5x8.");
  expect(readyWords([{ name: "Olas" }], "Tener")).toBe("Tener lista: Olas.");
  expect(readyWords([])).toBe("");
});
