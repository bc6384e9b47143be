import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { roomTool } from "./lay-in-room.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";

const { shop, photo, rug, openTool } = await roomTool();
/** Another room, of 13 MB: the shop takes 10, so it arrives only if the browser shrinks it. */
const heavyPhoto = {
  name: "sala.png",
  mimeType: "image/png",
  buffer: await sharp(photo.buffer).modulate({ brightness: 0.9 }).resize(2400).png({ compressionLevel: 0 }).toBuffer(),
};

const keptRooms = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("my_rooms") ?? '{"rooms":[]}') as { rooms: object[] }).rooms.length);

async function upload(page: Page, room: typeof photo): Promise<void> {
  await page.getByRole("checkbox").check();
  await page.locator('input[type="file"]').first().setInputFiles(room);
}

async function expectLaid(page: Page, kept: number): Promise<void> {
  await page.locator("[data-painted]").first().waitFor({ timeout: 180_000 });
  await expect.poll(() => keptRooms(page), { timeout: 30_000 }).toBe(kept);
}

const cards = (page: Page) => page.locator(".in-my-room");
const painted = (page: Page) => page.locator(".in-my-room[data-painted] img");
const firstPainted = (page: Page) => painted(page).first().waitFor({ timeout: 60_000 });
const toggleOf = (page: Page) => page.getByRole("switch", { name: "Ver en mi sala" });
/** A card's picture as bytes: two rugs, or two rooms, are two pictures. */
const bytesOf = (page: Page, place: number) =>
  painted(page)
    .nth(place)
    .evaluate(async (image: HTMLImageElement) => [...new Uint8Array(await (await fetch(image.src)).arrayBuffer())].join());

/** What the shop has sent to a mailbox; it writes its mail into a folder, in lines that quoted-printable may break. */
const lettersTo = (address: string): string[] => {
  const folder = join(shop.dataDir, "mail");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  return files
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", ""))
    .filter((mail) => mail.includes(`To: ${address}`));
};

/** What the shop is asked to do for rooms from now on. */
function roomCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => void (/\/api\/merge-/.test(request.url()) && asked.push(request.url())));
  return asked;
}

/** Another rug in the room that is kept here: as it was left, also after the page was closed. */
async function layAnotherRug(page: Page): Promise<void> {
  const rugs = (await (await fetch(`${shop.url}/api/rugs?limit=5`)).json()) as { id: number; name: string; slug: string }[];
  const other = rugs.find(({ id }) => id !== rug.id)!;
  const hold = page.locator(".hold");
  const asked = roomCalls(page);
  const open = async () => {
    await page.goto(`${shop.url}/product/${other.id}/${other.slug}`);
    await page.getByRole("button", { name: "Subir una foto" }).first().click();
    await page.getByRole("button", { name: `Ver ${other.name} en mi sala 1` }).click();
    await page.getByRole("dialog", { name: `${other.name} en tu sala` }).waitFor();
    await page.locator(".photo[data-painted]").waitFor({ timeout: 60_000 });
    await hold.waitFor({ state: "attached" });
  };
  await open();
  const laid = await hold.getAttribute("points");
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => hold.getAttribute("points"), { timeout: 30_000 }).not.toBe(laid);
  await page.getByRole("tab", { name: "Medir" }).click();
  await page.getByLabel("¿Cuánto mide en realidad?").fill("120");
  await page.getByText(/Según tu foto, \d+ cm/).waitFor();
  await page.getByRole("button", { name: "Ajustar escala" }).click();
  await page.getByText("A escala, con tu medida.").first().waitFor();
  const left = await hold.getAttribute("points");
  await open();
  await page.getByText("A escala, con tu medida.").first().waitFor();
  await expect.poll(() => hold.getAttribute("points"), { timeout: 30_000 }).toBe(left);
  const terms = `${shop.url}/api/merge-terms`;
  expect(asked.filter((url) => url !== terms), "no photo travelled").toEqual([]); // prettier-ignore
}

/** Favourites side by side lie in the one room, also while the catalogue does not show it. */
async function expectCompared(page: Page): Promise<void> {
  await page.goto(`${shop.url}/favoritos?alfombras=1,2,3`);
  for (const box of await page.getByRole("checkbox", { name: "Comparar" }).all()) await box.check();
  await page.getByRole("rowheader", { name: "En tu sala" }).waitFor();
  await page.locator(".compare__own-room").last().scrollIntoViewIfNeeded();
  await expect.poll(() => painted(page).count(), { timeout: 60_000 }).toBe(3);
  expect(await bytesOf(page, 0)).not.toBe(await bytesOf(page, 1));
}

