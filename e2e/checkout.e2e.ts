import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Rug } from "../src/catalog/contract.ts";
import { PROBLEMS } from "../src/checkout/texts.ts";
import type { OrderStatusReply } from "../src/orders/contract.ts";
import { LINK_PROBLEMS } from "../src/payments/rules/link-problems.ts";
import { OFFLINE } from "../src/platform/call-api.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { shopDatabase, type ShopDatabase } from "./shop-database.ts";

const { shop, browser } = await shopAndBrowser({
  env: {
    ORDERS_PER_MINUTE: "1000",
    ORDERS_MAX_UNITS: "100",
    ORDERS_UNITS_PER_ADDRESS: "1000",
  },
});
let database: ShopDatabase;
let rug: Rug;
const open: BrowserContext[] = [];

beforeAll(async () => {
  database = await shopDatabase(shop);
  const rugs = (await (await fetch(`${shop.url}/api/rugs?limit=20`)).json()) as Rug[];
  rug = rugs[0]!;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
  await database.query("update rug_stock set inventory = 5");
});
afterAll(async () => {
  await database.end();
});

const FORM = {
  name: "Mariana Restrepo Gil",
  phone: "310 555 0142",
  documentType: "NIT",
  idNumber: "901.368.337-5",
  state: "Cundinamarca",
  city: "Chía",
  address: "Carrera 9 # 14-32, torre 2, apto 501",
  zipCode: "250001",
};
let shopper = 0;

const isInView = (sentence: Locator): Promise<boolean> =>
  sentence.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** A shopper with one rug in the cart and the form filled from an earlier visit. */
async function comeIn(how: BrowserContextOptions = DESKTOP, quantity = 1): Promise<{ context: BrowserContext; page: Page }> {
  await database.query("update rug_stock set inventory = 5");
  const context = await browser.newContext(how);
  open.push(context);
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

const agree = async (page: Page): Promise<void> => {
  await page.locator("#terms").check();
  await page.locator("#privacy").check();
};
const go = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /^Continuar/ })
    .filter({ visible: true })
    .click();

/** Up to the bank's page in its own window. */
async function goToBold({ context, page }: { context: BrowserContext; page: Page }): Promise<Page> {
  await agree(page);
  await go(page);
  const link = page.getByRole("link", { name: /Pagar en Bold/ });
  await link.waitFor();
  const [bank] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await page.getByRole("heading", { name: "Esperando tu pago" }).waitFor();
  return bank;
}
const stored = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

