import { afterAll, beforeAll, expect, it } from "vitest";
import { bought, buy, stockOf } from "../testing/buy.ts";
import { eventBody, notify, SECRET } from "../testing/fake-bold.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";

const ORDERS = 40;
const COPIES = 5;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1", BOLD_SECRET_KEY: SECRET } });
});
afterAll(() => shop.close());

const countOf = async (sql: string): Promise<number> =>
  (await shop.ctx.pool.query<{ n: number }>(`select count(*)::int n from ${sql}`)).rows[0]!.n;

it("a rush of notifications, each five times over, is stored, answered and applied once (R5, R7)", async () => {
  const rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, ORDERS + 3] } });
  const line = [{ carpetId: rug.id, size: "5x8", quantity: 1 }];
  const orders = await Promise.all(Array.from({ length: ORDERS }, () => bought(buy(shop, line, { method: "Bold" }))));
  const events = orders.map((order) => eventBody({ reference: order.orderNumber, pesos: order.total / 100 }));
  // The copies of one event lie far apart and side by side: first all, then all again backwards, and so on.
  const sends = Array.from({ length: COPIES }, (_, n) => (n % 2 ? events.toReversed() : events)).flat();
  const answers = await Promise.all(sends.map(async (body) => (await notify(shop, body)).status));
  expect(new Set(answers)).toEqual(new Set([200]));

  await expect.poll(() => countOf("bold_events where processed_at is null"), { timeout: 20_000 }).toBe(0);
  expect(await countOf("bold_events")).toBe(ORDERS);
  expect(await countOf("payments")).toBe(ORDERS);
  expect(await countOf("orders where payment_status = 'paid' and status = 'processing'")).toBe(ORDERS);
  expect(await countOf("order_notices where kind in ('paid', 'purchase')")).toBe(2 * ORDERS);
  expect(await countOf("payment_tasks")).toBe(0);
  expect(await stockOf(shop, rug.id)).toBe(3);
});
