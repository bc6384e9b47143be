import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buy, orderForm, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

const one = (carpetId: number, quantity = 1) => [{ carpetId, size: "5x8", quantity }];

describe("idempotency (R4)", () => {
  it("the same key fifty times at once is one order; another body is refused", async () => {
    const rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 60] } });
    const form = orderForm(one(rug.id));
    const send = (json: unknown) =>
      shop.request("/api/orders", { method: "POST", json, headers: { "idempotency-key": "k-1", "x-forwarded-for": "10.9.9.9" } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(form)));
    expect(answers.map((each) => each.status)).toEqual(Array(50).fill(201));
    const numbers = await Promise.all(answers.map(async (each) => ((await each.json()) as { orderNumber: string }).orderNumber));
    expect(new Set(numbers).size).toBe(1);
    expect(await stockOf(shop, rug.id)).toBe(59);
    expect((await send({ ...form, items: one(rug.id, 2) })).status).toBe(409);
    expect(await stockOf(shop, rug.id)).toBe(59);
  });

  it("a refused order leaves its key free", async () => {
    const rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 0] } });
    const form = orderForm(one(rug.id));
    const send = () =>
      shop.request("/api/orders", { method: "POST", json: form, headers: { "idempotency-key": "k".repeat(255) } });
    expect((await send()).status).toBe(409);
    await shop.ctx.pool.query("update rug_stock set inventory = 1 where rug_id = $1", [rug.id]);
    expect((await send()).status).toBe(201);
  });
});

describe("holding caps (S9)", () => {
  it("are looked up by contact and address: an order reads no more rows the more are open", async () => {
    const own = await openShop({ env: { TRUST_PROXY: "1" } });
    const rug = await makeRug(own.ctx, { sizes: { "5x8": [2_950_000, 60] } });
    for (let n = 0; n < 40; n++) await buy(own, one(rug.id), { method: "Bold" });
    // A connection at rest tells what it did after ten seconds, unless it is asked to.
    const connections = await Promise.all(Array.from({ length: own.ctx.pool.totalCount }, () => own.ctx.pool.connect()));
    for (const connection of connections) {
      await connection.query("select pg_stat_force_next_flush()");
      connection.release();
    }
    const read = async () =>
      (
        await own.ctx.pool.query<{ inserted: number; fetched: number }>(
          "select n_tup_ins as inserted, idx_tup_fetch as fetched from pg_stat_user_tables where relname = 'orders'",
        )
      ).rows[0]!;
    await expect.poll(async () => (await read()).inserted, { timeout: 15_000 }).toBe(40);
    // Counting the open orders of an hour, every few seconds, and the letters may read some.
    expect((await read()).fetched).toBeLessThan(400);
    await own.close();
  });
  it.each(["email", "phone"] as const)("three open orders per %s, even when sent at once", async (same) => {
    const rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 50] } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const shared = same === "email" ? { email: `Una+${n}@Example.com` } : { phone: "+57 300 123 4567" };
        const form = orderForm(one(rug.id), { method: "Bold" });
        return buy(shop, one(rug.id), { method: "Bold", change: { customer: { ...form.customer, ...shared } } as never });
      }),
    );
    expect(answers.filter((each) => each.status === 201)).toHaveLength(3);
    const refused = answers.find((each) => each.status === 429)!;
    expect(refused.headers.get("retry-after")).toBe("600");
    expect(await refused.json()).toMatchObject({ code: "orders.too_many_open", error: expect.stringContaining("sin pagar") });
    expect(await stockOf(shop, rug.id)).toBe(47);
  });

  it("twenty open orders and sixty calls a minute per address", async () => {
    const rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 90] } });
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => buy(shop, one(rug.id), { method: "Bold", address: "10.8.8.8" })),
    );
    const codes = await Promise.all(
      answers.map(async (each) => (each.status === 201 ? "placed" : ((await each.json()) as { code: string }).code)),
    );
    const counted = Object.groupBy(codes, (code) => code);
    expect(Object.fromEntries(Object.entries(counted).map(([code, all]) => [code, all!.length]))).toEqual({
      placed: 20,
      "orders.too_many_from_network": 40,
      "orders.too_many_calls": 10,
    });
    expect(await stockOf(shop, rug.id)).toBe(70);
  });
});

it("guessing order numbers is throttled and shows nobody's data (S2)", async () => {
  const guess = (n: number) =>
    shop.request(`/api/orders/by-number/${String(n).padStart(10, "0")}`, { headers: { "x-forwarded-for": "10.7.7.7" } });
  const answers = [];
  for (let n = 0; n < 40; n++) answers.push(await guess(n));
  expect(answers.filter((each) => each.status === 404)).toHaveLength(30);
  expect(answers.filter((each) => each.status === 429)).toHaveLength(10);
  expect((await shop.request("/api/orders/1")).status).toBe(404);
});
