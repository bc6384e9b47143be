import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { roomTool } from "./lay-in-room.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";

const { shop, photo, openTool } = await roomTool();
const darkerPhoto = { ...photo, buffer: await sharp(photo.buffer).modulate({ brightness: 0.9 }).toBuffer() };

const keptRooms = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("my_rooms") ?? '{"rooms":[]}') as { rooms: object[] }).rooms.length);

async function upload(page: Page, room: typeof photo, kept: number): Promise<void> {
  await page.getByRole("checkbox").check();
  await page.locator('input[type="file"]').first().setInputFiles(room);
  await page.locator("[data-painted]").first().waitFor({ timeout: 180_000 });
  await expect.poll(() => keptRooms(page), { timeout: 30_000 }).toBe(kept);
}

const cards = (page: Page) => page.locator(".in-my-room");
const painted = (page: Page) => page.locator(".in-my-room[data-painted] img");
const firstPainted = (page: Page) => painted(page).first().waitFor({ timeout: 60_000 });
/** A card's picture as bytes: two rugs, or two rooms, are two pictures. */
const bytesOf = (page: Page, place: number) =>
  painted(page)
    .nth(place)
    .evaluate(async (image: HTMLImageElement) => [...new Uint8Array(await (await fetch(image.src)).arrayBuffer())].join());

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])("on %s", (_name, device) => {
  it(
    "a photo once read shows the catalogue in that room, page by page and filtered, until one tap",
    { timeout: 300_000 },
    async () => {
      const page = await openTool(device);
      await upload(page, photo, 1);

      const asked: string[] = [];
      page.on("request", (request) => void (/\/api\/merge-/.test(request.url()) && asked.push(request.url())));
      await page.goto(`${shop.url}/catalog`);
      const toggle = page.getByRole("switch", { name: "Ver en mi sala" });
      await toggle.waitFor();
      expect(await toggle.getAttribute("aria-checked")).toBe("true");
      await expect.poll(() => painted(page).count(), { timeout: 60_000 }).toBeGreaterThan(1);
      expect(await painted(page).first().getAttribute("alt")).toMatch(/ \d+x\d+ en tu sala$/);
      expect(
        await painted(page)
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
      ).toBeCloseTo(4 / 3, 1);
      expect(await bytesOf(page, 0)).not.toBe(await bytesOf(page, 1));

      const last = cards(page).last();
      expect(await last.getAttribute("data-painted"), "far below nothing is painted").toBeNull();
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => last.getAttribute("data-painted"), { timeout: 60_000 }).toBe("");
      await page.getByRole("link", { name: "Página 2" }).click();
      await page.waitForURL(/page=2/);
      await firstPainted(page);

      await page.goto(`${shop.url}/catalog`);
      await page.getByRole("navigation", { name: "Colecciones" }).locator(".tile").nth(1).click();
      await page.waitForURL(/collection=/);
      await firstPainted(page);
      await page.goto(`${page.url()}&size=5x8`);
      await firstPainted(page);
      expect(await painted(page).first().getAttribute("alt")).toContain(" 5x8 en tu sala");

      await toggle.click();
      await expect.poll(() => cards(page).count()).toBe(0);
      await page.reload();
      await toggle.waitFor();
      expect(await toggle.getAttribute("aria-checked")).toBe("false");
      expect(await cards(page).count()).toBe(0);
      expect(asked, "the server painted nothing").toEqual([]);
    },
  );
});

it(
  "who goes on looking is told on another page when the room is ready, and opens it from there",
  { timeout: 300_000 },
  async () => {
    const page = await openTool(PHONE);
    await page.getByRole("checkbox").check();
    // Another photo: one that was read before is ready at once.
    const buffer = await sharp(photo.buffer).modulate({ brightness: 0.97 }).toBuffer();
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ ...photo, buffer });
    await page.getByText("te avisamos cuando esté lista").waitFor();
    await page.waitForFunction(() => localStorage.getItem("room_waiting"), null, { polling: 50 });
    await page.goto(`${shop.url}/about`);
    await page.getByText("Tu sala está lista.").waitFor({ timeout: 180_000 });
    await page.getByRole("link", { name: "Verla" }).click();
    await page.locator("[data-painted]").first().waitFor({ timeout: 60_000 });
    await expect.poll(() => page.evaluate(() => localStorage.getItem("room_waiting"))).toBeNull();
  },
);

it("of two rooms one is chosen, and one removed for good", { timeout: 400_000 }, async () => {
  const page = await openTool(DESKTOP);
  await upload(page, photo, 1);
  await page.reload();
  await page.getByRole("button", { name: "Subir una foto" }).first().click();
  await upload(page, darkerPhoto, 2);
  await page.goto(`${shop.url}/catalog`);
  await firstPainted(page);
  const newer = await bytesOf(page, 0);
  await page.getByRole("button", { name: "Mi sala 2" }).click();
  await expect
    .poll(async () => ((await painted(page).count()) > 0 ? bytesOf(page, 0) : newer), { timeout: 60_000 })
    .not.toBe(newer);
  await page.getByRole("button", { name: "Quitar esta sala" }).click();
  await expect.poll(() => page.getByRole("button", { name: /^Mi sala \d/ }).count()).toBe(1);
  await expect.poll(() => cards(page).count()).toBe(0);
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const opening = indexedDB.open("my-rooms", 1);
          opening.onsuccess = () => {
            const counting = opening.result.transaction("rooms").objectStore("rooms").count();
            counting.onsuccess = () => {
              opening.result.close();
              done(counting.result);
            };
          };
        }),
    );
  await expect.poll(stored).toBe(1);
});
