import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach } from "vitest";
import type { Rug } from "../src/catalog/contract.ts";
import { DESKTOP } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { shopDatabase } from "./shop-database.ts";

export const FORM = {
  name: "Mariana Restrepo Gil",
  phone: "310 555 0142",
  documentType: "NIT",
  idNumber: "901.368.337-5",
  state: "Cundinamarca",
  city: "Chía",
  address: "Carrera 9 # 14-32, torre 2, apto 501",
  zipCode: "250001",
};

export type Visit = { context: BrowserContext; page: Page };

/** A shop whose stock is full before every test, and shoppers who come to its checkout. */
export async function checkoutVisits(flags: string[] = []) {
  const { shop, browser } = await shopAndBrowser({
    flags,
    env: {
      ORDERS_PER_MINUTE: "1000",
      ORDERS_MAX_UNITS: "100",
      ORDERS_UNITS_PER_ADDRESS: "1000",
    },
  });
  const database = await shopDatabase(shop);
  const rugs = (await (await fetch(`${shop.url}/api/rugs?limit=20`)).json()) as Rug[];
  const rug = rugs[0]!;
  let shopper = 0;
  const fillStock = () => database.query("update rug_stock set inventory = 5");
  afterEach(fillStock);
  afterAll(() => database.end());

  /** A shopper with one rug in the cart and the form filled from an earlier visit. */
  async function comeIn(how: BrowserContextOptions = DESKTOP, quantity = 1): Promise<Visit> {
    await fillStock();
    const context = await browser.newContext(how);
    const cart = { items: [{ rug, quantity, selectedSize: rug.sizes[0]!.size }], total: rug.sizes[0]!.price * quantity };
    const form = { ...FORM, email: `mariana${++shopper}@correo.co`, phone: `310 555 ${String(1000 + shopper)}` };
    await context.addInitScript(
      ([cartText, formText]) => {
        if (document.cookie.includes("seeded")) return;
        document.cookie = "seeded=1; path=/";
        localStorage.setItem("cart_state", cartText!);
        localStorage.setItem("checkout_form", formText!);
      },
      [JSON.stringify(cart), JSON.stringify(form)],
    );
    const page = await context.newPage();
    await page.goto(`${shop.url}/checkout`);
    await page.locator(`#name[value="${FORM.name}"]`).waitFor();
    return { context, page };
  }
  return { shop, browser, database, rug, comeIn };
}

export const agree = async (page: Page): Promise<void> => {
  await page.locator("#terms").check();
  await page.locator("#privacy").check();
};

export const go = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /^Continuar/ })
    .filter({ visible: true })
    .click();

/** Up to the bank's page in its own window. */
export async function goToBold({ context, page }: Visit): Promise<Page> {
  await agree(page);
  await go(page);
  const link = page.getByRole("link", { name: /Pagar en Bold/ });
  await link.waitFor();
  const [bank] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await page.getByRole("heading", { name: "Esperando tu pago" }).waitFor();
  return bank;
}

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
