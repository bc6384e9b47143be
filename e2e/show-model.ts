import type { Browser } from "playwright-core";
import { expect } from "vitest";
import type { Shop } from "./open-browser.ts";

/** A real viewer wants WebGL: drawn by the processor, since test machines have no graphics card. */
export const DRAWN_BY_PROCESSOR = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

type Viewer = HTMLElement & { loaded: boolean; getDimensions(): { x: number; y: number; z: number } };
export type ModelledRug = { id: number; name: string; width: number; length: number; fringe: number };

/** The processor draws every pixel: few of them keep it quick. */
const SMALL = { viewport: { width: 820, height: 640 }, deviceScaleFactor: 0.5 };

/** Metres that tassels hang over the pile at both ends. */
export const TASSELS = 0.2;

/** The viewer on the rug's page loads its model, which has the rug's true size in metres. */
export async function expectTrueSize(shop: Shop, browser: Browser, { id, width, length, fringe }: ModelledRug): Promise<void> {
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
}
