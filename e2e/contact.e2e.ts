import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../src/addresses.ts";
import type { Rug } from "../src/catalog/contract.ts";
import type { PlacedOrder } from "../src/orders/contract.ts";
import { orderForm } from "../src/testing/buy.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { staffSession } from "./staff-session.ts";
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

describe("each is a page of its own: one heading, no barrier, no sideways scrolling on a phone", () => {
  let page: Page;
  beforeAll(async () => void (page = await open("/", PHONE)));
  afterAll(() => page.context().close());
  it.each(READING)("%s", async (path) => {
    await walkTo(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

type Ordered = { number: string; email: string; rug: string; id: string };
async function order(): Promise<Ordered> {
  const [rug] = (await (await fetch(`${shop.url}/api/rugs?limit=1`)).json()) as [Rug];
  const form = orderForm([{ carpetId: rug.id, size: rug.sizes.find(({ inventory }) => inventory > 0)!.size, quantity: 1 }]);
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(form) };
  const placed = (await (await fetch(`${shop.url}/api/orders`, init)).json()) as PlacedOrder;
  return { number: placed.orderNumber, email: form.customer.email, rug: rug.name, id: placed._id };
}

it("finds an order by its number and e-mail; a wrong pair is one sentence", async () => {
  const { number, email } = await order();
  const page = await open(addresses.track(), PHONE);
  await page.getByRole("button", { name: "Ver mi pedido" }).click();
  await page.getByText("Escribe el número de tu pedido", { exact: true }).waitFor();
  await page.getByText("Escribe el correo con que compraste", { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("pedido");
  await page.getByLabel("Número de pedido").fill(` ${number.toLowerCase()} `);
  await page.getByLabel("Correo con que compraste").fill("otra@example.com");
  await page.keyboard.press("Enter");
  await page.getByText("No encontramos un pedido con ese número y ese correo").waitFor();
  await expectAccessible(page);
  await page.getByLabel("Correo con que compraste").fill(email);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/order/${number}`);
});

it("Mis pedidos tells what was ordered; an erased and an unknown one disappear quietly", async () => {
  const [kept, gone] = [await order(), await order()];
  const staff = await staffSession(shop.url);
  const found = async () => (await (await staff(`/api/admin/customers?search=${gone.email}`)).json()) as { id: string }[];
  await expect.poll(async () => (await found()).length).toBe(1);
  const [customer] = await found();
  expect((await staff(`/api/admin/customers/${customer!.id}`, { method: "DELETE" })).status).toBe(200);
  const context = await browser.newContext(PHONE);
  const numbers = JSON.stringify([gone.number, "AAAAA-AAAAA", kept.number]);
  await context.addInitScript((text) => {
    if (!localStorage.getItem("recent_orders")) localStorage.setItem("recent_orders", text);
  }, numbers);
  const page = await context.newPage();
  await page.goto(`${shop.url}${addresses.track()}`);
  const mine = page.locator("#mis-pedidos .recent-orders > li");
  await expect
    .poll(() => mine.allTextContents())
    .toEqual([expect.stringMatching(new RegExp(`${kept.number}.* de 2\\d{3}${kept.rug}, .* cm.*Preparamos tu pedido.* COP`))]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recent_orders"))).toBe(JSON.stringify([kept.number]));
  await expectAccessible(page);
  await mine.getByRole("link").click();
  await page.waitForURL(`**/order/${kept.number}`);
});

it("without the browser's storage the orders seen in this visit are listed all the same", async () => {
  const { number } = await order();
  const context = await browser.newContext(PHONE);
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const page = await context.newPage();
  await page.goto(`${shop.url}/order/${number}`);
  await page.getByRole("heading", { name: "Preparamos tu pedido" }).waitFor();
  await walkTo(page, addresses.track());
  await page.locator("#mis-pedidos").getByText(`Pedido ${number}`).waitFor();
  await page.locator("#mis-pedidos").getByText("Preparamos tu pedido").waitFor();
});

it("a forged review link and an unknown order are refused with a sentence, and nothing of anybody is shown", async () => {
  const { number, email } = await order();
  const refused: [string, string][] = [
    [addresses.review("no-es-de-nadie"), "Este enlace no sirve"],
    [addresses.review(number), "Este enlace no sirve"],
    [addresses.order("AAAAA-AAAAA"), "No se encontró el pedido"],
    [addresses.order(`${number.slice(0, -1)}${number.endsWith("0") ? "1" : "0"}`), "No se encontró el pedido"],
  ];
  for (const [path, sentence] of refused) {
    const answer = await fetch(`${shop.url}${path}`);
    expect([answer.status, answer.headers.get("cache-control")], path).toEqual([404, expect.stringContaining("no-store")]);
    const page = await answer.text();
    expect(page, path).toContain(sentence);
    for (const own of [email, "Compradora"]) expect(page, path).not.toContain(own);
  }
});

it("links the consumer authority and every service page from the footer", async () => {
  const page = await open("/contact");
  const links = await page.locator("footer a").evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  expect(links).toEqual(expect.arrayContaining([...READING.slice(2), "https://www.sic.gov.co"]));
});
