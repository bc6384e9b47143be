import { afterAll, beforeAll, expect, it } from "vitest";
import { bought, buy } from "../../testing/buy.ts";
import { makeRug } from "../../testing/make-rug.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { reconcile } from "../jobs.server.ts";
import { type LinkRequest, type LinkState, type PaymentGateway } from "./gateway.server.ts";
import { openBold } from "./bold.server.ts";

let shop: TestShop;
let ahead = 0;
const asked: LinkRequest[] = [];
let state: Partial<LinkState> = {};
beforeAll(async () => {
  shop = await openShop({ overrides: { now: () => new Date(Date.now() + ahead) } });
  const other: PaymentGateway = {
    ...openBold(shop.ctx.env, "none"),
    createLink: async (request) => {
      asked.push(request);
      return { id: "other-1", url: "https://pay.example/other-1" };
    },
    readLink: async (id) => ({ id, status: "ACTIVE", pesos: 0, isTest: false, ...state }),
    readLimits: async () => [{ method: "CASH_POINT", min: 1000, max: 90_000_000 }],
  };
  shop.ctx.gateways.Bold = other;
});
afterAll(() => shop.close());

it("whoever does what a gateway does takes the money: link, state, limits", async () => {
  const rug = await makeRug(shop.ctx, {});
  const order = await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { method: "Bold" }));
  const reply = await shop.request("/api/payments/process", { method: "POST", json: { orderId: order.orderNumber } });
  expect(await reply.json()).toMatchObject({ success: true, paymentUrl: "https://pay.example/other-1" });
  expect(asked).toMatchObject([{ total: order.total, reference: order.orderNumber, methods: ["CASH_POINT"] }]);
  state = { status: "PAID", pesos: order.total / 100, reference: order.orderNumber, paymentId: "pago-1" };
  ahead = 60_000;
  await reconcile.run(shop.ctx, {});
  const status = await shop.request(`/api/orders/status/${order.orderNumber}`);
  expect(await status.json()).toMatchObject({ paymentStatus: "paid" });
});

it("a method without a gateway is paid at the door", async () => {
  const rug = await makeRug(shop.ctx, {});
  const order = await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { method: "COD" }));
  const reply = await shop.request("/api/payments/process", { method: "POST", json: { orderId: order.orderNumber } });
  expect(await reply.json()).toMatchObject({ success: true, orderNumber: order.orderNumber });
  expect(asked).toHaveLength(1);
});
