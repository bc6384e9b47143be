import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readQr } from "../src/testing/read-qr.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { ADMIN_PASSWORD, DESKTOP } from "./open-browser.ts";
import { storefrontVisits } from "./storefront-visits.ts";

const { shop, rug, visit } = await storefrontVisits();
const product = `/product/${rug.id}/${rug.slug}`;

/** The last rug with the owner's own photographs, wider than the file that is shown first. */
async function withLargeUploads(): Promise<number> {
  const ID = 60;
  const session = await fetch(`${shop.url}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: shop.url },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  const headers = { origin: shop.url, cookie: session.headers.get("set-cookie")!.split(";")[0]! };
  const form = new FormData();
  for (const background of ["red", "green", "blue"]) {
    const bytes = await sharp({ create: { width: 2400, height: 2400, channels: 3, background } })
      .jpeg()
      .toBuffer();
    form.append("files", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), `${background}.jpg`);
  }
  const sent = await fetch(`${shop.url}/api/admin/upload-multiple?carpetId=${ID}`, { method: "POST", headers, body: form });
  const { files } = (await sent.json()) as { files: { url: string }[] };
  const saved = await fetch(`${shop.url}/api/admin/carpets/${ID}`, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ images: files.map(({ url }) => url) }),
  });
  expect(saved.status).toBe(200);
  return ID;
}

describe("a product", () => {
  it("redirects to its canonical slug, from both of its paths", async () => {
    const answer = await fetch(`${shop.url}/product/${rug.id}/otra-cosa?size=6x9`, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get("location")!, shop.url).pathname).toBe(product);
    expect((await fetch(`${shop.url}/rug/${rug.id}/${rug.slug}`, { redirect: "manual" })).status).toBe(200);
    const missing = await fetch(`${shop.url}/product/999999/nada`);
    expect([missing.status, (await missing.text()).includes("Producto no encontrado")]).toEqual([404, true]);
  });
  it("preselects the first size in stock, redraws to scale, and goes into the cart", async () => {
    const page = await visit(product);
    await page.waitForLoadState("networkidle");
    const sizes = (
      (await (await fetch(`${shop.url}/api/rugs/${rug.id}`)).json()) as { sizes: { size: string; inventory: number }[] }
    ).sizes;
    const first = sizes.find(({ inventory }) => inventory > 0)!;
    await expect.poll(() => page.locator("input[name=size]:checked").getAttribute("value")).toBe(first.size);
    await page.getByRole("button", { name: "Cama" }).click();
    await expect.poll(() => page.locator(".scale svg").getAttribute("aria-label")).toContain("con cama de 160 centímetros");
    await page.locator(".act").getByRole("button", { name: "Agregar al carrito" }).dblclick();
    await page.locator(".added").waitFor();
    await expect.poll(() => page.locator(".head__badge").innerText()).toBe("1");
    await expect.poll(() => page.locator(".added").innerText()).toContain(rug.name);
    await page.getByRole("button", { name: "Comprar ahora" }).dblclick();
    await page.waitForURL("**/checkout");
    await expect.poll(() => page.locator(".head__badge").innerText()).toBe("2");
  });
  it("advises a size for the room, which can be pressed, also for a table of one's own", async () => {
    const page = await visit("/product/47/valentin-rubi?size=6x9");
    await page.getByRole("button", { name: "Comedor" }).click();
    const advice = page.locator(".scale__advice");
    await expect
      .poll(() => advice.innerText())
      .toContain("En 6x9 las sillas se salen 14 cm. Para un comedor de 6 puestos elige 8x10");
    await advice.getByRole("button", { name: "8x10" }).click();
    await expect.poll(() => page.locator("input[name=size]:checked").getAttribute("value")).toBe("8x10");
    await expect.poll(() => advice.innerText()).toBe("Para un comedor de 6 puestos elige 8x10: las sillas quedan dentro.");
    await page.getByRole("button", { name: "Usar mis medidas" }).click();
    await page.getByLabel("Largo de tu mesa (cm)").fill("240");
    await expect.poll(() => advice.innerText()).toContain("Para un comedor de 8 puestos elige 9x12");
    await expect.poll(() => page.locator(".scale svg").getAttribute("aria-label")).toContain("con mesa de 240 centímetros");
    await page.goto(`${shop.url}${product}`);
    await page.getByRole("button", { name: "Comedor" }).click();
    await expect.poll(() => page.getByLabel("Largo de tu mesa (cm)").inputValue(), { message: "for another rug" }).toBe("240");
    await expect.poll(() => page.locator(".scale svg").getAttribute("aria-label")).toContain("con mesa de 240 centímetros");
  });
  it("copies its address", async () => {
    const page = await visit(product, { ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Compartir..." }).click();
    await page.getByRole("menuitem", { name: "Copiar enlace" }).click();
    await page.getByRole("menuitem", { name: "Copiado" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url + product);
    await page.getByRole("menuitem", { name: "Copiar enlace" }).waitFor();
  });
  it("moves through its gallery by keyboard and zooms", async () => {
    const page = await visit(product);
    await page.waitForLoadState("networkidle");
    await page.getByRole("tab").first().focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => page.getByRole("tab").last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("button", { name: "Ampliar" }).click();
    await expect.poll(() => page.getByRole("dialog").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
  it("enlarges the whole rug first, then as near as it has pixels, with a ruler, picture by picture", async () => {
    const page = await visit(product);
    await page.getByRole("button", { name: "Ampliar" }).click();
    const dialog = page.getByRole("dialog");
    const picture = dialog.locator(".zoom__picture img").first();
    const boxOf = async () => (await dialog.locator(".zoom__picture").boundingBox())!;
    const viewOf = async () => (await dialog.locator(".zoom__view").boundingBox())!;
    // Whole, with room for the ruler around it.
    const beside = async () => Math.round((await viewOf()).height - 2 * 28 - (await boxOf()).height);
    await expect.poll(beside).toBe(0);
    expect((await boxOf()).width).toBeLessThanOrEqual((await viewOf()).width);
    await expect.poll(() => dialog.locator(".zoom__across").first().innerText()).toBe("0");
    const own = Number(await picture.getAttribute("width"));
    for (let press = 0; press < 12; press++) await page.keyboard.press("+");
    await expect.poll(async () => Math.round((await boxOf()).width)).toBe(own);
    expect(own).toBeGreaterThanOrEqual(2400);
    // The large drawing as it is: no file of it is made, and none is upscaled.
    const finest = (await dialog.locator(".zoom__picture img").last().getAttribute("src"))!;
    expect(finest).toMatch(/^\/media\/.*flat-large\.avif$/);
    const { width } = await sharp(await (await fetch(shop.url + finest)).arrayBuffer()).metadata();
    expect(width).toBe(own);
    await page.keyboard.press("ArrowRight"); // near, the arrows move the picture
    expect(await dialog.getAttribute("aria-label")).toContain("alfombra, ampliada");
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 4000);
    await expect.poll(beside).toBe(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => dialog.getAttribute("aria-label")).toContain("en sala, ampliada");
    await expect.poll(() => dialog.getByRole("button", { name: "Regla" }).count()).toBe(0);
    const swipe = async (by: number) => {
      await page.mouse.move(700, 450);
      await page.mouse.down();
      await page.mouse.move(700 + by, 460, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(200);
    await expect.poll(() => dialog.getAttribute("aria-label")).toContain("alfombra, ampliada");
    await swipe(-200);
    await expect.poll(() => dialog.getAttribute("aria-label")).toContain("en sala, ampliada");
    await dialog.getByRole("button", { name: "Imagen anterior" }).click();
    await dialog.getByRole("button", { name: "Regla" }).click();
    await expect.poll(() => dialog.locator(".zoom__across").count()).toBe(0);
  });
  it("never shows the picture before while the next one's finest file is on its way", async () => {
    const page = await visit(`/product/${await withLargeUploads()}`, { ...DESKTOP, deviceScaleFactor: 2 });
    await page.getByRole("button", { name: "Ampliar" }).click();
    const dialog = page.getByRole("dialog");
    const fine = dialog.locator(".zoom__picture img[alt='']");
    await dialog.locator(".zoom__view").focus();
    await page.keyboard.press("PageDown");
    await expect.poll(() => dialog.getAttribute("aria-label")).toContain("vista 2");
    await fine.evaluate((img: HTMLImageElement) => (img.id = "before"));
    await page.keyboard.press("PageDown");
    await expect.poll(() => dialog.getAttribute("aria-label")).toContain("vista 3");
    expect(await fine.count()).toBe(1);
    expect(await dialog.locator("#before").count()).toBe(0);
  });
  it("asks by WhatsApp for this rug in the chosen size", async () => {
    const page = await visit(product);
    const size = await page.locator("input[name=size]:checked").getAttribute("value");
    const chat = await page
      .locator(".buy")
      .getByRole("link", { name: /WhatsApp/ })
      .getAttribute("href");
    expect(new URL(chat!).searchParams.get("text")).toContain(`${rug.name} en ${size}`);
  });
  it("moves nothing when another view is chosen", async () => {
    const page = await visit(product, { viewport: { width: 820, height: 1000 } });
    const places = () => page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().width));
    const before = await places();
    await page.getByRole("tab").nth(2).click();
    await expect.poll(() => page.getByRole("tab").nth(2).getAttribute("aria-selected")).toBe("true");
    expect(await places()).toEqual(before);
  });
  it("opens a share menu in which axe finds nothing", async () => {
    const page = await visit(product);
    await page.getByRole("button", { name: "Compartir..." }).click();
    await page.getByRole("menu").waitFor();
    await expectAccessible(page);
  });
  it("is remembered among those seen", async () => {
    const page = await visit(product);
    // It is written down when the page is at rest.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("recently_seen"))).toContain(String(rug.id));
    await page.goto(`${shop.url}/favoritos`);
    const rail = page.getByRole("region", { name: "Vistas hace poco" });
    await rail.getByRole("link", { name: new RegExp(rug.name) }).click();
    await page.waitForURL("**/product/**");
  });
  it("fetches no 3D viewer before it is asked for, and shows a QR code on a desktop", async () => {
    const page = await visit(product);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /model-viewer|\.glb/.test(url))).toEqual([]);
    await page.getByRole("tab", { name: "3D y AR" }).click();
    const { size } = rug.sizes.findLast(({ inventory }) => inventory > 0)!;
    await page.locator("label.size").filter({ hasText: size }).click();
    await page.getByRole("button", { name: "Ponla en tu piso" }).click();
    const code = page.getByAltText(/Código QR que abre esta alfombra/);
    await code.waitFor();
    const address = `${shop.url}${product}?size=${size}&vista=ar`;
    const drawn = decodeURIComponent((await code.getAttribute("src"))!.split(",")[1]!);
    expect(await readQr(drawn), "this rug in this size").toBe(address);
    // What the phone opens.
    await page.goto(address);
    await expect.poll(() => page.locator("model-viewer").getAttribute("src")).toContain(`${rug.id}-${size}.glb`);
  });
  it("tells search engines what it is", async () => {
    const html = await (await fetch(shop.url + product)).text();
    expect(html).toContain(`<title>${rug.name} - Alfombra Turca Premium</title>`);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as { "@type": string },
    );
    expect(blocks.map((block) => block["@type"])).toEqual(["Organization", "BreadcrumbList", "Product"]);
  });
});
