import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Words inside the drawing to scale are measured in its own units. */
const DRAWN = /\.scale (text|\.tag|\.gtag)/;

it("type is set in rem, so that the size a reader has set in the browser counts", () => {
  const found = globSync("src/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/([^{}]*)\{([^{}]*)\}/g)]
      .filter(([, selector = ""]) => !DRAWN.test(selector))
      .flatMap(([, selector = "", rules = ""]) =>
        (rules.match(/(font|font-size|--t-\w+): [^;]*\d(px|pt)/g) ?? []).map((rule) => `${file} ${selector.trim()}: ${rule}`),
      ),
  );
  expect(found).toEqual([]);
});
