import { expect, it } from "vitest";
import { pageWeight } from "../scripts/page-weight.ts";

/** Compressed. React and the router alone are 92, the list of all routes that every page carries is 7. */
it.each([
  ["routes/shop/home", 125],
  ["routes/shop/catalogue", 127],
  ["product", 130],
])("%s stays under %i KB of JavaScript", (route, most) => {
  const { script, style } = pageWeight(route);
  console.log(`${route}: ${(script / 1024).toFixed(1)} KB of JavaScript, ${(style / 1024).toFixed(1)} KB of styles (brotli)`);
  expect(script).toBeLessThanOrEqual(most * 1024);
  expect(style).toBeLessThanOrEqual(24 * 1024);
});
