import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A cast that the compiler takes whatever it says. Nothing needs one today: whoever does names the file here, and why. */
const UNCHECKED = /\bas (never|any|unknown as)\b|@ts-(expect-error|ignore|nocheck)|[:<] ?any\b[\])>,;=\s|&]/;
const COMMENT = /^\s*(\*|\/\*|\/\/(?!.*@ts-))/;

it("no cast goes past the compiler", () => {
  const found = globSync("{src,scripts,db}/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.|^src\/testing\//.test(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, at) => (isUnchecked(line) ? `${file}:${at + 1}` : [])),
    );
  expect(found).toEqual([]);
});

const isUnchecked = (line: string): boolean => UNCHECKED.test(line) && !COMMENT.test(line);
it.each(["x as never", "(x as unknown as Y)", "let x: any;", "f<any>()", "// @ts-expect-error", "  x as any,"])(
  "sees %s",
  (line) => expect(isUnchecked(line)).toBe(true),
);
it.each(["x as Y", "// as never", " * any: all", "// as any other", "const any = 1"])("leaves %s", (line) =>
  expect(isUnchecked(line)).toBe(false),
);
