import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { encodePicture, parseDerivative, UNHURRIED } from "../../src/media/derive-picture.server.ts";
import MASTERS from "./data/derivative-masters.json" with { type: "json" };
import { DEMO_WIDTHS, DERIVED } from "./demo-widths.ts";
import { hashMasters, keyOfAsset } from "./master-hashes.ts";

const made = () => globSync(`${DERIVED}/**/*.avif`).map((path) => path.replace(`${DERIVED}/`, ""));

it("holds every size that is shown first, and no other (npm run demo-derivatives)", () => {
  const wanted = DEMO_WIDTHS.flatMap(([pictures, widths]) =>
    globSync(pictures).flatMap((path) => widths.map((width) => `${width}/${keyOfAsset(path)}.avif`)),
  );
  expect(made().toSorted()).toEqual([...new Set(wanted)].toSorted());
  expect(made().every((path) => parseDerivative(path))).toBe(true);
});

it("was made from the masters as they are now (npm run demo-derivatives)", () => {
  expect(hashMasters(DEMO_WIDTHS.flatMap(([pictures]) => globSync(pictures)))).toEqual(MASTERS);
});

it("is what today's encoder makes of them", async () => {
  const key = "demo/collections/jut.avif";
  const again = await encodePicture(readFileSync(`assets/${key}`), 200, "avif", UNHURRIED);
  expect(again.equals(readFileSync(`${DERIVED}/200/${key}.avif`))).toBe(true);
});
