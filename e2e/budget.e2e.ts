import { expect, it } from "vitest";
import { pageWeight } from "../scripts/page-weight.ts";

/**
 * The aim is 130 KB compressed; React and the router alone are 94. What is held is what is kept today: the list of all
 * routes that every page carries grew with the back office (6 KB), favourites, settings and the search's words came.
 */
it.each([
  ["routes/shop/home", 134],
  ["routes/shop/catalogue", 131],
  ["product", 141],
])("%s stays under %i KB of JavaScript", (route, most) => {
  const { script, style } = pageWeight(route);
  console.log(`${route}: ${(script / 1024).toFixed(1)} KB of JavaScript, ${(style / 1024).toFixed(1)} KB of styles (brotli)`);
  expect(script).toBeLessThanOrEqual(most * 1024);
  expect(style).toBeLessThanOrEqual(24 * 1024);
});
