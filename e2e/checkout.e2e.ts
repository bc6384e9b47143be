import { describe, expect, it } from "vitest";
import { CART_KEY } from "../src/cart/storage.ts";
import { PROBLEMS } from "../src/checkout/texts.ts";
import { LINK_PROBLEMS } from "../src/payments/rules/link-problems.ts";
import { OFFLINE } from "../src/platform/call-api.ts";
import { agree, checkoutVisits, FORM, go, goToBold, stored } from "./checkout-visits.ts";
import { heldAnswer } from "./held-answer.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";
import { untilIdle } from "./visit.ts";

const { shop, browser, database, rug, comeIn } = await checkoutVisits();

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
    await expect.poll(() => page.getByRole("radio", { name: /Bold/ }).isDisabled()).toBe(true);
    await page
      .getByRole("button", { name: /^Continuar contra entrega/ })
      .first()
      .waitFor();
    expect(await stored(page, "pending_order_number")).toBeNull();
  });

  it("an old price in the cart is brought up to date before anything is paid", async () => {
    const { page } = await comeIn();
    // On a page that asks for no stock: the answer about the stock would put the right price back.
    await page.goto(`${shop.url}/about`);
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem("cart_state")!) as { items: { rug: { sizes: { price: number }[] } }[] };
      for (const { rug } of cart.items) for (const size of rug.sizes) size.price = 1;
      localStorage.setItem("cart_state", JSON.stringify({ ...cart, total: 1 }));
    });
    await page.goto(`${shop.url}/checkout`);
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
    const lookUp = await heldAnswer(page, /discount-codes\/validate$/, "POST");
    await apply.click();
    // Nobody pays the full price while the code is looked up.
    const pay = page.getByRole("button", { name: /^Continuar al pago/ }).first();
    await expect.poll(() => pay.isDisabled()).toBe(true);
    await lookUp.give();
    await page.getByText("Descuento PRUEBA10 (10 %)").waitFor();
    const total = Math.round(rug.sizes[0]!.price * 0.9).toLocaleString("es-CO");
    await page
      .getByRole("button", { name: new RegExp(`Continuar al pago.*${total}`) })
      .first()
      .waitFor();
    // Another tab changes the cart: the code is looked up again. Taken off meanwhile, it stays off.
    const again = await heldAnswer(page, /discount-codes\/validate$/, "POST");
    await page.evaluate((key) => {
      const cart = JSON.parse(localStorage.getItem(key)!) as { items: { quantity: number }[] };
      cart.items[0]!.quantity = 2;
      window.dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify(cart) }));
    }, CART_KEY);
    await again.asked;
    await page.getByRole("button", { name: /Quitar el código/ }).click();
    await again.give();
    await untilIdle(page);
    expect(await page.getByText("Descuento PRUEBA10 (10 %)").count()).toBe(0);
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
