import { afterAll, beforeAll, expect, it } from "vitest";
import type { Rug } from "../src/catalog/contract.ts";
import type { Order, PlacedOrder } from "../src/orders/contract.ts";
import { orderForm } from "../src/testing/buy.ts";
import { PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { shopDatabase, type ShopDatabase } from "./shop-database.ts";

const { shop, browser } = await shopAndBrowser();
let database: ShopDatabase;
let rug: Rug;
beforeAll(async () => {
  database = await shopDatabase(shop);
  const rugs = (await (await fetch(`${shop.url}/api/rugs?limit=20`)).json()) as Rug[];
  rug = rugs[0]!;
  await database.query("update rug_stock set inventory = 50 where rug_id = $1", [rug.id]);
});
afterAll(() => database.end());

it("the letter's link opens the order, and only the press confirms it", async () => {
  const size = rug.sizes[0]!.size;
  const answer = await fetch(`${shop.url}/api/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(orderForm([{ carpetId: rug.id, size, quantity: 1 }])),
  });
  const { orderNumber } = (await answer.json()) as PlacedOrder;
  const { token } = await database.one("select confirm_token as token from orders where number = $1", [orderNumber]);
  const seen = async () => (await (await fetch(`${shop.url}/api/orders/by-number/${orderNumber}`)).json()) as Order;
  const page = await browser.newPage(PHONE);
  await page.goto(`${shop.url}/order/${orderNumber}`);
  expect(await page.getByRole("button", { name: "Sí, es mi pedido" }).count()).toBe(0);
  await page.goto("about:blank");
  await page.goto(`${shop.url}/order/${orderNumber}#confirmar=${String(token)}`);
  const button = page.getByRole("button", { name: "Sí, es mi pedido" });
  await button.waitFor();
  expect((await seen()).confirmed_at).toBeNull();
  await button.click();
  await page.getByText("Gracias: ya sabemos que el pedido es tuyo.").waitFor();
  expect((await seen()).confirmed_at).not.toBeNull();
  await page.close();
});

/** A cart of one rug as an earlier visit left it. In a page that already shows a cart the answer about its stock would write over it. */
async function cartOf(quantity: number) {
  const page = await browser.newPage(PHONE);
  const { size, price } = rug.sizes[0]!;
  const cart = { items: [{ rug, quantity, selectedSize: size }], total: price * quantity };
  await page.goto(`${shop.url}/cart`);
  await page.evaluate((state) => localStorage.setItem("cart_state", state), JSON.stringify(cart));
  await page.reload();
  return page;
}

it("the cart stops at what one order may hold, and says so", async () => {
  const page = await cartOf(11);
  const more = page.getByRole("button", { name: "Agregar una" });
  await more.click();
  await page.getByText("Llegaste a 12 alfombras, el máximo de un pedido.").waitFor();
  await expect.poll(() => more.isDisabled()).toBe(true);
  await page.getByRole("link", { name: "Finalizar compra" }).first().waitFor();
  await page.close();
});

it("a cart that holds more than one order may asks for fewer", async () => {
  const page = await cartOf(13);
  await page.getByText("Un pedido lleva como máximo 12 alfombras.").waitFor();
  await page.getByRole("button", { name: "Ajustar cantidades" }).first().waitFor();
  await page.close();
});
