import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { OrdersOverview } from "./admin/overview-contract.ts";

// Thursday 19 November 2026, 14:20 in Bogotá.
const NOW = new Date("2026-11-19T19:20:00Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ overrides: { now: () => NOW } });
  const order = (at: string, total: number, method: string, status: string, paid = "pending") =>
    shop.ctx.pool.query(
      `insert into orders (id, number, status, payment_status, payment_method, customer_name, customer_email, customer_phone, shipping_address, shipping_city,
         shipping_state, shipping_country, subtotal, discount, surcharge, tax, total, email_key, phone_key, client_address, stock_held, created_at)
       values ($1, $2, $3, $7, $4, 'A', 'a@b.co', '1', 'x', 'y', 'z', 'Colombia', $5, 0, 0, 0, $5, 'a', '1', 'x', false, $6)`,
      [randomUUID(), randomUUID().slice(0, 10), status, method, total, at, paid],
    );
  await order("2026-11-19T15:00:00Z", 100, "Bold", "pending");
  await order("2026-11-19T05:00:00Z", 50, "COD", "processing"); // midnight in Bogotá: today
  await order("2026-11-19T04:59:59Z", 7, "COD", "delivered", "paid"); // a second earlier: yesterday
  await order("2026-11-12T19:00:00Z", 1000, "Bold", "shipped", "paid"); // last week, before this moment
  await order("2026-11-12T20:00:00Z", 1, "Bold", "shipped"); // last week, after this moment; not paid
  await order("2026-11-19T16:00:00Z", 9999, "Bold", "cancelled");
  await order("2026-11-10T16:00:00Z", 500, "Bold", "processing", "paid"); // of which 200 went back
  await shop.ctx.pool.query(
    `insert into refunds (order_id, order_number, amount, way, recorded_by, created_at)
     select id, number, 200, 'cash', 'test', now() from orders where total = 500`,
  );
  await order("2026-08-01T16:00:00Z", 5, "Bold", "processing"); // long ago, still to prepare
});
afterAll(() => shop.close());

it("counts today and twelve weeks on Bogotá's clock and leaves out what was cancelled", async () => {
  const seen = (await (await shop.request("/api/admin/overview/orders", { staff: true })).json()) as OrdersOverview;
  expect(seen.today).toEqual({ orders: 2, total: 150, cod: 1, paid: 0, awaited: 150 });
  expect(seen).toMatchObject({ to_prepare: 3, last_week_by_now: 2 });
  expect(seen.weeks).toHaveLength(12);
  expect(seen.weeks.at(-1)).toEqual({ monday: "2026-11-16", orders: 3, bold: 0, cod: 7, awaited: 150 });
  expect(seen.weeks.at(-2)).toEqual({ monday: "2026-11-09", orders: 3, bold: 1300, cod: 0, awaited: 1 });
});
