import { globSync } from "node:fs";
import { expect, it } from "vitest";
import FACTS from "./data/picture-facts.json" with { type: "json" };
import MASTERS from "./data/picture-masters.json" with { type: "json" };
import { hashMasters } from "./master-hashes.ts";

it("knows every demo picture as it is now, and only those (npm run picture-facts)", () => {
  const now = hashMasters(globSync("assets/demo/**/*.{avif,webp,jpg,png}"));
  expect(Object.keys(FACTS).toSorted()).toEqual(Object.keys(now).toSorted());
  expect(MASTERS).toEqual(now);
});
