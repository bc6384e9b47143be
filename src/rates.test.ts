import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { showPercent } from "./rates.ts";

it("no other file says what cash on delivery costs or how much IVA there is", () => {
  const saying = globSync("src/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test.") && file !== "src/rates.ts" && /\b(5|19)(\s|\\u00a0)?%/.test(stripped(file)),
  );
  expect(saying).toEqual([]);
});

/** Without comments, and without styles written in scripts. */
const stripped = (file: string): string =>
  readFileSync(file, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
    .replaceAll(/[\w-]+: ?-?(5|19)%/g, "");

it.each([
  [5, "5\u00a0%"],
  [4.5, "4,5\u00a0%"],
])("%d is said as %s", (percentage, said) => expect(showPercent(percentage)).toBe(said));
