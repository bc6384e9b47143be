import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { parseDerivative } from "../../src/media/derive-picture.server.ts";

it("holds only sizes of pictures that the demo has (npm run demo-derivatives)", () => {
  const pictures = new Set(globSync("assets/demo/**/*.avif").map((path) => path.replace(/^assets\//, "")));
  const made = globSync("assets/demo-derived/**/*.avif").map((path) => path.replace(/^assets\/demo-derived\//, ""));
  expect(made.filter((path) => !pictures.has(parseDerivative(path)?.key ?? ""))).toEqual([]);
  // The first picture of every page: the hero's, each card's, each product's.
  for (const first of [
    "720/demo/hero/1-portrait.avif",
    "360/demo/rugs/1-artemisa-niebla/flat.avif",
    "720/demo/rugs/1-artemisa-niebla/packshot.avif",
  ])
    expect(made).toContain(`${first}.avif`);
});
