import { afterAll, beforeAll, expect, it } from "vitest";
import { manyOrders } from "../../db/seed/many-orders.server.ts";
import { addDays, bogotaDate } from "../platform/bogota-time.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { daySums, wholeDays } from "./order-days.server.ts";

let shop: TestShop;
let days: { from: string; to: string };
beforeAll(async () => {
  shop = await openShop();
  await makeRug(shop.ctx);
  await shop.ctx.pool.query("update rugs set id = 1");
  await manyOrders(shop.ctx, 2000);
  await shop.ctx.pool.query(
    "insert into order_items (order_id, rug_id, rug_name, size, quantity, price) select id, 1, 'Olas', '5x8', 1, total from orders",
  );
  const today = bogotaDate(shop.ctx.now());
  days = { from: addDays(today, -30), to: today };
});
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.ctx.pool.query(text, values);
const countOf = async (table: string) => (await run(`select count(*)::int as n from ${table}`)).rows[0] as { n: number };

/** What the orders themselves say. */
async function anew() {
  await run("delete from order_days");
  return wholeDays(shop.ctx, days);
}

/** An order of two to four weeks ago, paid. */
const oldOrder = async () =>
  (
    await run(
      "select id from orders where payment_status = 'paid' and created_at between now() - interval '28 days' and now() - interval '14 days' limit 1",
    )
  ).rows[0] as { id: string };

it("days that are over are written down once; today never is", async () => {
  const first = await wholeDays(shop.ctx, days);
  expect(first).toHaveLength(31);
  const stored = (await countOf("order_days")).n;
  expect(stored).toBeGreaterThanOrEqual(29);
  expect((await run("select from order_days where day = $1", [days.to])).rows).toHaveLength(0);
  expect(await wholeDays(shop.ctx, days)).toEqual(first);
  const [sums] = await daySums(shop.ctx, days);
  expect(first[0]).toMatchObject(sums!);
  expect(first.reduce((sum, day) => sum + day.placed, 0)).toBeGreaterThan(20);
});

const refund =
  "insert into refunds (order_id, order_number, amount, way, recorded_by, created_at) select id, number, 700, 'cash', 'x', now() from orders where id = $1";
it.each([
  ["a refund", refund],
  ["a refund that is taken back", "delete from refunds where order_id = $1"],
  ["a cancellation", "update orders set status = 'cancelled' where id = $1"],
  ["another payment status", "update orders set payment_status = 'pending' where id = $1"],
  ["another town", "update orders set shipping_city = 'Leticia' where id = $1"],
  ["another day", "update orders set created_at = created_at - interval '3 days' where id = $1"],
  ["a changed line", "update order_items set quantity = 5 where order_id = $1"],
  ["a deleted line", "delete from order_items where order_id = $1"],
  [
    "a payment of another amount",
    "insert into payments (id, order_id, order_number, amount, received_at) select 'p', id, number, 5, now() from orders where id = $1",
  ],
  ["a deletion", "delete from orders where id = $1"],
])("%s weeks later is told at once", async (_what, change) => {
  const { id } = await oldOrder();
  if (change.startsWith("delete from refunds") || change.includes("payments")) await run(refund, [id]);
  const before = await wholeDays(shop.ctx, days);
  await run(change, [id]);
  const after = await wholeDays(shop.ctx, days);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await anew());
});

it("a deleted rug is out of the sums, a change undone leaves them as they were", async () => {
  const client = await shop.ctx.pool.connect();
  const before = await wholeDays(shop.ctx, days);
  await client.query("begin");
  await client.query("delete from rugs where id = 1");
  expect(await wholeDays(shop.ctx, days)).toEqual(before);
  await client.query("rollback");
  client.release();
  expect((await countOf("order_days_changed")).n).toBe(0);
  await run("delete from rugs where id = 1");
  expect((await wholeDays(shop.ctx, days)).every(({ rugs }) => !("1" in rugs))).toBe(true);
});

it("a change that is under way when its day is summed is not lost", async () => {
  const { id } = await oldOrder();
  const before = await wholeDays(shop.ctx, days);
  const client = await shop.ctx.pool.connect();
  await client.query("begin");
  await client.query("update orders set total = total + 900, subtotal = subtotal + 900 where id = $1", [id]);
  await run("delete from order_days");
  await run("delete from order_days_changed");
  expect(await wholeDays(shop.ctx, days), "not committed yet").toEqual(before);
  const inWork = "(select (created_at at time zone 'America/Bogota')::date from orders where id = $1)";
  expect((await run(`select from order_days where day = ${inWork}`, [id])).rows, "its day is left alone").toHaveLength(0);
  await client.query("commit");
  client.release();
  const after = await wholeDays(shop.ctx, days);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await anew());
});

it("readers at once and changes beside them end with the truth", async () => {
  const { rows } = await run("select id from orders where created_at > now() - interval '30 days' order by id limit 24");
  await run("delete from order_days");
  const change = async ({ id }: { id: string }) => {
    await run("update orders set total = total + 100, subtotal = subtotal + 100 where id = $1", [id]);
    await run(refund, [id]);
  };
  await Promise.all([...rows.map(change), ...Array.from({ length: 24 }, () => wholeDays(shop.ctx, days))]);
  const told = await wholeDays(shop.ctx, days);
  expect(told).toEqual(await anew());
});

it("an order of today writes nothing beside itself", async () => {
  await wholeDays(shop.ctx, days);
  const client = await shop.ctx.pool.connect();
  await client.query("begin");
  await client.query(
    "update orders set created_at = now() where id = (select id from orders where created_at < now() - interval '90 days' limit 1)",
  );
  await client.query(
    "update order_items set quantity = 2 where order_id = (select id from orders order by created_at desc limit 1)",
  );
  const locks = await client.query("select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()");
  expect(locks.rows, "that of the day it left").toHaveLength(1);
  await client.query("commit");
  client.release();
  expect(await wholeDays(shop.ctx, days)).toEqual(await anew());
});
