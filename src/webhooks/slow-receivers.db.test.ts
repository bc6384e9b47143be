import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { sendOrderLetters } from "../orders/send-order-letters.server.ts";
import { LIMITS } from "../platform/time-limit.server.ts";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { Delivery, Webhook } from "./contract.ts";
import { deliverWebhooks } from "./deliver-webhooks.server.ts";

let shop: TestShop;
let ahead = 0;
const close: (() => void)[] = [];
const limit = LIMITS.webhook;
const { call, read } = staffCalls(() => shop);

beforeAll(async () => {
  shop = await openShop({
    env: { ALLOW_PRIVATE_TARGETS: "1", TRUST_PROXY: "1" },
    overrides: { now: () => new Date(Date.now() + ahead) },
  });
});
afterAll(() => shop.close());
afterEach(async () => {
  Object.assign(LIMITS, { webhook: limit });
  for (const end of close.splice(0)) end();
  for (const { id } of await read<Webhook[]>("GET", "/webhooks")) await call("DELETE", `/webhooks/${id}`);
});

/** A webhook whose receiver has read the request before it answers so. */
async function receiver(answer: RequestListener): Promise<Webhook> {
  const server = createServer((request, response) => request.resume().on("end", () => answer(request, response)));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  close.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/erp`;
  return read<Webhook>("POST", "/webhooks", { url, events: ["order.placed"] }, 201);
}
async function place(): Promise<void> {
  const rug = await makeRug(shop.ctx, { name: `Olas ${Math.random()}` });
  await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }]));
  await sendOrderLetters(shop.ctx);
}
const log = (id: number) => read<Delivery[]>("GET", `/webhooks/${id}/deliveries`);

it("one that staff send again while it is tried goes out once more, and what the first try came to changes nothing", async () => {
  Object.assign(LIMITS, { webhook: 1500 });
  let heard = 0;
  const { id } = await receiver((_, response) => ++heard > 1 && response.end());
  await place();
  const first = deliverWebhooks(shop.ctx);
  await vi.waitFor(() => expect(heard).toBe(1));
  const [waiting] = await log(id);
  await read("POST", `/webhooks/${id}/deliveries/${waiting!.id}/resend`);
  await deliverWebhooks(shop.ctx);
  await first;
  expect(await log(id)).toMatchObject([{ state: "delivered", status: 200, problem: "", due_at: null }]);
  ahead += 60_000;
  await deliverWebhooks(shop.ctx);
  expect(heard).toBe(2);
});

it("a slow receiver with several waiting does not delay another's", async () => {
  const arrived: string[] = [];
  await receiver((_, response) => {
    arrived.push("slow");
    setTimeout(() => response.end(), 1000);
  });
  await receiver((_, response) => {
    arrived.push("quick");
    response.end();
  });
  for (let n = 0; n < 3; n++) await place();
  await deliverWebhooks(shop.ctx);
  expect(arrived.slice(0, 4).toSorted()).toEqual(["quick", "quick", "quick", "slow"]);
  expect(arrived).toHaveLength(6);
});
