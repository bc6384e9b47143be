import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { drawnRoom } from "../src/room-preview/testing/pictures.ts";
import type { Shop } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";

export type RoomRug = { id: number; name: string; slug: string; sizes: { size: string; inventory: number }[] };
export type RoomTool = {
  shop: Shop;
  browser: Browser;
  rug: RoomRug;
  photo: { name: string; mimeType: string; buffer: Buffer };
  openTool: (device: BrowserContextOptions) => Promise<Page>;
};

/** A shop, a rug with two sizes in stock, a photo of a room, and the way to the tool. */
export async function roomTool(): Promise<RoomTool> {
  const { shop, browser } = await shopAndBrowser({ env: { MERGE_PER_ADDRESS_PER_HOUR: "100" }, pictures: true });
  const photo = { name: "sala.jpg", mimeType: "image/jpeg", buffer: await drawnRoom() };
  const rugs = (await (await fetch(`${shop.url}/api/rugs`)).json()) as RoomRug[];
  const rug = rugs.find(({ sizes }) => sizes.filter(({ inventory }) => inventory > 0).length > 1)!;
  const openTool = async (device: BrowserContextOptions) => {
    const page = await (await browser.newContext(device)).newPage();
    // The tool opens as soon as the page listens; its pictures, which the shop encodes now, may take longer.
    await page.goto(`${shop.url}/product/${rug.id}/${rug.slug}`, { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Subir una foto" }).first().click();
    await page.getByRole("dialog").waitFor();
    return page;
  };
  return { shop, browser, rug, photo, openTool };
}

/** By its label, as a finger does: the radio itself is not seen. */
export async function chooseSize(page: Page, size: string): Promise<void> {
  const sizes = page.getByRole("dialog").locator(".szs").filter({ visible: true }).first();
  const radio = page.locator(`input[value="${size}"]`);
  await sizes.locator("label").filter({ has: radio }).click();
  await expect.poll(() => sizes.locator(radio).isChecked()).toBe(true);
}

/** From the photo to the cart, the measure, a second rug and another floor, with the real engine. */
export async function layInRoom({ rug, photo, openTool }: RoomTool, device: BrowserContextOptions): Promise<void> {
  const page = await openTool(device);
  await page.getByRole("button", { name: "Elegir foto" }).click();
  await page.getByText("Marca la casilla para continuar.").waitFor();
  await page.getByRole("checkbox").check();
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.getByText("Preparamos tu sala").waitFor();
  await page.locator("[data-painted], .area").first().waitFor({ timeout: 180_000 });
  const skip = page.getByRole("button", { name: "Seguir con lo que encontraron" });
  if (await skip.isVisible()) await skip.click();

  const hold = page.locator(".hold");
  const before = await hold.getAttribute("points");
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("]");
  await expect.poll(() => hold.getAttribute("points"), { timeout: 30_000 }).not.toBe(before);
  await page.getByText("Girada 5 grados a la derecha").waitFor({ state: "attached" });

  const other = rug.sizes.filter(({ inventory }) => inventory > 0)[1]!.size;
  await chooseSize(page, other);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Agregar al carrito/ })
    .filter({ visible: true })
    .first()
    .click();
  const cart = () => page.evaluate(() => JSON.parse(localStorage.getItem("cart_state") ?? "{}") as object);
  await expect.poll(cart).toMatchObject({ items: [{ rug: { id: rug.id }, selectedSize: other }] });

  await page.getByRole("tab", { name: "Medir" }).click();
  const [first, second] = await Promise.all(
    ["Primer punto", "Segundo punto"].map(async (name) => (await page.getByRole("slider", { name }).boundingBox())!),
  );
  expect(second!.x, "two points that a finger can tell apart").toBeGreaterThan(first!.x + first!.width);
  await page.getByLabel("¿Cuánto mide en realidad?").fill("80");
  await page.getByText(/Según tu foto, \d+ cm/).waitFor();
  await page.getByRole("tab", { name: /Antes/ }).click();
  await page.getByText("Después", { exact: true }).waitFor();
  const kept = () => page.evaluate((id) => JSON.parse(localStorage.getItem(`merge_history_${id}`) ?? "[]") as object[], rug.id);
  await expect.poll(kept).toHaveLength(1);

  await page.getByRole("tab", { name: "Colocar" }).click();
  await page.route("**/api/rugs/recommended/*", (route) => route.abort());
  await page.getByRole("button", { name: "Agregar otra alfombra" }).click();
  await page.getByText("No pudimos traer otras alfombras. Inténtalo de nuevo.").waitFor();
  await page.unroute("**/api/rugs/recommended/*");
  await page.getByRole("button", { name: "Agregar otra alfombra" }).click();
  await page.route(/\/img\/960\//, (route) => route.abort());
  await page.locator(".tray").nth(1).getByRole("button").first().click();
  await page.getByText("No pudimos mostrar esta alfombra en tu foto.").waitFor();
  await page.unroute(/\/img\/960\//);
  await page.getByRole("tab", { name: "Comparar" }).click();
  await expect.poll(() => page.locator(".tri [data-painted]").count(), { timeout: 60_000 }).toBe(2);

  await page.getByRole("tab", { name: "Colocar" }).click();
  await page.getByRole("button", { name: "¿El piso no es este?" }).click();
  const corner = page.getByRole("slider", { name: "Esquina cercana izquierda" });
  await corner.focus();
  const start = await corner.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => corner.getAttribute("aria-valuetext")).not.toBe(start);
  await page.getByRole("button", { name: "Usar este piso" }).click();
  await hold.waitFor({ state: "attached" });
  await expectBrushed(page);
}

/** With the brush the rug goes where the shopper says, and comes back. */
async function expectBrushed(page: Page): Promise<void> {
  const picture = () =>
    page
      .locator(".stage canvas")
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.getByRole("button", { name: "Retocar con pincel" }).click();
  const sheet = page.getByRole("application", { name: "Pincel sobre tu foto" });
  const undo = page.getByRole("button", { name: "Deshacer" });
  await page.locator(".photo[data-painted]").waitFor({ timeout: 60_000 });
  const before = await picture();
  const { x, y, width, height } = (await sheet.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.8);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.8, y + height * 0.8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await expect.poll(picture, { timeout: 30_000 }).not.toBe(before);
  await undo.click();
  await expect.poll(picture, { timeout: 30_000 }).toBe(before);
  await sheet.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await page.getByRole("button", { name: "Listo" }).click();
  await page.getByRole("button", { name: "Retocar con pincel" }).waitFor();
}

/** A tall screen shows the photo whole. */
export async function expectWholePhoto({ photo, openTool }: RoomTool, device: BrowserContextOptions): Promise<void> {
  const page = await openTool({ ...device, viewport: { width: 820, height: 1180 } });
  await page.getByRole("checkbox").check();
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.locator("[data-painted], .area").first().waitFor({ timeout: 100_000 });
  const [stage, whole] = [await page.locator(".stage").boundingBox(), await page.locator(".stage .photo").boundingBox()];
  expect(whole!.width).toBeLessThanOrEqual(stage!.width);
  expect(whole!.width / whole!.height).toBeCloseTo(1200 / 900, 1);
}
