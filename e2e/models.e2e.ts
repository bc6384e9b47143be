import { expect, it } from "vitest";
import { shopAndBrowser } from "./shop-and-browser.ts";

// A real viewer wants WebGL: drawn by the processor, since test machines have no graphics card.
const { shop, browser } = await shopAndBrowser({}, ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]);

type Viewer = HTMLElement & { loaded: boolean; getDimensions(): { x: number; y: number; z: number } };

/** The processor draws every pixel: few of them keep it quick. */
const SMALL = { viewport: { width: 820, height: 640 }, deviceScaleFactor: 0.5 };

/** Metres of the pile; tassels hang over at both ends. */
const TASSELS = 0.2;

it.each([
  { id: 47, name: "with fringe", width: 1.52, length: 2.44, fringe: TASSELS },
  { id: 6, name: "bound", width: 1.52, length: 2.44, fringe: 0 },
  { id: 49, name: "runner", width: 0.61, length: 2.44, fringe: TASSELS },
  { id: 50, name: "round", width: 1.83, length: 1.83, fringe: 0 },
  { id: 45, name: "nursery", width: 1.22, length: 1.83, fringe: 0 },
  { id: 36, name: "long pile", width: 1.52, length: 2.44, fringe: 0 },
  { id: 3, name: "kilim", width: 1.52, length: 2.44, fringe: TASSELS },
])("the viewer shows rug $id ($name) in its true size", async ({ id, width, length, fringe }) => {
  const page = await (await browser.newContext(SMALL)).newPage();
  page.setDefaultTimeout(90_000);
  await page.route(/\/img\//, (route) => route.abort());
  await page.goto(`${shop.url}/product/${id}`);
  await page.getByRole("tab", { name: "3D y AR" }).click();
  await page.getByRole("button", { name: /girar en 3D/ }).click();
  await page.waitForFunction(() => document.querySelector<Viewer>("model-viewer")?.loaded);
  const { x, y, z } = await page.evaluate(() => {
    const { x, y, z } = document.querySelector<Viewer>("model-viewer")!.getDimensions();
    return { x, y, z };
  });
  expect(x).toBeCloseTo(width, 1);
  expect(y).toBeLessThan(0.02);
  expect(z).toBeGreaterThan(length - 0.005);
  expect(z).toBeLessThan(length + fringe + 0.005);
  await page.context().close();
});

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
