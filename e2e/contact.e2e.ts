import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addresses } from "../src/addresses.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { walkTo } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();

const open = async (path: string, options = DESKTOP): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(`${shop.url}${path}`);
  await page.waitForLoadState("networkidle");
  return page;
};

it("asks for what is missing, keeps the message, gives its number and lets another be sent", async () => {
  const page = await open(addresses.contact());
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect
    .poll(() => page.locator(".field__error").allTextContents())
    .toEqual(["El nombre es obligatorio", "El correo es obligatorio", "Elige un asunto", "El mensaje es obligatorio"]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contacto-name");
  await expectAccessible(page);
  await page.getByLabel("Nombre").fill("Carolina Méndez");
  await page.getByLabel("Correo").fill("carolina@correo.co");
  await page.getByLabel("Asunto").selectOption({ label: "Sobre un pedido" });
  await page.getByLabel("Mensaje").fill("¿Cuándo llega mi alfombra?");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await page.getByRole("heading", { name: "Mensaje enviado" }).waitFor();
  await page.getByText("menos de 24 horas a carolina@correo.co").waitFor();
  const number = await page.locator(".contact__sent dd").textContent();
  expect(number).toMatch(/^R-\d{6}-[2-9A-Z]{6}$/);
  await expectAccessible(page);

  const session = await fetch(`${shop.url}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  const cookie = session.headers.get("set-cookie")!.split(";")[0]!;
  const kept = await fetch(`${shop.url}/api/admin/messages?search=${number}`, { headers: { cookie } });
  expect(await kept.json()).toMatchObject([{ number, name: "Carolina Méndez", subject: "order" }]);

  await page.getByRole("button", { name: "Enviar otro mensaje" }).click();
  await expect.poll(() => page.getByLabel("Mensaje").inputValue()).toBe("");
});

const READING = [
  addresses.about(),
  addresses.contact(),
  addresses.shipping(),
  addresses.returns(),
  addresses.questions(),
  addresses.track(),
  addresses.privacy(),
  addresses.terms(),
  addresses.siteMap(),
];

it("each is a page of its own: one heading, no barrier, no sideways scrolling on a phone", async () => {
  const page = await open("/", PHONE);
  for (const path of READING) await expectReadable(page, path);
});

async function expectReadable(page: Page, path: string): Promise<void> {
  await walkTo(page, path);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.locator("h1").count(), path).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  await expectAccessible(page);
}

it("finds an order by its number", async () => {
  const page = await open(addresses.track());
  await page.getByRole("button", { name: "Ver mi pedido" }).click();
  await page.getByText("Escribe el número de tu pedido").waitFor();
  await page.getByLabel("Número de pedido").fill(" abc-123 ");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/order/ABC-123");
});

it("links the consumer authority and every service page from the footer", async () => {
  const page = await open("/contact");
  const links = await page.locator("footer a").evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  expect(links).toEqual(expect.arrayContaining([...READING.slice(2), "https://www.sic.gov.co"]));
});
