import { expect, it } from "vitest";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { DRAWN_BY_PROCESSOR, expectTrueSize, TASSELS } from "./show-model.ts";

const { shop, browser } = await shopAndBrowser({ flags: DRAWN_BY_PROCESSOR });

/** The other makes of rug: `models.long.e2e.ts`. */
it("the viewer shows a rug with fringe in its true size", () =>
  expectTrueSize(shop, browser, { id: 47, name: "with fringe", width: 1.52, length: 2.44, fringe: TASSELS }));

it("a phone without augmented reality says so, where the rug can be turned", async () => {
  const phone = { viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  page.setDefaultTimeout(90_000);
  await page.route(/\/img\//, (route) => route.abort());
  await page.goto(shop.url);
  await page.getByRole("button", { name: "Ponla en tu piso" }).click();
  const said = page.getByText("Este celular no puede ponerla en tu piso");
  await said.waitFor();
  const { y } = (await said.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(640);
  await page.context().close();
});
