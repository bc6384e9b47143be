import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sendOrderLetters } from "../orders/send-order-letters.server.ts";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { Delivery, Webhook } from "./contract.ts";
import { deliverWebhooks } from "./deliver-webhooks.server.ts";
import { LIMITS } from "../platform/time-limit.server.ts";

type Heard = { headers: IncomingHttpHeaders; body: string };
type Event = { id: string; type: string; data: { order: { order_number: string } } };

let shop: TestShop;
let receiver: Server;
let url: string;
let heard: Heard[] = [];
let answer = { status: 200, location: "", isSilent: false };
let ahead = 0;
const { call, read } = staffCalls(() => shop);

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      heard.push({ headers: request.headers, body });
      if (answer.isSilent) return;
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end();
    });
  });
  await new Promise<void>((ready) => receiver.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/erp`;
  shop = await openShop({
    env: { ALLOW_PRIVATE_TARGETS: "1", TRUST_PROXY: "1" },
    overrides: { now: () => new Date(Date.now() + ahead) },
  });
});
afterAll(async () => {
  await shop.close();
  receiver.close();
});
beforeEach(async () => {
  heard = [];
  answer = { status: 200, location: "", isSilent: false };
  for (const { id } of await read<Webhook[]>("GET", "/webhooks")) await call("DELETE", `/webhooks/${id}`);
});

const make = (more: object = {}) => read<Webhook & { secret: string }>("POST", "/webhooks", { url, ...more }, 201);
const log = (id: number) => read<Delivery[]>("GET", `/webhooks/${id}/deliveries`);
const events = () => heard.map(({ body }) => JSON.parse(body) as Event);
async function place() {
  const rug = await makeRug(shop.ctx, { name: `Olas ${Math.random()}` });
  const order = await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }]));
  await sendOrderLetters(shop.ctx);
  return order;
}

it("tells of an order once, signed with the secret that was shown once", async () => {
  const hook = await make({ events: ["order.placed"] });
  expect(await read<object[]>("GET", "/webhooks")).toEqual([expect.not.objectContaining({ secret: expect.anything() })]);
  const order = await place();
  await deliverWebhooks(shop.ctx);
  await deliverWebhooks(shop.ctx);
  expect(events().map(({ type, data }) => [type, data.order.order_number])).toEqual([["order.placed", order.orderNumber]]);
  const [{ headers, body }] = heard as [Heard];
  const [, unix, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["telar-signature"]))!;
  expect(signature).toBe(createHmac("sha256", hook.secret).update(`${unix}.${body}`).digest("hex"));
  expect(await log(hook.id)).toMatchObject([{ state: "delivered", status: 200, tries: 1 }]);
});

it("a receiver that fails is asked again after growing pauses, with the same id", async () => {
  const hook = await make({ events: ["order.placed"] });
  answer.status = 500;
  await place();
  await deliverWebhooks(shop.ctx);
  await deliverWebhooks(shop.ctx);
  expect(heard).toHaveLength(1);
  ahead += 11_000;
  await deliverWebhooks(shop.ctx);
  ahead += 11_000;
  await deliverWebhooks(shop.ctx);
  expect(heard).toHaveLength(2);
  answer.status = 204;
  ahead += 60_000;
  await deliverWebhooks(shop.ctx);
  expect(new Set(events().map(({ id }) => id)).size).toBe(1);
  expect(await log(hook.id)).toMatchObject([{ state: "delivered", status: 204, tries: 3 }]);
});

it("a receiver that is down for an hour gets everything, in order and once", async () => {
  const hook = await make({ events: ["order.placed", "order.shipped"] });
  answer.status = 503;
  const numbers: string[] = [];
  for (let minute = 0; minute < 60; minute += 10) {
    numbers.push((await place()).orderNumber);
    for (let step = 0; step < 10; step++) {
      await deliverWebhooks(shop.ctx);
      ahead += 60_000;
    }
  }
  heard = [];
  answer.status = 200;
  for (let minute = 0; minute < 90; minute += 5) {
    await Promise.all([deliverWebhooks(shop.ctx), deliverWebhooks(shop.ctx)]);
    ahead += 5 * 60_000;
  }
  expect(events().map(({ data }) => data.order.order_number)).toEqual(numbers);
  expect((await log(hook.id)).every(({ state }) => state === "delivered")).toBe(true);
});

it("a receiver that does not answer in time is asked again with the same id, and holds no other address back", async () => {
  const { webhook: limit } = LIMITS;
  const others: string[] = [];
  const quick = createServer((request, response) => {
    others.push(request.url!);
    request.resume();
    response.end();
  });
  await new Promise<void>((ready) => quick.listen(0, "127.0.0.1", ready));
  try {
    Object.assign(LIMITS, { webhook: 300 });
    const hook = await make({ events: ["order.placed"] });
    await make({ events: ["order.placed"], url: `http://127.0.0.1:${(quick.address() as AddressInfo).port}/other` });
    answer.isSilent = true;
    const { orderNumber } = await place();
    await deliverWebhooks(shop.ctx);
    expect(others).toEqual(["/other"]);
    expect(await log(hook.id)).toMatchObject([
      { state: "waiting", tries: 1, problem: "the receiver is away: no answer within 0.3 s" },
    ]);
    answer.isSilent = false;
    ahead += 11_000;
    await Promise.all([deliverWebhooks(shop.ctx), deliverWebhooks(shop.ctx)]);
    await deliverWebhooks(shop.ctx);
    expect(events().map(({ data }) => data.order.order_number)).toEqual([orderNumber, orderNumber]);
    expect(new Set(events().map(({ id }) => id)).size).toBe(1);
    expect(await log(hook.id)).toMatchObject([{ state: "delivered", tries: 2 }]);
    expect(others).toEqual(["/other"]);
  } finally {
    Object.assign(LIMITS, { webhook: limit });
    quick.close();
  }
});

