import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Rug } from "../src/catalog/contract.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { shopDatabase, type ShopDatabase } from "./shop-database.ts";

const { shop, browser } = await shopAndBrowser();
let database: ShopDatabase;
let rug: Rug;

beforeAll(async () => {
  database = await shopDatabase(shop);
  rug = ((await (await fetch(`${shop.url}/api/rugs?limit=1`)).json()) as Rug[])[0]!;
  await database.query("update rug_stock set inventory = 4");
  await database.query("update rug_stock set inventory = 0 where rug_id = $1 and size = $2", [rug.id, rug.sizes[2]!.size]);
});
afterAll(async () => {
  await database.end();
});

/** A cart with the rug's first two sizes, as an earlier visit left it. */
async function openCart(how: BrowserContextOptions, quantities = [1, 1]): Promise<Page> {
  const items = quantities.map((quantity, at) => ({ rug, quantity, selectedSize: rug.sizes[at]!.size }));
  const total = items.reduce((sum, { quantity }, at) => sum + quantity * rug.sizes[at]!.price, 0);
  const page = await (await browser.newContext(how)).newPage();
  await page.goto(`${shop.url}/cart`);
  await page.evaluate((cart) => localStorage.setItem("cart_state", cart), JSON.stringify({ items, total }));
  await page.reload();
  await page.getByRole("heading", { name: "Tu carrito" }).waitFor();
  return page;
}
const kept = (page: Page) =>
  page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem("cart_state")!) as { items: { selectedSize: string; quantity: number }[] };
    return cart.items.map((item) => `${item.selectedSize}×${item.quantity}`);
  });

it.each([PHONE, DESKTOP])("changes a size by keyboard; two lines of one size become one (%#)", async (how) => {
  const page = await openCart(how);
  const [first, second, gone] = rug.sizes.map(({ size }) => size);
  const size = page.getByRole("button", { name: new RegExp(`^Medida de .*: ${first}`) });
  await page.getByText("4 disponibles").first().waitFor();
  await size.press("Enter");
  await expect.poll(() => page.getByRole("option", { name: new RegExp(`^${gone} `) }).getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => kept(page)).toEqual([`${second}×2`]);
  await page.getByText("unimos las dos líneas, ahora son 2").waitFor({ state: "attached" });
});

it("the city is chosen once: product, cart and checkout say when it arrives there", async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(`${shop.url}/product/${rug.id}/${rug.slug}`);
  await page.getByRole("button", { name: "¿Cuándo llega a tu ciudad?" }).click();
  await page.getByRole("combobox", { name: "Departamento" }).fill("antioquia");
  await page.getByRole("option", { name: "Antioquia", exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Ciudad o municipio" }).fill("medellin");
  await page.getByRole("option", { name: "Medellín", exact: true }).click();
  await page.getByRole("button", { name: "Guardar ciudad" }).click();
  const words = /^Llega a Medellín (entre )?el \p{L}+ \d+/u;
  await page.getByText(words).first().waitFor();
  await page.getByRole("button", { name: "Agregar al carrito" }).first().click();
  await expect.poll(() => page.locator(".head__badge").innerText()).toBe("1");
  await page.goto(`${shop.url}/cart`);
  await page.getByText(words).first().waitFor();
  await page.goto(`${shop.url}/checkout`);
  await page.locator('#city[value="Medellín"]').waitFor();
  await expect.poll(() => page.locator("#state").inputValue()).toBe("Antioquia");
  await page.getByText(words).first().waitFor();
});

it("removes, and takes it back within six seconds", async () => {
  const page = await openCart(DESKTOP);
  const before = await kept(page);
  await page
    .getByRole("button", { name: `Quitar ${rug.name}` })
    .first()
    .click();
  await expect.poll(() => kept(page)).toEqual(before.slice(1));
  const held = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(held).toBe(`${rug.name}, ${rug.sizes[1]!.size}`);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect.poll(() => kept(page)).toEqual(before);
});

it("on a phone a long name stands clear of its amount, and the way back of the floating pair", async () => {
  const page = await openCart(PHONE);
  const long = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((e) => void (e.textContent = "Jardín de Palacio ".repeat(9)));
  const boxOf = async (place: string) => (await page.locator(place).first().boundingBox())!;
  await long(".cart-line h2");
  const name = await boxOf(".cart-line h2");
  expect((await boxOf(".cart-line__amount")).y).toBeGreaterThanOrEqual(name.y + name.height);
  await page
    .getByRole("button", { name: `Quitar ${rug.name}` })
    .first()
    .click();
  await page.locator(".undo").waitFor();
  await long(".undo span");
  const undo = await boxOf(".undo");
  expect(undo.x + undo.width).toBeLessThanOrEqual(370);
});

it("stops at the stock, and never goes below one", async () => {
  const page = await openCart(DESKTOP, [3]);
  const more = page.getByRole("button", { name: "Agregar una" });
  await page.getByText("4 disponibles").waitFor();
  await more.click();
  await expect.poll(() => more.isDisabled()).toBe(true);
  for (let n = 0; n < 3; n++) await page.getByRole("button", { name: "Quitar una" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Quitar una" }).isDisabled()).toBe(true);
  await expect.poll(() => kept(page)).toEqual([`${rug.sizes[0]!.size}×1`]);
});

it("says when it could not ask about stock, and asks again", async () => {
  const page = await openCart(DESKTOP, [9]);
  await page.route("**/api/rugs/*", (route) => route.abort());
  await page.reload();
  await page.getByText("No se pudo verificar el inventario. Algunos productos podrían no estar disponibles.").waitFor();
  await page.getByRole("link", { name: "Finalizar compra" }).first().waitFor();
  await page.unroute("**/api/rugs/*");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await page.getByText("Cantidad no disponible. Solo 4 unidad(es) disponible(s).").waitFor();
  await page.getByRole("button", { name: "Ajustar cantidades" }).first().waitFor();
});

it("follows another tab, and empties with it", async () => {
  const page = await openCart(DESKTOP);
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/cart`);
  await other
    .getByRole("button", { name: `Quitar ${rug.name}` })
    .first()
    .click();
  await page.getByText("1 alfombra", { exact: true }).waitFor();
  await other.evaluate(() => localStorage.setItem("cart_state", "nonsense"));
  await page.getByText("Todavía no has elegido alfombra").waitFor();
});
