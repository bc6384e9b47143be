import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Rug } from "../src/catalog/contract.ts";
import type { Order, PlacedOrder } from "../src/orders/contract.ts";
import { orderForm } from "../src/testing/buy.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { shopDatabase, type ShopDatabase } from "./shop-database.ts";
import { staffSession } from "./staff-session.ts";

const { shop, browser } = await shopAndBrowser();
let database: ShopDatabase;
beforeAll(async () => {
  database = await shopDatabase(shop);
});
afterAll(() => database.end());

it("a customer asks for a return on the order's page, with a photo, and sees where it is", async () => {
  const [rug] = (await (await fetch(`${shop.url}/api/rugs?limit=1`)).json()) as [Rug];
  const size = rug.sizes[0]!.size;
  await database.query("update rug_stock set inventory = 20 where rug_id = $1", [rug.id]);
  const form = orderForm([{ carpetId: rug.id, size, quantity: 1 }]);
  const placed = (await (
    await fetch(`${shop.url}/api/orders`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(form),
    })
  ).json()) as PlacedOrder;
  const staff = await staffSession(shop.url);
  expect((await staff(`/api/admin/orders/${placed._id}`, { method: "PUT", json: { status: "delivered" } })).status).toBe(200);

  const page = await browser.newPage(PHONE);
  await page.goto(`${shop.url}/order/${placed.orderNumber}`);
  await page.getByRole("button", { name: "Devolver o cambiar" }).click();
  await page.getByRole("checkbox", { name: new RegExp(rug.name) }).check();
  await page.getByLabel("¿Por qué?").waitFor();
  await page.getByLabel("Correo del pedido").fill("otra@example.com");
  await page.getByRole("button", { name: "Pedir la devolución" }).click();
  await page.getByText("Este no es el correo de este pedido").waitFor();
  await page.getByLabel("Correo del pedido").fill(form.customer.email);
  const buffer = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#733" } })
    .jpeg()
    .toBuffer();
  await page.getByLabel(/^Fotos, hasta tres/).setInputFiles({ name: "mancha.jpg", mimeType: "image/jpeg", buffer });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pedir la devolución" }).click();
  await page.getByText(`Devolución ${placed.orderNumber}-D1`).waitFor();
  const order = (await (await fetch(`${shop.url}/api/orders/by-number/${placed.orderNumber}`)).json()) as Order;
  expect(order.returns).toMatchObject([{ status: "requested" }]);
  const [row] = (await (await staff(`/api/admin/returns?search=${placed.orderNumber}`)).json()) as [{ photos: string[] }];
  expect(row.photos).toHaveLength(1);
  await page.close();
});
