import { afterAll, beforeAll, expect, it } from "vitest";
import { manyOrders } from "../../db/seed/many-orders.server.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { indexOrders } from "./index-orders.server.ts";
import type { StaffOrder } from "./admin-contract.ts";

const MADE = 10_600;
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await manyOrders(shop.ctx, MADE);
});
afterAll(() => shop.close());

async function list(query: string): Promise<{ rows: StaffOrder[]; total: number }> {
  const answer = await shop.request(`/api/admin/orders?limit=10&${query}`, { staff: true });
  expect(answer.status).toBe(200);
  return { rows: (await answer.json()) as StaffOrder[], total: Number(answer.headers.get("x-total-count")) };
}

it("counts what a search finds exactly, and very many as PostgreSQL estimates", async () => {
  expect((await list("page=1&search=COMPRADOR77%40")).total).toBe(1);
  expect((await list("page=1&search=100%25")).total).toBe(0);
  const { rows, total } = await list("page=1000");
  expect(rows).toHaveLength(10);
  expect(total).toBeGreaterThan(MADE * 0.8);
  expect(total).toBeLessThan(MADE * 1.2);
});

it.each([
  ["mariana", (total: number) => expect(total).toBe(Math.floor((MADE - 1) / 7) + 1)],
  ["comprador", (total: number) => expect(total).toBeGreaterThan(10_000)],
])("pages through what %s finds, newest first and each once", async (search, expectTotal) => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`page=${page}&search=${search}`)));
  for (const { total } of pages) expectTotal(total);
  const rows = pages.flatMap((each) => each.rows);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(30);
  const times = rows.map(({ created_at: at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(await list(`page=9999&search=mariana`)).toMatchObject({ rows: [] });
});

it("finds an order before its words are in the index, after, and with other words once they change", async () => {
  await indexOrders(shop.ctx);
  const rug = await makeRug(shop.ctx);
  const customer = { name: "Úrsula Iguarán", email: "ursula@macondo.co", phone: "3005551234" };
  const { _id: id } = await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { change: { customer } }));
  const waiting = async () =>
    (await shop.ctx.pool.query<{ n: number }>("select count(*)::int n from orders_to_index")).rows[0]!.n;
  expect([await waiting(), (await list("page=1&search=ursula%20igu")).total]).toEqual([1, 1]);
  await indexOrders(shop.ctx);
  expect([await waiting(), (await list("page=1&search=ursula%20igu")).total]).toEqual([0, 1]);
  await shop.ctx.pool.query("update orders set status = 'processing' where id = $1", [id]);
  expect(await waiting(), "no new words").toBe(0);
  await shop.ctx.pool.query("update orders set customer_name = 'Pilar Ternera' where id = $1", [id]);
  expect((await list("page=1&search=pilar%20tern")).total).toBe(1);
  await indexOrders(shop.ctx);
  expect([(await list("page=1&search=pilar%20tern")).total, (await list("page=1&search=ursula%20igu")).total]).toEqual([1, 0]);
  await shop.ctx.pool.query("delete from orders where id = $1", [id]);
  await indexOrders(shop.ctx);
});

it("a search beside other filters finds the same, waiting for the index or not, and counts it", async () => {
  const found = async (query: string) => (await list(`page=1&search=mariana&${query}`)).total;
  const of = async (where: string) =>
    (
      await shop.ctx.pool.query<{ n: number }>(
        `select count(*)::int n from orders where customer_name like 'Mariana%' and ${where}`,
      )
    ).rows[0]!.n;
  const expectSame = async () => {
    expect(await found("status=cancelled")).toBe(await of("status = 'cancelled'"));
    expect(await found("status=delivered&city=medellin")).toBe(await of("status = 'delivered' and shipping_city = 'Medellín'"));
    expect(await found("payment_status=partially_refunded")).toBe(await of("id in (select order_id from refunds)"));
  };
  await expectSame();
  // Not their words, but each waits to be indexed anew and may be found twice.
  await shop.ctx.pool.query("update orders set customer_name = customer_name where customer_name like 'Mariana%'");
  await shop.ctx.pool.query("delete from order_search where words like '%mariana gil%'");
  await expectSame();
  await indexOrders(shop.ctx, 1000);
  await expectSame();
});

it("times that a version before did not write are filled", async () => {
  await shop.ctx.pool.query("update order_search set at = default where words like '%suarez%'");
  await indexOrders(shop.ctx, 1000);
  const { rows } = await shop.ctx.pool.query(
    "select from order_search s join orders o on o.id = s.order_id where s.at is distinct from o.created_at",
  );
  expect(rows).toHaveLength(0);
  const { rows: newest } = await list("page=1&search=suarez&status=delivered");
  expect((await list("page=1&search=suarez")).rows.filter(({ status }) => status === "delivered")[0]).toEqual(newest[0]);
});

it("a page that the estimate promised and that does not exist tells how many there are", async () => {
  await shop.ctx.pool.query("delete from orders where number in (select number from orders limit 500)");
  expect(await list("page=1015")).toEqual({ rows: [], total: MADE - 500 });
});

it("exports each order once, newest first, however many pages that takes", async () => {
  await shop.ctx.pool.query("update orders set created_at = date_trunc('month', created_at)");
  const csv = await (await shop.request("/api/admin/orders/csv", { staff: true })).text();
  const lines = csv.trim().split("\n").slice(1);
  expect(new Set(lines.map((line) => /\w{5}-\w{5}/.exec(line)![0])).size).toBe(MADE - 500);
  expect(lines).toHaveLength(MADE - 500);
});

it("the accounts of a period have each sale once, though hundreds were paid at the same moment", async () => {
  await shop.ctx.pool.query("update orders set paid_at = date_trunc('year', paid_at) where payment_status = 'paid'");
  await shop.ctx.pool.query(
    "insert into order_items (order_id, rug_name, size, quantity, price) select id, 'Olas', '5x8', 1, total from orders",
  );
  const { rows } = await shop.ctx.pool.query<{ year: number; n: number }>(
    `select extract(year from paid_at)::int as year, count(*)::int as n from orders where payment_status = 'paid'
     group by 1 order by 2 desc limit 1`,
  );
  const { year, n } = rows[0]!;
  expect(n).toBeGreaterThan(1000);
  const path = `/api/admin/accounting/csv?from=${year - 1}-12-31&to=${year}-01-01&format=plain`;
  const lines = (await (await shop.request(path, { staff: true })).text()).trim().split("\n").slice(1);
  const sales = lines.filter((line) => /\bsale\b/.test(line)).map((line) => /\w{5}-\w{5}/.exec(line)![0]);
  expect([sales.length, new Set(sales).size]).toEqual([n, n]);
});
