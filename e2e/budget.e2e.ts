import { expect, it } from "vitest";
import { pageWeight } from "../scripts/page-weight.ts";

/** Issue: JavaScript of the catalogue at most 130 KB compressed, of the product at most 150 KB before 3D. */
it.each([
  ["routes/shop/home", 150],
  ["routes/shop/catalogue", 130],
  ["product", 150],
])("%s stays under %i KB of JavaScript", (route, most) => {
  const { script, style } = pageWeight(route);
  console.log(`${route}: ${(script / 1024).toFixed(1)} KB of JavaScript, ${(style / 1024).toFixed(1)} KB of styles (brotli)`);
  expect(script).toBeLessThanOrEqual(most * 1024);
  expect(style).toBeLessThanOrEqual(24 * 1024);
});
