import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Rug } from "../src/catalog/contract.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { pressByKeys as press } from "./press-by-keys.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";

const { shop, browser } = await shopAndBrowser({ env: { ALLOW_PRIVATE_TARGETS: "1" } });

type Event = { id: string; type: string; data: { order: { order_number: string } } };
let status = 500;
let heard: Event[] = [];
const receiver = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += part));
  request.on("end", () => {
    heard.push(JSON.parse(body) as Event);
    response.writeHead(status).end();
  });
}).listen(0, "127.0.0.1");
await once(receiver, "listening");
const receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
afterAll(() => receiver.close());

it.each<[string, BrowserContextOptions]>([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("what a receiver refused is sent again from the log with the keys, on a %s", async (name, device) => {
  const address = `${receiverUrl}/${name}`;
  [status, heard] = [500, []];
  const { context, page } = await signedIn({ shop, browser }, device);
  await page.goto(`${shop.url}/admin/webhooks`);
  await press(page, page.getByRole("button", { name: "New webhook" }).filter({ visible: true }));
  await page.locator(".admin-drawer:focus-within").waitFor();
  await page.getByLabel("Address").focus();
  await page.keyboard.type(address);
  for (const event of ["order.paid", "order.shipped"]) await press(page, page.getByRole("checkbox", { name: event }), "Space");
  await press(page, page.getByRole("button", { name: "Save webhook" }));
  await page.getByText(/whsec_[\w-]{32}/).waitFor();
  await press(page, page.getByRole("button", { name: "Done" }));

  const [rug] = (await (await context.request.get(`${shop.url}/api/rugs?limit=1`)).json()) as [Rug];
  const sale = {
    customer: { name: "Ana" },
    items: [{ carpetId: rug.id, size: rug.sizes[0]!.size, quantity: 1 }],
    method: "cash",
  };
  const sold = await context.request.post(`${shop.url}/api/admin/orders`, { data: sale });
  expect(sold.status()).toBe(201);
  const { orderNumber } = (await sold.json()) as { orderNumber: string };

  await press(page, page.getByRole("button", { name: `Log of ${address}` }));
  const line = page.locator(".delivery-log li").filter({ hasText: orderNumber });
  await line.getByText("answered 500").waitFor();
  await line.getByText("Waiting").waitFor();
  await expectAccessible(page);

  status = 204;
  const resend = line.getByRole("button", { name: `Resend order.placed of ${orderNumber}` });
  await press(page, resend);
  await page.locator(".admin-toast", { hasText: "It is sent again" }).waitFor();
  await line.getByText("Delivered").waitFor();
  await line.getByText("answered 204").waitFor();
  expect(await resend.evaluate((each) => each === document.activeElement), "the keys are where they were").toBe(true);
  await expectAccessible(page);

  // One that has arrived can be sent again too; the receiver knows it by its id.
  const before = heard.length;
  await page.keyboard.press("Enter");
  await expect.poll(() => heard.length).toBe(before + 1);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(1);
  expect(heard.every(({ type, data }) => type === "order.placed" && data.order.order_number === orderNumber)).toBe(true);

  await press(page, page.getByRole("button", { name: "Close" }));
  await press(page, page.getByRole("button", { name: `Delete ${address}` }));
  await press(page, page.getByRole("button", { name: "Delete webhook" }));
  await page.getByText("No webhooks yet").waitFor();
});
