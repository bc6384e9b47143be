import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manyOrders } from "../../db/seed/many-orders.server.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
let id: string;
let total: number;
beforeAll(async () => {
  shop = await openShop();
  await manyOrders(shop.ctx, 400);
});
afterAll(() => shop.close());

const run = async <T extends object>(text: string, ...values: unknown[]) => (await shop.ctx.pool.query<T>(text, values)).rows;
beforeEach(async () => {
  const [order] = await run<{ id: string; total: number }>(
    "select id, total from orders where payment_status = 'paid' and refunded_as is null limit 1",
  );
  ({ id, total } = order!);
});

const refund = (amount: number) =>
  run(
    `insert into refunds (order_id, order_number, amount, way, recorded_by, created_at)
     select id, number, $2, 'cash', 'test', now() from orders where id = $1`,
    id,
    amount,
  );
const pay = (amount: number) =>
  run(
    `insert into payments (id, order_id, order_number, amount, received_at)
     select gen_random_uuid(), id, number, $2, now() from orders where id = $1`,
    id,
    amount,
  );
const stored = async () => (await run<{ as: string }>(`select refunded_as as "as" from orders where id = $1`, id))[0]!.as;
/** Every order is stored as it is told. */
const expectTrue = async () =>
  expect(await run("select number from orders o where coalesce(refunded_as, payment_status) <> told_payment_status(o)")).toEqual(
    [],
  );

it("follows refunds, payments, the total and the payment status", async () => {
  await expectTrue();
  await refund(total - 100);
  expect(await stored()).toBe("partially_refunded");
  await refund(100);
  expect(await stored()).toBe("refunded");
  await run("update orders set payment_status = 'pending' where id = $1", id);
  expect(await stored()).toBeNull();
  await run("update orders set payment_status = 'paid' where id = $1", id);
  expect(await stored()).toBe("refunded");
  await run("delete from refunds where order_id = $1 and amount = 100", id);
  expect(await stored()).toBe("partially_refunded");
  await run("update refunds set amount = $2 where order_id = $1", id, total);
  expect(await stored()).toBe("refunded");
  await run("delete from refunds where order_id = $1", id);
  expect(await stored()).toBeNull();
  await expectTrue();
});

it("a second payment given back leaves it paid, until the order costs more", async () => {
  await pay(total);
  await pay(total);
  await refund(total);
  expect(await stored()).toBeNull();
  await run("update orders set total = total + 500, subtotal = subtotal + 500 where id = $1", id);
  expect(await stored()).toBe("partially_refunded");
  await pay(500);
  expect(await stored()).toBeNull();
  await run("update payments set order_id = null where order_id = $1 and amount = 500", id);
  expect(await stored()).toBe("partially_refunded");
  await expectTrue();
});

it("parts given back at once add up", async () => {
  await Promise.all(Array.from({ length: 5 }, () => refund(total / 5)));
  expect(await stored()).toBe("refunded");
  await run("delete from orders where id = $1", id);
  await expectTrue();
});

it("lists find and count by it", async () => {
  await refund(total);
  for (const status of ["paid", "refunded", "partially_refunded"]) {
    const answer = await shop.request(`/api/admin/orders?page=1&limit=5&payment_status=${status}`, { staff: true });
    const [{ n }] = (await run<{ n: number }>(
      "select count(*)::int as n from orders o where told_payment_status(o) = $1",
      status,
    )) as [{ n: number }];
    expect(Number(answer.headers.get("x-total-count"))).toBe(n);
    for (const order of (await answer.json()) as { payment_status: string }[]) expect(order.payment_status).toBe(status);
  }
});
