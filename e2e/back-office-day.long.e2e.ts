import { setTimeout } from "node:timers/promises";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Rug } from "../src/catalog/contract.ts";
import type { StaffOrder } from "../src/orders/admin-contract.ts";
import type { PlacedOrder } from "../src/orders/contract.ts";
import { addDays, bogotaDate } from "../src/platform/bogota-time.ts";
import type { StaffReturn } from "../src/returns/contract.ts";
import { orderForm } from "../src/testing/buy.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { type SignedIn, signedIn } from "./sign-in.ts";
import { shopDatabase, type ShopDatabase } from "./shop-database.ts";

const { shop, browser } = await shopAndBrowser();
let database: ShopDatabase;
let rugs: Rug[];
beforeAll(async () => {
  database = await shopDatabase(shop);
  rugs = (await (await fetch(`${shop.url}/api/rugs?limit=2`)).json()) as Rug[];
  await database.query("update rug_stock set inventory = 40 where rug_id = any ($1::int[])", [rugs.map(({ id }) => id)]);
});
afterAll(() => database.end());

/** One day of the shop, on a desk and in a driver's hand. */
describe.each<[string, BrowserContextOptions]>([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("a day in the back office, %s", (name, device) => {
  let { context, page, open, api, seen } = {} as SignedIn;
  beforeAll(async () => ({ context, page, open, api, seen } = await signedIn({ shop, browser }, device)));
  afterAll(() => context.close());
  const cod = (rug: Rug) => {
    const { customer, shipping, items } = orderForm([{ carpetId: rug.id, size: rug.sizes[0]!.size, quantity: 1 }]);
    return api<PlacedOrder>("POST", "admin/orders", {
      customer,
      shipping: { ...shipping, zipCode: undefined, country: undefined },
      items,
      method: "COD",
    });
  };

  it("somebody who was here before is looked up for a new sale, with the address of the last order", async () => {
    const { orderNumber } = await cod(rugs[1]!);
    const [before] = await api<StaffOrder[]>("GET", `admin/orders?search=${orderNumber}`);
    const { customer_name: who, customer_email: email, customer_phone: phone, shipping_address: address } = before!;
    await expect.poll(() => api<unknown[]>("GET", `admin/customers?search=${phone}`)).toHaveLength(1);
    await open("orders/new");
    const lookup = page.getByLabel("Find a customer by name, e-mail or phone");
    await lookup.fill(phone);
    await page.getByRole("button", { name: email }).click();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe(who);
    await page.getByRole("button", { name: "Bold link" }).click();
    expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe(address);
    await lookup.fill("nadie-se-llama-asi");
    await seen("Nobody found.");
    await expectAccessible(page);
    // What is half typed asks before it is left.
    page.once("dialog", (dialog) => void dialog.accept());
    await open("orders");
  });

  it("a showroom sale by link, begun from the visit it was made for", async () => {
    const date = addDays(bogotaDate(new Date()), name === "phone" ? 41 : 40);
    const visit = {
      reservation_date: date,
      time_slot: "09:00",
      customer_name: `Visita ${name}`,
      customer_phone: "3105550142",
      rugs: [{ carpetId: rugs[0]!.id, size: rugs[0]!.sizes[0]!.size }],
    };
    const { id } = await api<{ id: number }>("POST", "showroom/reservations", visit);
    await open(`showroom?day=${date}`);
    await page.locator(`[data-cell="${date} 09:00"]`).click();
    await page.getByRole("link", { name: "Sell to them" }).click();
    await seen(rugs[0]!.name);
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe(`Visita ${name}`);
    await page.getByRole("button", { name: "Bold link" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Make the payment link" }).click();
    await page.getByRole("button", { name: "Copy the link" }).waitFor();
    const [order] = await api<StaffOrder[]>("GET", `admin/orders?search=${encodeURIComponent(`Visita ${name}`)}`);
    expect(order).toMatchObject({ payment_status: "pending", customer_phone: "3105550142" });
    const kept = await database.one("select reservation_id as visit from orders where id = $1", [order!.id]);
    expect(kept.visit).toBe(id);
  });

  it("a COD delivery run: agreed, on the run sheet, delivered with its cash, the day closed", async () => {
    const order = await cod(rugs[0]!);
    await open(`orders/${order.orderNumber}/open`);
    await page.getByLabel("Zone").fill(`Zona ${name}`);
    await page.getByRole("button", { name: /^Agree/ }).click();
    const agreed = page.getByRole("link", { name: /09:00 to 12:00/ });
    await agreed.waitFor();
    await expectAccessible(page);
    await agreed.click();
    const stop = page.getByRole("listitem").filter({ hasText: order.orderNumber });
    await stop.getByRole("button", { name: "Delivered" }).waitFor();
    await seen(`Zona ${name}`);
    await expectAccessible(page);
    await stop.getByRole("button", { name: "Delivered" }).click();
    await page.getByLabel("Received by").fill("La portera");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save the proof" }).click();
    await stop.getByText("Received by La portera").waitFor();
    expect(await api("GET", `admin/orders/${order._id}`)).toMatchObject({ status: "delivered", payment_status: "paid" });
    await open("deliveries");
    await seen(`Cash on delivery ${order.orderNumber}`);
    if (name === "desktop") return;
    const { expected } = await api<{ expected: number }>("GET", `admin/cash/${bogotaDate(new Date())}`);
    await page.getByLabel("Counted").fill(String(expected / 100));
    await page.getByRole("button", { name: "Close the day" }).click();
    await seen(/counted, as expected\./);
  });

  it("a return with an exchange: the other rug's order is made, and its difference asked for", async () => {
    const order = await cod(rugs[0]!);
    await api("PUT", `admin/orders/${order._id}`, { status: "delivered" });
    const { items, customer_email: email } = await api<StaffOrder>("GET", `admin/orders/${order._id}`);
    const asked = { email, items: [{ itemId: items[0]!.itemId, quantity: 1, reason: "Muy pequeña" }], note: "" };
    const made = await api<{ id: number; number: string }>("POST", `orders/${order.orderNumber}/returns`, asked);
    await api("PUT", `admin/returns/${made.id}`, { status: "approved" });
    await api("PUT", `admin/returns/${made.id}`, { status: "received" });
    await open(`returns?search=${made.number}&open=${made.id}`);
    // A slow answer: what another search found is not offered meanwhile.
    await page.route(/admin\/carpets\?.*search=/, async (route) => {
      await setTimeout(1500);
      await route.continue();
    });
    await page.getByLabel("Find a rug by name").fill(rugs[1]!.name);
    await page
      .getByRole("button", { name: new RegExp(`^${rugs[1]!.sizes.at(-1)!.size}, `) })
      .first()
      .click();
    await page.getByLabel(`Units of ${rugs[1]!.name}`).waitFor();
    await page
      .getByRole("button", { name: "Exchanged" })
      .or(page.getByRole("button", { name: /exchange/i }))
      .first()
      .click();
    await expect
      .poll(async () => (await api<StaffReturn>("GET", `admin/returns/${made.id}`)).status, { timeout: 30_000 })
      .toBe("exchanged");
    const done = await api<StaffReturn>("GET", `admin/returns/${made.id}`);
    const fresh = await api<StaffOrder>("GET", `admin/orders/${done.exchange_order}`);
    expect(fresh).toMatchObject({ status: "processing", exchange_of: made.number });
    expect(fresh.balance).toBe(Math.max(0, done.exchange_difference!));
  });
});
