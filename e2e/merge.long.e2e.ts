import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnRug } from "../src/room-preview/testing/pictures.ts";
import { expectWholePhoto, layInRoom, roomTool } from "./lay-in-room.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";

const tool = await roomTool();

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])("on %s", (_name, device) => {
  it("a photo becomes a room to lay the rug in, and the chosen size goes to the cart", { timeout: 240_000 }, () =>
    layInRoom(tool, device),
  );

  it("the whole photo is seen, however tall the screen", { timeout: 120_000 }, () => expectWholePhoto(tool, device));
});

/** The stage's colours at the corners of the rectangle the rug lies in, just within it, and in its middle. */
const coloursOf = (page: Page, corners: readonly (readonly number[])[]) =>
  page
    .locator(".stage canvas")
    .first()
    .evaluate((canvas: HTMLCanvasElement, at) => {
      const sheet = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d")!;
      sheet.drawImage(canvas, 0, 0);
      const middle = [0, 1].map((axis) => at.reduce((sum, corner) => sum + corner[axis]!, 0) / at.length);
      const spots = [...at.map((corner) => corner.map((value, axis) => value + 0.04 * (middle[axis]! - value))), middle];
      return spots.map(([x, y]) => [...sheet.getImageData(Math.round(x!), Math.round(y!), 1, 1).data]);
    }, corners);

it("a round rug lies on the floor of the photo, not on a square of its shadow", { timeout: 240_000 }, async () => {
  const [round] = (await (await fetch(`${tool.shop.url}/api/rugs?shape=redonda`)).json()) as { id: number; slug: string }[];
  const page = await tool.openTool(DESKTOP);
  await page.goto(`${tool.shop.url}/product/${round!.id}/${round!.slug}`);
  await page.getByRole("button", { name: "Subir una foto" }).first().click();
  await page.getByRole("checkbox").check();
  await page.locator('input[type="file"]').first().setInputFiles(tool.photo);
  await page.locator(".photo[data-painted]").waitFor({ timeout: 180_000 });
  const points = await page.locator(".hold").getAttribute("points");
  const corners = points!.trim().split(/\s+/).map((pair) => pair.split(",").map(Number)); // prettier-ignore
  const laid = await coloursOf(page, corners);
  await page.getByRole("button", { name: "¿El piso no es este?" }).click();
  // While the floor is marked the photo is shown bare.
  await expect.poll(async () => (await coloursOf(page, corners))[4], { timeout: 30_000 }).not.toEqual(laid[4]);
  const bare = await coloursOf(page, corners);
  expect(laid.slice(0, 4)).toEqual(bare.slice(0, 4));
});

it("/merge lays any rug in any room, gives the picture, and leaves nobody signed in", { timeout: 240_000 }, async () => {
  const page = await (await tool.browser.newContext(DESKTOP)).newPage();
  await page.goto(`${tool.shop.url}/merge`);
  await page.getByLabel("Room image").setInputFiles(tool.photo);
  await page.getByLabel("Rug image").setInputFiles({ name: "rug.png", mimeType: "image/png", buffer: await drawnRug() });
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Merge Images" }).click();
  await page.getByRole("img", { name: "The rug in the room" }).waitFor({ timeout: 180_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PNG" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("merged.png");
  const session = await page.evaluate(async () => (await fetch("/api/admin/session")).json() as Promise<object>);
  expect(session, "the browser is not left signed in").toEqual({ authenticated: false });
  expect(
    readFileSync(await download.path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
});
