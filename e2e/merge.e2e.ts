import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { drawnRoom, drawnRug } from "../src/room-preview/testing/pictures.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";

const { shop, browser } = await shopAndBrowser({ MERGE_PER_ADDRESS_PER_HOUR: "100" });
let room: Buffer;
let rug: Rug;
type Rug = { id: number; name: string; slug: string; sizes: { size: string; inventory: number }[] };
const photo = () => ({ name: "sala.jpg", mimeType: "image/jpeg", buffer: room });

beforeAll(async () => {
  room = await drawnRoom();
  const rugs = (await (await fetch(`${shop.url}/api/rugs`)).json()) as Rug[];
  rug = rugs.find(({ sizes }) => sizes.filter(({ inventory }) => inventory > 0).length > 1)!;
});

async function openTool(device: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage();
  await page.goto(`${shop.url}/product/${rug.id}/${rug.slug}`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Subir una foto" }).first().click();
  await page.getByRole("dialog").waitFor();
  return page;
}

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])("on %s", (_name, device) => {
  it("a photo becomes a room to lay the rug in, and the chosen size goes to the cart", { timeout: 240_000 }, async () => {
    const page = await openTool(device);
    await page.getByRole("button", { name: "Elegir foto" }).click();
    await page.getByText("Marca la casilla para continuar.").waitFor();
    await page.getByRole("checkbox").check();
    await page.locator('input[type="file"]').first().setInputFiles(photo());
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
    await page.locator(`.szs input[value="${other}"]`).check({ force: true });
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
  });

  it("the whole photo is seen, however tall the screen", { timeout: 120_000 }, async () => {
    const page = await openTool({ ...device, viewport: { width: 820, height: 1180 } });
    await page.getByRole("checkbox").check();
    await page.locator('input[type="file"]').first().setInputFiles(photo());
    await page.locator("[data-painted], .area").first().waitFor({ timeout: 100_000 });
    const [stage, whole] = [await page.locator(".stage").boundingBox(), await page.locator(".stage .photo").boundingBox()];
    expect(whole!.width).toBeLessThanOrEqual(stage!.width);
    expect(whole!.width / whole!.height).toBeCloseTo(1200 / 900, 1);
  });

  it("after three previews of a rug the specification's sentence stands there", async () => {
    const page = await openTool(device);
    await page.evaluate((id) => {
      const preview = { jobId: "0".repeat(48), size: "5x8", createdAt: "2026-11-15" };
      localStorage.setItem(`merge_history_${id}`, JSON.stringify([preview, preview, preview]));
    }, rug.id);
    await page.reload();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Subir una foto" }).first().click();
    await page.getByText("Has alcanzado el límite de 3 imágenes de vista previa para este tapete en este dispositivo.").waitFor();
    expect(await page.getByRole("button", { name: "Elegir foto" }).count()).toBe(0);
  });
});

it("a tool that cannot be brought is told of, and can be asked for again", async () => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(`${shop.url}/product/${rug.id}/${rug.slug}`);
  await page.route(/room-dialog.*\.js/, (route) => route.abort());
  await page.getByRole("button", { name: "Subir una foto" }).first().click();
  const again = page.getByRole("button", { name: "No pudimos abrir la herramienta. Reintentar" });
  await again.waitFor();
  await page.unroute(/room-dialog.*\.js/);
  await again.click();
  await page.getByRole("dialog").waitFor();
  expect(await again.count()).toBe(0);
});

it("/merge is reached from the back office", async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(`${shop.url}/admin`);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Merge tool" }).click();
  await page.getByRole("heading", { name: "Image merge" }).waitFor();
});

it("/merge wants both pictures and the right password, and then merges", { timeout: 240_000 }, async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(`${shop.url}/merge`);
  await page.waitForLoadState("networkidle");
  // In the shop's frame, as every page.
  await page.getByRole("banner").getByRole("link", { name: "Catálogo" }).waitFor();
  await page.getByRole("contentinfo").waitFor();
  const merge = page.getByRole("button", { name: "Merge Images" });
  await merge.click();
  await page.getByText("Please upload both room and rug images").waitFor();
  await page.getByLabel("Room image").setInputFiles(photo());
  await page.getByLabel("Rug image").setInputFiles({ name: "rug.png", mimeType: "image/png", buffer: await drawnRug() });
  await page.getByLabel("Rug image").setInputFiles({ name: "rug.png", mimeType: "image/png", buffer: Buffer.from("nothing") });
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await merge.click();
  await page.getByText("Failed to merge images: The file is not an image we can open. Use JPG, PNG, WebP or HEIC").waitFor();
  await page.getByLabel("Rug image").setInputFiles({ name: "rug.png", mimeType: "image/png", buffer: await drawnRug() });
  await page.getByLabel("Password").fill("no es esta");
  await merge.click();
  await page.getByText("Incorrect password", { exact: true }).waitFor();
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await merge.click();
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