it("placed, paid and shipped are told in that order, each once", async () => {
  await make();
  const rug = await makeRug(shop.ctx, { name: "Mostrador" });
  const sale = { customer: { name: "Ana" }, items: [{ carpetId: rug.id, size: "5x8", quantity: 1 }], method: "cash" };
  const { _id: id } = await read<{ _id: string }>("POST", "/orders", sale, 201);
  await read("PUT", `/orders/${id}`, { status: "shipped" });
  // What staff do can be taken back for some minutes, and is told after them.
  ahead += 60 * 60_000;
  await sendOrderLetters(shop.ctx);
  await sendOrderLetters(shop.ctx);
  await deliverWebhooks(shop.ctx);
  await deliverWebhooks(shop.ctx);
  expect(events().map(({ type }) => type)).toEqual(["order.placed", "order.paid", "order.shipped"]);
});

it("one event that is always refused holds the others back for an hour or so, not for days", async () => {
  await make({ events: ["order.placed"] });
  answer.status = 500;
  const poison = (await place()).orderNumber;
  const later = (await place()).orderNumber;
  for (let minute = 0; minute < 100; minute += 5) {
    await deliverWebhooks(shop.ctx);
    ahead += 5 * 60_000;
  }
  expect(new Set(events().map(({ data }) => data.order.order_number))).toEqual(new Set([poison, later]));
});

it("a redirect is not followed", async () => {
  const hook = await make({ events: ["order.placed"] });
  // To a place inside that would answer.
  answer = { status: 307, location: `${url}/inside`, isSilent: false };
  await place();
  await deliverWebhooks(shop.ctx);
  expect(heard).toHaveLength(1);
  expect(await log(hook.id)).toMatchObject([{ state: "waiting", status: 307, problem: "The receiver answered 307" }]);
});

it("gives up after days, and staff can send it again", async () => {
  const hook = await make({ events: ["order.placed"] });
  answer.status = 503;
  const { orderNumber } = await place();
  for (let i = 0; i < 12; i++) {
    await deliverWebhooks(shop.ctx);
    ahead += 86_400_000;
  }
  const [failed] = await log(hook.id);
  expect(failed).toMatchObject({ state: "failed", tries: 10, status: 503, order_number: orderNumber });
  answer.status = 200;
  const resent = await read("POST", `/webhooks/${hook.id}/deliveries/${failed!.id}/resend`);
  expect(resent).toMatchObject({ state: "waiting", tries: 0, status: null, problem: "" });
  await deliverWebhooks(shop.ctx);
  expect(await log(hook.id)).toMatchObject([{ state: "delivered", tries: 1 }]);
});

it("a paused one is told when it goes on", async () => {
  const hook = await make({ events: ["order.placed"] });
  await place();
  await read("PUT", `/webhooks/${hook.id}`, { is_active: false });
  await deliverWebhooks(shop.ctx);
  expect(heard).toHaveLength(0);
  await read("PUT", `/webhooks/${hook.id}`, { is_active: true });
  await deliverWebhooks(shop.ctx);
  expect(heard).toHaveLength(1);
});

it("an address that leads inward by now is not reached, by name or number", async () => {
  const strict = await openShop({ overrides: { now: () => new Date(Date.now() + ahead) } });
  try {
    const port = (receiver.address() as AddressInfo).port;
    // Saved while the name led outside.
    for (const host of ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]"])
      await strict.ctx.pool.query(
        "insert into webhooks (url, events, secret, created_at) values ($1, '{order.placed}', 'whsec_x', now())",
        [`http://${host}:${port}/erp`],
      );
    const rug = await makeRug(strict.ctx);
    await bought(buy(strict, [{ carpetId: rug.id, size: "5x8", quantity: 1 }]));
    await sendOrderLetters(strict.ctx);
    await deliverWebhooks(strict.ctx);
    expect(heard).toEqual([]);
    const { rows } = await strict.ctx.pool.query<{ problem: string; tries: number }>(
      "select problem, tries from webhook_deliveries",
    );
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toEqual({ tries: 1, problem: expect.stringContaining("not a public address") });
  } finally {
    await strict.close();
  }
});

it("an address inside the network is refused, by number, by name and as another spelling", async () => {
  const strict = await openShop();
  try {
    const tried = [
      "http://127.0.0.1:8080/x",
      "http://localhost/x",
      "http://[::1]/x",
      "http://[::ffff:10.0.0.1]/x",
      "http://2130706433/x",
      "http://169.254.169.254/latest/meta-data",
      "https://user:pass@93.184.216.34/x",
      "ftp://93.184.216.34/x",
      "no address",
    ];
    for (const target of tried) {
      const response = await strict.request("/api/admin/webhooks", { method: "POST", json: { url: target }, staff: true });
      expect(response.status, target).toBe(422);
    }
    const open = await strict.request("/api/admin/webhooks", {
      method: "POST",
      json: { url: "https://93.184.216.34/x" },
      staff: true,
    });
    expect(open.status).toBe(201);
  } finally {
    await strict.close();
  }
});
