import { expect, it } from "vitest";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { DRAWN_BY_PROCESSOR, expectTrueSize, type ModelledRug, TASSELS } from "./show-model.ts";

const { shop, browser } = await shopAndBrowser({ flags: DRAWN_BY_PROCESSOR });

const RUGS: ModelledRug[] = [
  { id: 47, name: "with fringe", width: 1.52, length: 2.44, fringe: TASSELS },
  { id: 6, name: "bound", width: 1.52, length: 2.44, fringe: 0 },
  { id: 49, name: "runner", width: 0.61, length: 2.44, fringe: TASSELS },
  { id: 50, name: "round", width: 1.83, length: 1.83, fringe: 0 },
  { id: 45, name: "nursery", width: 1.22, length: 1.83, fringe: 0 },
  { id: 36, name: "long pile", width: 1.52, length: 2.44, fringe: 0 },
  { id: 3, name: "kilim", width: 1.52, length: 2.44, fringe: TASSELS },
];

it.each(RUGS)("the viewer shows rug $id ($name) in its true size", (rug) => expectTrueSize(shop, browser, rug));

it("a phone without augmented reality says so, where the rug can be turned", async () => {
  const phone = { viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  page.setDefaultTimeout(90_000);
  await page.route(/\/img\//, (route) => route.abort());
  await page.goto(shop.url);
  await page.getByRole("button", { name: "Ponla en tu piso" }).click();
  const said = page.getByText("Este celular no puede ponerla en tu piso");
  await said.waitFor();
  // The page moves there.
  const y = async () => (await said.boundingBox())!.y;
  await expect.poll(async () => (await y()) > 0 && (await y()) < 640).toBe(true);
  await page.context().close();
});
