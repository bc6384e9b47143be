import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bought, buy, stockOf, type Bought } from "../testing/buy.ts";
import { openFakeBold, SECRET } from "../testing/fake-bold.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { BoldReply } from "./contract.ts";
import { reconcile } from "./jobs.server.ts";

let shop: TestShop;
let bold: Awaited<ReturnType<typeof openFakeBold>>;
let rug: { id: number };
let ahead = 0;
beforeAll(async () => {
  bold = await openFakeBold();
  const env = { TRUST_PROXY: "1", BOLD_API_KEY: "llave-real", BOLD_SECRET_KEY: SECRET, BOLD_BASE_URL: bold.url };
  shop = await openShop({ env, overrides: { now: () => new Date(Date.now() + ahead) } });
  rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 40] } });
});
afterAll(async () => {
  await shop.close();
  bold.close();
});
beforeEach(() => {
  ahead = 0;
  bold.answer = well;
  shop.ctx.gateways.Bold.connection.timeoutMs = 5000;
});

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
let links = 0;
const states = new Map<string, object>();
const METHODS = { CREDIT_CARD: { min: 1000, max: 5_000_000 }, PSE: { min: 1000, max: 10_000_000 } };
const well: typeof bold.answer = (request, response, body) => {
  expect(request.headers.authorization).toBe("x-api-key llave-real");
  if (request.url?.endsWith("/payment_methods")) return json(response, { payload: { payment_methods: METHODS }, errors: [] });
  if (request.method === "POST") {
    const id = `LNK_${++links}`;
    const sent = JSON.parse(body) as { amount: { total_amount: number }; reference: string };
    states.set(id, {
      id,
      total: sent.amount.total_amount,
      status: "ACTIVE",
      reference: sent.reference,
      is_sandbox: false,
      asked: sent,
    });
    return json(response, { payload: { payment_link: id, url: `https://checkout.bold.co/payment/${id}` }, errors: [] });
  }
  return json(response, states.get(request.url!.split("/").at(-1)!) ?? {}, 200);
};

const place = (quantity = 1) => bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity }], { method: "Bold" }));
const link = async ({ _id }: Bought) =>
  (await (await shop.request("/api/payments/bold/process", { method: "POST", json: { orderId: _id } })).json()) as BoldReply;
const statusOf = async ({ _id }: Bought) =>
  (await shop.ctx.pool.query("select status, payment_status from orders where id = $1", [_id])).rows[0];
const sweep = () => reconcile.run(shop.ctx, {});

it.each([
  ["answers 500", ((_, response) => json(response, { message: "Internal server error" }, 500)) as typeof bold.answer],
  ["answers 403", ((_, response) => json(response, { Message: "User is not authorized" }, 403)) as typeof bold.answer],
  ["answers garbage", ((_, response) => response.end("<html>hola")) as typeof bold.answer],
  ["answers another shape", ((_, response) => json(response, { payload: { link: 1 } })) as typeof bold.answer],
  ["hangs", (() => undefined) as typeof bold.answer],
  ["hangs up", ((request) => request.socket.destroy()) as typeof bold.answer],
])("when Bold %s the shopper hears the sentence, and a retry reuses the order (R10)", async (_, trouble) => {
  const order = await place();
  const before = await stockOf(shop, rug.id);
  bold.answer = (request, response, body) =>
    request.method === "POST" ? trouble(request, response, body) : well(request, response, body);
  shop.ctx.gateways.Bold.connection.timeoutMs = 250;
  expect(await link(order)).toEqual({
    success: false,
    code: "trouble",
    error: "Error creando enlace de pago Bold. Inténtalo de nuevo.",
  });
  expect(await statusOf(order)).toEqual({ status: "pending", payment_status: "pending" });
  bold.answer = well;
  shop.ctx.gateways.Bold.connection.timeoutMs = 5000;
  expect(await link(order)).toMatchObject({ success: true, paymentUrl: expect.stringContaining("https://checkout.bold.co/") });
  expect(await stockOf(shop, rug.id)).toBe(before);
});

it("its check tells a wrong key and a Bold that does not answer", async () => {
  await shop.ctx.gateways.Bold.readLimits();
  bold.answer = (_, response) => json(response, { Message: "User is not authorized" }, 403);
  await expect(shop.ctx.gateways.Bold.readLimits()).rejects.toThrow("answered 403");
  bold.answer = () => undefined;
  shop.ctx.gateways.Bold.connection.timeoutMs = 250;
  await expect(shop.ctx.gateways.Bold.readLimits()).rejects.toThrow("no answer");
});

it("reads Bold's limits and sends only the methods that fit; above all of them the shopper is told before", async () => {
  const order = await place(2);
  expect(await link(order)).toMatchObject({ success: true });
  const [state] = [...states.values()].slice(-1) as [{ asked: { payment_methods: string[]; callback_url?: string } }];
  expect(state.asked.payment_methods).toEqual(["PSE"]);
  expect(state.asked.callback_url).toBeUndefined(); // Bold takes https only
  expect(await link(await place(4))).toMatchObject({
    success: false,
    code: "too_much",
    error: expect.stringContaining("10.000.000"),
  });
});

it("without a link an unpaid order is released on time even while Bold is down: no stock is held for ever (R10)", async () => {
  const order = await place();
  bold.answer = (request) => request.socket.destroy();
  ahead = 91 * 60_000;
  await sweep();
  expect(await statusOf(order)).toEqual({ status: "cancelled", payment_status: "expired" });
});

it("with a link it waits for Bold's word, for six hours at most", async () => {
  const order = await place();
  await link(order);
  bold.answer = (request) => request.socket.destroy();
  ahead = 95 * 60_000;
  await sweep();
  expect(await statusOf(order)).toEqual({ status: "pending", payment_status: "pending" });
  ahead = (90 + 6 * 60 + 1) * 60_000;
  await sweep();
  expect(await statusOf(order)).toEqual({ status: "cancelled", payment_status: "expired" });
});

it("does not believe a test payment, another reference or another amount", async () => {
  for (const lie of [{ is_sandbox: true }, { reference: "OTRO1-PEDID" }, { total: 2_949_999 }]) {
    const order = await place();
    await link(order);
    const id = `LNK_${links}`;
    states.set(id, { ...states.get(id), status: "PAID", transaction_id: `T${links}`, ...lie });
    ahead = 60_000;
    await sweep();
    ahead = 0;
    expect(await statusOf(order)).toEqual({ status: "pending", payment_status: "pending" });
    states.set(id, { ...states.get(id), status: "EXPIRED" });
  }
});

it("has no test bank beside real keys", async () => {
  expect((await shop.request("/bold-sandbox/online/link/v1/payment_methods")).status).toBe(404);
  const { createSandbox } = await import("./sandbox/sandbox.server.ts");
  expect(() => createSandbox(shop.ctx)).toThrow("real keys");
});
