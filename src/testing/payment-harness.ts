import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Order, OrderStatusReply } from "../orders/contract.ts";
import { eventBody, notifyAndWait, SECRET } from "./fake-bold.ts";
import { bought, buy, type Bought } from "./buy.ts";
import { makeRug } from "./make-rug.ts";
import { openShop, type TestShop } from "./open-shop.ts";
import type { BoldReply, PaymentTask } from "../payments/contract.ts";

/** A shop for one file of tests, with a rug of three pieces for each, a clock that can be put forward or stopped, and the calls of buying and paying. */
export function paymentHarness() {
  const fixture = { rug: { id: 0 }, ahead: 0 } as { shop: TestShop; rug: { id: number }; ahead: number; stopped?: Date };
  /** No two moments of a stopped clock are the same. */
  const tick = () => (fixture.stopped = new Date(fixture.stopped!.getTime() + 1));
  beforeAll(async () => {
    fixture.shop = await openShop({
      env: { TRUST_PROXY: "1", BOLD_SECRET_KEY: SECRET },
      overrides: { now: () => (fixture.stopped ? tick() : new Date(Date.now() + fixture.ahead)) },
    });
  });
  afterAll(() => fixture.shop.close());
  beforeEach(async () => {
    fixture.rug = await makeRug(fixture.shop.ctx, { name: "Bosforo Olas", sizes: { "5x8": [2_950_000, 3] } });
  });

  const place = (quantity = 1, method: "Bold" | "COD" = "Bold") =>
    bought(buy(fixture.shop, [{ carpetId: fixture.rug.id, size: "5x8", quantity }], { method }));
  const post = (path: string, json: unknown = {}) => fixture.shop.request(path, { method: "POST", json });
  const link = async (orderId: string) => (await (await post("/api/payments/bold/process", { orderId })).json()) as BoldReply;
  const urlOf = async (order: Bought) => {
    const reply = await link(order.orderNumber);
    if (!reply.success) throw new Error(reply.error);
    return reply.paymentUrl;
  };
  const status = async ({ orderNumber }: Bought) =>
    (await (await fixture.shop.request(`/api/orders/status/${orderNumber}`)).json()) as OrderStatusReply;
  const read = async ({ _id }: Bought) => (await (await fixture.shop.request(`/api/orders/${_id}`)).json()) as Order;
  const tasks = async ({ _id }: Bought) =>
    (
      (await (await fixture.shop.request(`/api/admin/payment-tasks?orderId=${_id}`, { staff: true })).json()) as PaymentTask[]
    ).map((task) => task.kind);
  const cancel = ({ orderNumber }: Bought) => post(`/api/orders/cancel/${orderNumber}`);
  const script = (url: string, json: object) => post(`/bold-sandbox/script/${url.split("/").at(-1)}`, json);
  const paid = (order: Bought, more: object = {}) =>
    notifyAndWait(fixture.shop, eventBody({ reference: order.orderNumber, pesos: order.total / 100, ...more }));
  return { fixture, place, post, link, urlOf, status, read, tasks, cancel, script, paid };
}