describe.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("on a %s", (_name, how) => {
  it("buys cash on delivery: the surcharge is known before, the cart is empty after", async () => {
    const { page } = await comeIn(how);
    const surcharge = Math.round(rug.sizes[0]!.price * 0.05).toLocaleString("es-CO");
    await page.getByText(new RegExp(`\\+ \\$\\s${surcharge} de recargo`)).waitFor();
    await page.getByRole("radio", { name: /Contra entrega/ }).check();
    await agree(page);
    await go(page);
    await page.getByRole("heading", { name: "Pagas al recibir" }).waitFor();
    await page.getByRole("button", { name: "Confirmar pedido" }).click();
    await page.getByRole("heading", { name: "Gracias, Mariana." }).waitFor();
    await expect.poll(async () => JSON.parse((await stored(page, "cart_state"))!)).toEqual({ items: [], total: 0 });
    await expect.poll(() => stored(page, "checkout_form")).toBeNull();
    await page.getByRole("link", { name: "Ver estado del pedido" }).click();
    await page.getByRole("heading", { name: "Preparamos tu pedido" }).waitFor();
    await page.getByText("NIT 901368337-5").waitFor();
  });

  it("what is still being asked moves nothing from under a finger: arrival and limits have their place", async () => {
    const { page } = await comeIn(how);
    let answer = () => undefined as void;
    const asked = new Promise<void>((done) => (answer = done));
    await page.route(/\/api\/(delivery|payments\/methods)/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.reload();
    await page.locator(`#name[value="${FORM.name}"]`).waitFor();
    const place = () => page.locator("#terms").evaluate((box) => box.getBoundingClientRect().top + scrollY);
    const before = await place();
    answer();
    await page.getByText(/^Llega a Chía/).waitFor();
    expect(await place()).toBe(before);
  });
  it("buys with Bold: waits, sees the payment arrive and thanks", async () => {
    const came = await comeIn(how);
    const bank = await goToBold(came);
    await expect.poll(() => stored(came.page, "pending_order_number")).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await expect.poll(() => stored(came.page, "pending_payment_url")).toBe(bank.url());
    await bank.getByRole("button", { name: "Aprobar el pago" }).click();
    await came.page.getByRole("heading", { name: "Gracias, Mariana." }).waitFor();
    for (const key of ["pending_order_number", "pending_payment_url", "checkout_form"])
      await expect.poll(() => stored(came.page, key)).toBeNull();
  });
});

describe("a Bold payment that does not come", () => {
  it("rejected: the specification's sentence, and the same page can be paid after all", async () => {
    const came = await comeIn();
    const bank = await goToBold(came);
    const number = (await stored(came.page, "pending_order_number"))!;
    const url = bank.url();
    await bank.getByRole("button", { name: "Rechazar el pago" }).click();
    await came.page.getByText(PROBLEMS.declined).waitFor();
    await bank.goto(url);
    await bank.getByText("El intento anterior fue rechazado.").waitFor();
    await bank.getByRole("button", { name: "Aprobar el pago" }).click();
    const status = async () =>
      ((await (await fetch(`${shop.url}/api/orders/status/${number}`)).json()) as OrderStatusReply).paymentStatus;
    await expect.poll(status, { timeout: 20_000 }).toBe("paid");
  });

  it("being confirmed by the bank: says so, and offers neither the payment page nor cancelling", async () => {
    const came = await comeIn();
    const bank = await goToBold(came);
    await bank.getByRole("button", { name: "Dejar en confirmación del banco" }).click();
    await came.page.getByRole("heading", { name: "Tu banco está confirmando el pago" }).waitFor();
    expect(await came.page.getByText("No veo la ventana de Bold").count()).toBe(0);
    expect(await came.page.getByRole("button", { name: "Cancelar y volver" }).count()).toBe(0);
  });

  it("for an hour: the questions stop with the specification's sentence and the pending order is forgotten", async () => {
    const came = await comeIn();
    await came.page.clock.install();
    await came.page.reload();
    await came.page.locator("#name").waitFor();
    await goToBold(came);
    await came.page.clock.fastForward("01:00:05");
    await came.page.getByText(PROBLEMS.timedOut).waitFor();
    await expect.poll(() => stored(came.page, "pending_order_number")).toBeNull();
    let asked = 0;
    came.page.on("request", (request) => (asked += request.url().includes("/api/orders/status/") ? 1 : 0));
    await came.page.clock.fastForward("00:00:30");
    expect(asked).toBe(0);
  });

  it("failed: the specification's sentence, and the pending order is forgotten", async () => {
    const came = await comeIn();
    await goToBold(came);
    const number = (await stored(came.page, "pending_order_number"))!;
    await database.query("update orders set payment_status = 'failed', status = 'cancelled' where number = $1", [number]);
    await came.page.getByText(PROBLEMS.declined).waitFor();
    await expect.poll(() => stored(came.page, "pending_order_number")).toBeNull();
    expect(JSON.parse((await stored(came.page, "cart_state"))!).items).toHaveLength(1);
  });

  it("expired: after 90 minutes the shop calls it off and says so", async () => {
    const came = await comeIn();
    await goToBold(came);
    const number = (await stored(came.page, "pending_order_number"))!;
    await database.query("update orders set expires_at = now() - interval '1 second' where number = $1", [number]);
    // The shop's own sweep, once a minute, finds it.
    await came.page.getByText(PROBLEMS.expired(90)).waitFor({ timeout: 100_000 });
    await came.page.getByRole("button", { name: "Crear un nuevo pedido" }).first().click();
    await came.page.getByText(PROBLEMS.expired(90)).waitFor({ state: "detached" });
  });

  it("cancelled by the shopper with one press: stock and cart are back", async () => {
    const came = await comeIn();
    await goToBold(came);
    const number = (await stored(came.page, "pending_order_number"))!;
    await came.page.route("**/api/orders/cancel/*", (route) => route.abort(), { times: 1 });
    await came.page.getByRole("button", { name: "Cancelar y volver" }).click();
    await came.page.getByText(PROBLEMS.notCancelled).waitFor();
    await came.page.getByRole("button", { name: "Cancelar y volver" }).click();
    await came.page.getByText(PROBLEMS.cancelled).waitFor();
    await expect.poll(() => isInView(came.page.getByText(PROBLEMS.cancelled))).toBe(true);
    expect(await database.one("select status, payment_status from orders where number = $1", [number])).toEqual({
      status: "cancelled",
      payment_status: "cancelled",
    });
    expect(
      await database.one("select inventory from rug_stock where rug_id = $1 and size = $2", [rug.id, rug.sizes[0]!.size]),
    ).toEqual({
      inventory: 5,
    });
  });

  it("near the link's end one press renews it; after a failure the order's page leads back to paying", async () => {
    const came = await comeIn();
    const { page } = came;
    const bank = await goToBold(came);
    const number = (await stored(page, "pending_order_number"))!;
    const soon = "now() + interval '4 minutes'";
    await database.query(`update payment_links set expires_at = ${soon} where order_number = $1`, [number]);
    await database.query(`update orders set bold_payment_expires_at = ${soon} where number = $1`, [number]);
    await page.goto(`${shop.url}/order/${number}`);
    await page.getByRole("button", { name: "Renovar el enlace de pago" }).press("Enter");
    await page
      .locator(":focus")
      .getByText(/^Puedes pagar con este enlace hasta/)
      .waitFor();
    expect(await page.getByRole("link", { name: /abrir la página de pago/ }).getAttribute("href")).not.toBe(bank.url());
    await database.query("update orders set payment_status = 'failed', status = 'cancelled' where number = $1", [number]);
    await page.getByRole("button", { name: "Intentar el pago de nuevo" }).click();
    await page.locator("#terms").waitFor();
    expect(JSON.parse((await stored(page, "cart_state"))!).items).toHaveLength(1);
  });

  it("changing the method calls the Bold order off", async () => {
    const came = await comeIn();
    await agree(came.page);
    await go(came.page);
    await came.page.getByRole("heading", { name: "Tu pago está listo" }).waitFor();
    const number = (await stored(came.page, "pending_order_number"))!;
    await came.page.getByRole("button", { name: "Cambiar método de pago" }).click();
    await came.page.getByRole("radio", { name: /Contra entrega/ }).waitFor();
    await expect.poll(() => stored(came.page, "pending_order_number")).toBeNull();
    await expect
      .poll(() => database.one("select status from orders where number = $1", [number]))
      .toEqual({ status: "cancelled" });
  });
});

describe("coming back", () => {
  it("from a closed tab: the cart leads to the wait, which ends in thanks", async () => {
    const came = await comeIn();
    const bank = await goToBold(came);
    await came.page.close();
    const again = await came.context.newPage();
    await again.goto(`${shop.url}/cart`);
    await again.getByRole("heading", { name: "Esperando tu pago" }).waitFor();
    expect(new URL(again.url()).pathname).toBe("/checkout");
    await bank.getByRole("button", { name: "Aprobar el pago" }).click();
    await again.getByRole("heading", { name: "Gracias, Mariana." }).waitFor();
  });

  it("from the wait to the cart: it is still there, with a line about the order; paying takes out only what was ordered", async () => {
    const came = await comeIn();
    const { page } = came;
    await database.query("update rug_stock set inventory = 1 where rug_id = $1 and size = $2", [rug.id, rug.sizes[0]!.size]);
    const bank = await goToBold(came);
    const number = (await stored(page, "pending_order_number"))!;
    await page.goto(`${shop.url}/cart`);
    await page.getByText(`Tu pedido ${number} espera tu pago`).waitFor();
    // The last one is held by this very order.
    await page.getByText("1 disponible").waitFor();
    expect(await page.getByText("Sin stock").count()).toBe(0);
    await expectAccessible(page);
    const later = { rug, quantity: 2, selectedSize: rug.sizes[1]!.size };
    await page.evaluate((line) => {
      const cart = JSON.parse(localStorage.getItem("cart_state")!) as { items: unknown[]; total: number };
      localStorage.setItem("cart_state", JSON.stringify({ ...cart, items: [...cart.items, line] }));
    }, later);
    await page.reload();
    await page.getByRole("heading", { name: "Tu carrito" }).waitFor();
    // The order's slip is the order's: one rug, not the three of the cart.
    await page.getByRole("link", { name: "Finalizar compra" }).filter({ visible: true }).first().click();
    await page.getByText("Cantidad 1").waitFor();
    await page.getByRole("heading", { name: "Esperando tu pago" }).waitFor();
    expect(await page.locator(".order-slip__item").count()).toBe(1);
    await page.goto(`${shop.url}/cart`);
    await page.getByText(`Tu pedido ${number} espera tu pago`).waitFor();
    await bank.getByRole("button", { name: "Aprobar el pago" }).click();
    await page.getByRole("heading", { name: "Gracias, Mariana." }).waitFor();
    const kept = async () => {
      const { items } = JSON.parse((await stored(page, "cart_state"))!) as { items: (typeof later)[] };
      return items.map(({ selectedSize, quantity }) => ({ selectedSize, quantity }));
    };
    await expect.poll(kept).toEqual([{ selectedSize: later.selectedSize, quantity: 2 }]);
    await expect.poll(() => stored(page, "pending_order_number")).toBeNull();
  });

  it("from the wait to the cart: the order is cancelled there, and its stock is back", async () => {
    const came = await comeIn();
    await goToBold(came);
    const number = (await stored(came.page, "pending_order_number"))!;
    await came.page.goto(`${shop.url}/cart`);
    await came.page.getByRole("button", { name: "Cancelarlo" }).click();
    await came.page.getByText(PROBLEMS.cancelled).waitFor();
    await came.page.getByText("5 disponibles").waitFor();
    expect(await database.one("select status from orders where number = $1", [number])).toEqual({ status: "cancelled" });
    await expect.poll(() => stored(came.page, "pending_order_number")).toBeNull();
  });

  it("from a tab closed before its link was made: the link is made now", async () => {
    const came = await comeIn();
    await came.page.route("**/api/payments/bold/process", () => undefined); // never answered
    await agree(came.page);
    await go(came.page);
    await expect.poll(() => stored(came.page, "pending_order_number")).not.toBeNull();
    await came.page.close();
    const again = await came.context.newPage();
    await again.goto(`${shop.url}/checkout`);
    await again.getByText("No veo la ventana de Bold").click();
    const link = again.getByRole("link", { name: /Volver a la ventana de Bold/ });
    await expect.poll(() => link.getAttribute("href")).toContain("/bold-sandbox/");
  });

  it("after the payment: the confirmation", async () => {
    const came = await comeIn();
    const bank = await goToBold(came);
    await came.page.goto(`${shop.url}/about`);
    await bank.getByRole("button", { name: "Aprobar el pago" }).click();
    const number = await came.page.evaluate(() => localStorage.getItem("pending_order_number"));
    await expect
      .poll(async () => (await database.one("select payment_status from orders where number = $1", [number])).payment_status)
      .toBe("paid");
    await came.page.goto(`${shop.url}/checkout`);
    await came.page.getByRole("heading", { name: "Gracias, Mariana." }).waitFor();
  });

  it.each([
    ["expired", PROBLEMS.previousExpired(90)],
    ["cancelled", PROBLEMS.previousCancelled],
  ])("to an order that was %s", async (ending, sentence) => {
    const came = await comeIn();
    await goToBold(came);
    const number = (await stored(came.page, "pending_order_number"))!;
    await came.page.goto(`${shop.url}/about`);
    await database.query("update orders set payment_status = $2, status = 'cancelled' where number = $1", [number, ending]);
    await came.page.goto(`${shop.url}/cart`);
    await came.page.getByText(sentence).waitFor();
    await expect.poll(() => stored(came.page, "pending_order_number")).toBeNull();
  });

  it("in two tabs: the other tab waits too, and both see the payment", async () => {
    const came = await comeIn();
    const other = await came.context.newPage();
    await other.goto(`${shop.url}/checkout`);
    await other.getByRole("radio", { name: /Contra entrega/ }).waitFor();
    const bank = await goToBold(came);
    await other.getByRole("heading", { name: "Esperando tu pago" }).waitFor();
    await bank.getByRole("button", { name: "Aprobar el pago" }).click();
    await came.page.getByRole("heading", { name: "Gracias, Mariana." }).waitFor();
    await other.getByRole("heading", { name: "Gracias, Mariana." }).waitFor();
  });

  it("by the order's own link: it shows the wait and then the payment, without a reload", async () => {
    const came = await comeIn();
    const bank = await goToBold(came);
    const number = (await stored(came.page, "pending_order_number"))!;
    const response = await came.page.goto(`${shop.url}/order/${number}`);
    expect(response!.headers()["cache-control"]).toContain("no-store");
    expect(response!.headers()["x-robots-tag"]).toContain("noindex");
    await came.page.getByRole("heading", { name: "Estamos confirmando tu pago" }).waitFor();
    await expect
      .poll(() => came.page.getByRole("link", { name: /abrir la página de pago/ }).getAttribute("href"))
      .toBe(bank.url());
    await bank.getByRole("button", { name: "Aprobar el pago" }).click();
    await came.page.getByRole("heading", { name: "Preparamos tu pedido" }).waitFor();
    await came.page.getByText("Pagado").first().waitFor();
  });
});

describe("what stands in the way", () => {
  it("stock that is gone is told before an order exists", async () => {
    const { page } = await comeIn(DESKTOP, 3);
    await database.query("update rug_stock set inventory = 2 where rug_id = $1", [rug.id]);
    await agree(page);
    await go(page);
    await page
      .getByText(`${rug.name} (${rug.sizes[0]!.size}) no tiene suficiente inventario. Solo 2 unidades disponibles.`)
      .waitFor();
    await page.getByRole("link", { name: "Ajustar en el carrito" }).click();
    await page.getByText("Cantidad no disponible. Solo 2 unidad(es) disponible(s).").waitFor();
    await page.getByText("Algunos productos no están disponibles en la cantidad solicitada.").waitFor();
    await page.getByRole("button", { name: "Ajustar a 2" }).click();
    await page.getByRole("link", { name: "Finalizar compra" }).first().waitFor();
  });

  it("more than Bold takes: paying on delivery is chosen, Bold says why not, and no order exists", async () => {
    const { page } = await comeIn(DESKTOP, 40);
    await agree(page);
    await go(page);
    await page.getByText(/no tiene suficiente inventario\. Solo 5 unidades disponibles\./).waitFor();
    await database.query("update rug_stock set inventory = 50 where rug_id = $1", [rug.id]);
    await page.reload();
    await page.getByText(/Bold recibe pagos hasta/).waitFor();
    await expect.poll(() => page.getByRole("radio", { name: /Contra entrega/ }).isChecked()).toBe(true);
    expect(await page.getByRole("radio", { name: /Bold/ }).isDisabled()).toBe(true);
    await page
      .getByRole("button", { name: /^Continuar contra entrega/ })
      .first()
      .waitFor();
    expect(await stored(page, "pending_order_number")).toBeNull();
  });

  it("an old price in the cart is brought up to date before anything is paid", async () => {
    const { page } = await comeIn();
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem("cart_state")!) as { items: { rug: { sizes: { price: number }[] } }[] };
      for (const { rug } of cart.items) for (const size of rug.sizes) size.price = 1;
      localStorage.setItem("cart_state", JSON.stringify({ ...cart, total: 1 }));
    });
    await page.reload();
    const price = rug.sizes[0]!.price.toLocaleString("es-CO");
    await page
      .getByRole("button", { name: new RegExp(`Continuar al pago.*${price}`) })
      .first()
      .waitFor();
  });

  it("nothing is told to Meta before the shopper allows it", async () => {
    const { page } = await comeIn();
    const told: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/meta/events")) told.push((request.postDataJSON() as { event_name: string }).event_name);
    });
    expect(await page.locator("#terms:checked, #privacy:checked, #marketing:checked").count()).toBe(0);
    await page.locator("#marketing").check();
    await expect.poll(() => told).toEqual(["InitiateCheckout"]);
    await agree(page);
    await go(page);
    await page.getByRole("heading", { name: "Tu pago está listo" }).waitFor();
    await expect.poll(() => told).toEqual(["InitiateCheckout", "AddPaymentInfo"]);
  });

  it("a code: forced to uppercase, refused or applied with its percentage, and taken off again", async () => {
    await database.query("delete from discount_codes where code = 'PRUEBA10'");
    const session = await fetch(`${shop.url}/api/admin/session`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: shop.url },
      body: JSON.stringify({ password: ADMIN_PASSWORD }),
    });
    await fetch(`${shop.url}/api/admin/discount-codes`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: shop.url,
        cookie: session.headers.get("set-cookie")!.split(";")[0]!,
      },
      body: JSON.stringify({
        code: "PRUEBA10",
        name: "Prueba",
        percentage: 10,
        startDate: "2020-01-01",
        endDate: "2099-01-01",
        isActive: true,
        isAllProducts: true,
      }),
    });
    const { page } = await comeIn();
    const box = page.getByLabel("Código de descuento");
    const apply = page.getByRole("button", { name: "Aplicar" });
    await expect.poll(() => apply.isDisabled()).toBe(true);
    await box.press("Enter");
    await page.getByText("Ingresa un código de descuento").waitFor();
    await box.fill("nada");
    await expect.poll(() => box.inputValue()).toBe("NADA");
    await apply.click();
    await page.locator("#discountCode-error").waitFor();
    await box.fill("prueba10");
    await page.route("**/api/discount-codes/validate", (route) => route.abort(), { times: 1 });
    await apply.click();
    await page.getByText(OFFLINE).waitFor();
    await apply.click();
    await page.getByText("Descuento PRUEBA10 (10 %)").waitFor();
    const total = Math.round(rug.sizes[0]!.price * 0.9).toLocaleString("es-CO");
    await page
      .getByRole("button", { name: new RegExp(`Continuar al pago.*${total}`) })
      .first()
      .waitFor();
    await page.getByRole("button", { name: /Quitar el código/ }).click();
    await page.getByText("Descuento PRUEBA10 (10 %)").waitFor({ state: "detached" });
  });

  it("a shop that does not answer: the sentences, and one order of the last rug after trying again and a reload", async () => {
    const { page } = await comeIn();
    await database.query("update rug_stock set inventory = 1 where rug_id = $1", [rug.id]);
    await agree(page);
    await page.route("**/api/rugs/*", (route) => route.abort());
    await go(page);
    await page.getByText(PROBLEMS.notChecked).waitFor();
    await page.unroute("**/api/rugs/*");
    await page.route("**/api/payments/bold/process", (route) => route.abort());
    await go(page);
    await page.getByText(LINK_PROBLEMS.noLink).waitFor();
    await expect.poll(() => stored(page, "pending_order_number")).toBeNull();
    await page.unroute("**/api/payments/bold/process");
    await page.reload();
    await agree(page);
    await go(page);
    await page.getByRole("heading", { name: "Tu pago está listo" }).waitFor();
    const { email } = JSON.parse((await stored(page, "checkout_form"))!) as { email: string };
    expect(await database.one("select count(*)::int as orders from orders where customer_email = $1", [email])).toEqual({
      orders: 1,
    });
  });

  it("a cash order of the last rug whose answer was lost, then Bold: the one calls the other off", async () => {
    const { page } = await comeIn();
    await database.query("update rug_stock set inventory = 1 where rug_id = $1", [rug.id]);
    await page.route("**/api/orders", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("radio", { name: /Contra entrega/ }).check();
    await agree(page);
    await go(page);
    await page.getByRole("button", { name: "Confirmar pedido" }).click();
    await page.getByText(PROBLEMS.notCreated).waitFor();
    await page.unroute("**/api/orders");
    await page.getByRole("radio", { name: /Bold/ }).check();
    await go(page);
    await page.getByRole("heading", { name: "Tu pago está listo" }).waitFor();
    const { email } = JSON.parse((await stored(page, "checkout_form"))!) as { email: string };
    const { rows } = await database.query(
      "select payment_method, status from orders where customer_email = $1 order by created_at",
      [email],
    );
    expect(rows).toEqual([
      { payment_method: "COD", status: "cancelled" },
      { payment_method: "Bold", status: "pending" },
    ]);
  });

  it("a code that is none is said above the bar of a phone", async () => {
    const { page } = await comeIn(PHONE);
    const box = page.getByLabel("Código de descuento");
    await box.fill("nada");
    // As low as it can be seen, right above the bar.
    await box.evaluate((field) => field.scrollIntoView({ block: "end" }));
    await box.press("Enter");
    const error = page.locator("#discountCode-error");
    const bar = page.locator(".bottom-bar").filter({ visible: true });
    const gap = async () => (await bar.boundingBox())!.y - ((await error.boundingBox())!.y + (await error.boundingBox())!.height);
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });

  it("an empty cart leads back to /cart", async () => {
    const context = await browser.newContext(DESKTOP);
    open.push(context);
    const page = await context.newPage();
    await page.goto(`${shop.url}/checkout`);
    await page.getByRole("heading", { name: "Todavía no has elegido alfombra" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/cart");
  });

  it("missing fields: the sentences, the list, the focus; forgiven on edit; by keyboard alone", async () => {
    const { page } = await comeIn();
    await page.getByLabel("Nombre completo").fill("");
    await page.getByLabel("Dirección").fill(" ");
    await agree(page);
    await page
      .getByRole("button", { name: /^Continuar al pago/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await page.getByText("El nombre es obligatorio").waitFor();
    await page.getByText("La dirección es obligatoria").waitFor();
    await page.getByText("Faltan dos datos para continuar.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("name");
    await page.keyboard.type("Ana");
    await page.getByText("El nombre es obligatorio").waitFor({ state: "detached" });
  });

  it("department and town: typed without accents, chosen by keyboard, free text still taken", async () => {
    const { page } = await comeIn();
    const state = page.getByRole("combobox", { name: "Departamento" });
    await state.fill("");
    await state.pressSequentially("narino");
    await page.getByRole("option", { name: "Nariño", exact: true }).waitFor();
    await state.press("Enter");
    await expect.poll(() => state.inputValue()).toBe("Nariño");
    const city = page.getByRole("combobox", { name: "Ciudad o municipio" });
    await expect.poll(() => city.inputValue()).toBe("");
    await city.fill("tuquerres");
    await page.getByRole("option", { name: "Túquerres", exact: true }).waitFor();
    await city.press("ArrowDown");
    await city.press("Enter");
    await expect.poll(() => city.inputValue()).toBe("Túquerres");
    await city.fill("Vereda El Encanto");
    await city.press("Tab");
    await expect.poll(() => city.inputValue()).toBe("Vereda El Encanto");
  });
});

describe("axe finds nothing", () => {
  it.each([PHONE, DESKTOP])("in cart, checkout, waiting and order (%#)", async (how) => {
    const came = await comeIn(how);
    await expectAccessible(came.page);
    await go(came.page);
    await came.page.getByText("Faltan dos datos para continuar.").waitFor();
    await expectAccessible(came.page);
    await goToBold(came);
    await came.page.getByText("No veo la ventana de Bold").click();
    await expectAccessible(came.page);
    const number = (await stored(came.page, "pending_order_number"))!;
    await came.page.goto(`${shop.url}/order/${number}`);
    await expectAccessible(came.page);
    await came.page.evaluate(() => localStorage.removeItem("pending_order_number"));
    await came.page.goto(`${shop.url}/cart`);
    await came.page.getByText("5 disponibles").or(came.page.getByText("4 disponibles")).waitFor();
    await expectAccessible(came.page);
    await came.page.getByRole("button", { name: /^Medida de/ }).click();
    await expectAccessible(came.page);
  });
});
