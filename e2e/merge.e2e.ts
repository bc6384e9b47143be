import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawnRug } from "../src/room-preview/testing/pictures.ts";
import { roomTool } from "./lay-in-room.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";

const tool = await roomTool();
const { shop, browser, rug, photo, openTool } = tool;

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])("on %s", (_name, device) => {
  it("after three previews of a rug the specification's sentence stands there", async () => {
    const page = await openTool(device);
    await page.evaluate((id) => {
      const preview = { jobId: "0".repeat(48), size: "5x8", createdAt: "2026-11-15" };
      localStorage.setItem(`merge_history_${id}`, JSON.stringify([preview, preview, preview]));
    }, rug.id);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Subir una foto" }).first().click();
    await page.getByText("Has alcanzado el límite de 3 imágenes de vista previa para este tapete en este dispositivo.").waitFor();
    expect(await page.getByRole("button", { name: "Elegir foto" }).count()).toBe(0);
  });
});

it("a photo too small to find a floor in is refused before it travels", async () => {
  const page = await openTool(PHONE);
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  await page.getByRole("checkbox").check();
  const buffer = await sharp(photo.buffer).resize(300, 225).toBuffer();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...photo, buffer });
  await page.getByText("La foto es muy pequeña para encontrar el piso. Usa la original, no una miniatura.").waitFor();
  expect(sent.filter((url) => url.includes("merge"))).toEqual([]);
  await page.getByRole("button", { name: "Elegir foto" }).waitFor();
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

it("/merge wants both pictures and the right password", async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(`${shop.url}/merge`);
  await page.waitForLoadState("networkidle");
  // In the shop's frame, as every page.
  await page.getByRole("banner").getByRole("link", { name: "Catálogo" }).waitFor();
  await page.getByRole("contentinfo").waitFor();
  const merge = page.getByRole("button", { name: "Merge Images" });
  await merge.click();
  await page.getByText("Please upload both room and rug images").waitFor();
  await page.getByLabel("Room image").setInputFiles(photo);
  await page.getByLabel("Rug image").setInputFiles({ name: "rug.png", mimeType: "image/png", buffer: await drawnRug() });
  await page.getByLabel("Rug image").setInputFiles({ name: "rug.png", mimeType: "image/png", buffer: Buffer.from("nothing") });
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await merge.click();
  await page.getByText("Failed to merge images: The file is not an image we can open. Use JPG, PNG, WebP or HEIC").waitFor();
  await page.getByLabel("Rug image").setInputFiles({ name: "rug.png", mimeType: "image/png", buffer: await drawnRug() });
  await page.getByLabel("Password").fill("no es esta");
  await merge.click();
  await page.getByText("Incorrect password", { exact: true }).waitFor();
});
