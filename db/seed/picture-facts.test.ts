import { globSync } from "node:fs";
import { expect, it } from "vitest";
import FACTS from "./data/picture-facts.json" with { type: "json" };

it("knows every demo picture, and only those (npm run picture-facts)", () => {
  const pictures = globSync("assets/demo/**/*.{avif,webp,jpg,png}").map((path) => path.replace(/^assets\//, ""));
  expect(Object.keys(FACTS).sort()).toEqual(pictures.sort());
});
