import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PROBLEMS } from "../src/checkout/texts.ts";
import type { OrderStatusReply } from "../src/orders/contract.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { agree, checkoutVisits, go, goToBold, stored } from "./checkout-visits.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";

const { shop, database, rug, comeIn } = await checkoutVisits();

const isInView = (sentence: Locator): Promise<boolean> =>
  sentence.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
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
    await expect
      .poll(() => page.getByRole("link", { name: /abrir la página de pago/ }).getAttribute("href"))
      .not.toBe(bank.url());
    await database.query("update orders set payment_status = 'failed', status = 'cancelled' where number = $1", [number]);
    await page.getByRole("button", { name: "Intentar el pago de nuevo" }).click();
    await page.locator("#terms").waitFor();
    await expect.poll(async () => JSON.parse((await stored(page, "cart_state"))!).items).toHaveLength(1);
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

const toCart = (page: Page) => page.getByRole("link", { name: /^Carrito/ }).click();

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
    await toCart(page);
    await page.getByText(`Tu pedido ${number} espera tu pago`).waitFor();
    // The last one is held by this very order.
    await page.getByText("1 disponible").waitFor();
    expect(await page.getByText("Sin stock").count()).toBe(0);
    await expectAccessible(page);
    const later = { rug, quantity: 2, selectedSize: rug.sizes[1]!.size };
    // Put in by another tab.
    await bank.evaluate((line) => {
      const cart = JSON.parse(localStorage.getItem("cart_state")!) as { items: unknown[]; total: number };
      localStorage.setItem("cart_state", JSON.stringify({ ...cart, items: [...cart.items, line] }));
    }, later);
    await page.getByText("3 alfombras").first().waitFor();
    // The order's slip is the order's: one rug, not the three of the cart.
    await page.getByRole("link", { name: "Finalizar compra" }).filter({ visible: true }).first().click();
    await page.getByText("Cantidad 1").waitFor();
    await page.getByRole("heading", { name: "Esperando tu pago" }).waitFor();
    expect(await page.locator(".order-slip__item").count()).toBe(1);
    await toCart(page);
    await page.getByText(`Tu pedido ${number} espera tu pago`).waitFor();
    // Spec §4: a cart that is opened anew leads to the wait.
    await page.reload();
    await page.getByRole("heading", { name: "Esperando tu pago" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/checkout");
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
    await toCart(came.page);
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