async function expectSwitchedOff(page: Page): Promise<void> {
  await toggleOf(page).click();
  await expect.poll(() => cards(page).count()).toBe(0);
  await page.reload();
  await toggleOf(page).waitFor();
  await expect.poll(() => toggleOf(page).getAttribute("aria-checked")).toBe("false");
  expect(await cards(page).count()).toBe(0);
}

it(
  "on a phone who goes on looking is told when the room is ready, opens it, and sees the catalogue in it",
  { timeout: 300_000 },
  async () => {
    const page = await openTool(PHONE);
    await upload(page, photo);
    await page.getByText("te avisamos cuando esté lista").waitFor();
    await page.waitForFunction(() => localStorage.getItem("room_waiting"), null, { polling: 50 });
    await page.getByText("Avísame también por correo").click();
    await page.getByLabel("Correo electrónico").fill("lucia@example.com");
    await page.getByRole("button", { name: "Avisarme" }).click();
    await page.getByText("Te escribimos a lucia@example.com cuando esté lista.").waitFor();
    await page.goto(`${shop.url}/about`);
    await page.getByText("Tu sala está lista.").waitFor({ timeout: 180_000 });
    await page.getByRole("link", { name: "Verla" }).click();
    await expectLaid(page, 1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("room_waiting"))).toBeNull();

    await expect.poll(() => lettersTo("lucia@example.com").join(), { timeout: 60_000 }).toContain("/sala/");

    await layAnotherRug(page);
    const asked = roomCalls(page);
    await page.goto(`${shop.url}/catalog`);
    await page.getByRole("navigation", { name: "Colecciones" }).locator(".tile").nth(1).click();
    await page.waitForURL(/collection=/);
    await firstPainted(page);
    await page.goto(`${page.url()}&size=5x8`);
    await firstPainted(page);
    expect(await painted(page).first().getAttribute("alt")).toContain(" 5x8 en tu sala");
    await expectSwitchedOff(page);
    await expectCompared(page);
    expect(asked, "the server painted nothing").toEqual([]);
  },
);

it(
  "on a desktop the catalogue is shown in the room, page by page; of two rooms one is chosen, and one removed for good",
  { timeout: 300_000 },
  async () => {
    const page = await openTool(DESKTOP);
    await upload(page, photo);
    await expectLaid(page, 1);
    await page.reload();
    await page.getByRole("button", { name: "Subir una foto" }).first().click();
    await upload(page, heavyPhoto);
    await expectLaid(page, 2);
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      page.getByRole("button", { name: "Descargar" }).click(),
    ]);
    expect(await sharp(await download.path()).metadata(), "in the photo's own resolution").toMatchObject({
      format: "png",
      width: 2400,
      height: 1800,
    });

    const asked = roomCalls(page);
    await page.goto(`${shop.url}/catalog`);
    await expect.poll(() => toggleOf(page).getAttribute("aria-checked")).toBe("true");
    await expect.poll(() => painted(page).count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
    // What is on the screen comes before what is only near: at most one more was begun.
    for (const place of [0, 1]) expect(await cards(page).nth(place).getAttribute("data-painted")).toBe("");
    expect(await painted(page).first().getAttribute("alt")).toMatch(/ \d+x\d+ en tu sala$/);
    expect(
      await painted(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
    ).toBeCloseTo(4 / 3, 1);
    const newer = await bytesOf(page, 0);
    expect(newer).not.toBe(await bytesOf(page, 1));

    await page.getByRole("button", { name: "Mi sala 2" }).click();
    await expect
      .poll(async () => ((await painted(page).count()) > 0 ? bytesOf(page, 0) : newer), { timeout: 60_000 })
      .not.toBe(newer);

    const last = cards(page).last();
    expect(await last.getAttribute("data-painted"), "far below nothing is painted").toBeNull();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.getAttribute("data-painted"), { timeout: 60_000 }).toBe("");
    await page.getByRole("link", { name: "Página 2" }).click();
    await page.waitForURL(/page=2/);
    await firstPainted(page);

    await page.getByRole("button", { name: "Quitar esta sala" }).click();
    await expect.poll(() => page.getByRole("button", { name: /^Mi sala \d/ }).count()).toBe(1);
    await expect.poll(() => cards(page).count()).toBe(0);
    await expect.poll(() => storedRooms(page)).toBe(1);
    await page.getByRole("button", { name: "Mi sala 1" }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
    await expectSwitchedOff(page);
    expect(asked, "the server painted nothing").toEqual([]);
  },
);

const storedRooms = (page: Page) =>
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
