import { expect, it } from "vitest";
import { pageWeight } from "../scripts/page-weight.ts";

/** Compressed. React and the router alone are 91, the list of all routes that every page carries is 6. */
it.each([
  ["routes/shop/home", 130],
  ["routes/shop/catalogue", 130],
  ["product", 135],
])("%s stays under %i KB of JavaScript", (route, most) => {
  const { script, style } = pageWeight(route);
  console.log(`${route}: ${(script / 1024).toFixed(1)} KB of JavaScript, ${(style / 1024).toFixed(1)} KB of styles (brotli)`);
  expect(script).toBeLessThanOrEqual(most * 1024);
  expect(style).toBeLessThanOrEqual(24 * 1024);
});
