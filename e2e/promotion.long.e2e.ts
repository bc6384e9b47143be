import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addresses } from "../src/addresses.ts";
import type { Rug } from "../src/catalog/contract.ts";
import type { StaffOrder } from "../src/orders/admin-contract.ts";
import type { PlacedOrder } from "../src/orders/contract.ts";
import { showPesos } from "../src/platform/money.ts";
import type { Promotion } from "../src/promotions/contract.ts";
import { orderForm } from "../src/testing/buy.ts";
import { readQr } from "../src/testing/read-qr.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { staffSession } from "./staff-session.ts";

const { shop, browser } = await shopAndBrowser();
const staff = await staffSession(shop.url);
const read = async <T>(path: string): Promise<T> => (await (await fetch(shop.url + path)).json()) as T;
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

describe("a promotion, from the first card to the cart and to its end", () => {
  const devices: [name: string, device: BrowserContextOptions][] = [
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ];
  it.each(devices)("on a %s", async (name, device) => {
    const [rug] = (await read<Rug[]>("/api/rugs?limit=40")).filter(({ promotion }) => !promotion).slice(name === "phone" ? 1 : 0);
    const made = await staff("/api/admin/promotions", {
      method: "POST",
      json: { name: `Feria ${name}`, percentage: 20, startDate: day(-1), endDate: day(5), carpetIds: [rug!.id] },
    });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as Promotion;
    const sold = await read<Rug>(`/api/rugs/${rug!.id}`);
    const { size, price } = sold.sizes.find(({ inventory }) => inventory > 0)!;
    const [now, before] = [showPesos(price), showPesos(rug!.sizes.find((each) => each.size === size)!.price)];
    expect(now).not.toBe(before);

    const page = await (await browser.newContext(device)).newPage();
    await page.goto(`${shop.url}/catalog?search=${encodeURIComponent(rug!.name)}&size=${size}`);
    const card = page.locator(".card").filter({ hasText: rug!.name }).first();
    await card.getByText(now, { exact: true }).waitFor();
    expect(await card.locator("s").innerText()).toBe(before);
    expect(await card.innerText()).toMatch(/Hasta el \d+ de \w+/);
    await expectAccessible(page);

    await page.goto(`${shop.url}${addresses.product(rug!)}?size=${size}`);
    const buy = page.locator(".buy");
    await buy.getByText(now, { exact: true }).first().waitFor();
    expect(await buy.locator("s").first().innerText()).toBe(before);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join("");
    expect(data, "what search engines read is the price that is asked").toContain(`"price":${price},`);
    await expectAccessible(page);

    await page
      .locator(".act, .buy, .dock")
      .getByRole("button", { name: "Agregar al carrito" })
      .filter({ visible: true })
      .first()
      .click();
    await expect.poll(() => page.locator(".head__badge").innerText()).toBe("1");
    await page.goto(`${shop.url}/cart`);
    await page.getByRole("main").getByText(now, { exact: true }).first().waitFor();
    expect(await page.getByRole("main").locator("s").first().innerText()).toBe(before);
    await expectAccessible(page);

    expect((await staff(`/api/admin/promotions/${id}/end`, { method: "POST" })).status).toBe(200);
    await page.reload();
    await page.getByRole("main").getByText(before, { exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole("main").locator("s").count()).toBe(0);
  });
});

it("a piece's certificate opens its provenance on a phone, names nobody, and one made up opens nothing", async () => {
  const [rug] = await read<Rug[]>("/api/rugs?limit=1");
  const { size } = rug!.sizes.find(({ inventory }) => inventory > 0)!;
  const form = orderForm([{ carpetId: rug!.id, size, quantity: 1 }]);
  const placed = await fetch(`${shop.url}/api/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(form),
  });
  const { _id } = (await placed.json()) as PlacedOrder;
  expect((await staff(`/api/admin/orders/${_id}`, { method: "PUT", json: { status: "shipped" } })).status).toBe(200);
  const { certificates } = (await (await staff(`/api/admin/orders/${_id}`)).json()) as StaffOrder;
  const { number } = certificates[0]!;

  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(shop.url + addresses.provenance(number));
  await page.getByText("Es auténtico").waitFor();
  const said = await page.getByRole("main").innerText();
  expect(said).toContain(number);
  expect(said).toContain(rug!.name);
  for (const own of [form.customer.name, form.customer.email, form.shipping.address]) expect(said).not.toContain(own);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  await expectAccessible(page);
  const code = await fetch(shop.url + addresses.provenanceCode(number));
  expect([code.status, code.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await readQr(await code.text())).toBe(shop.url + addresses.provenance(number));
  await page.getByRole("link", { name: "Ver esta alfombra en la tienda" }).click();
  await page.waitForURL("**/product/**");

  const forged = number.replace(/.$/, (last) => (last === "2" ? "3" : "2"));
  expect((await page.goto(shop.url + addresses.provenance(forged)))!.status()).toBe(404);
  await page.getByRole("heading", { name: "No encontramos este certificado" }).waitFor();
  const guesses = await Promise.all(Array.from({ length: 40 }, () => fetch(shop.url + addresses.provenance(forged))));
  expect(new Set(guesses.map(({ status }) => status)), "guessing is throttled, and is no fault of the shop").toEqual(
    new Set([404, 429]),
  );
});
