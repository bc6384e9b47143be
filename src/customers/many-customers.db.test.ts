import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { Customer } from "./contract.ts";

const MADE = 45_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await shop.ctx.pool.query(
    `insert into customers (id, name, email, phone, first_seen, last_seen, words)
     select gen_random_uuid(), name, '', '', at, at, fold(name) from (
       select case when n % 10 = 0 then 'Camila' else 'Mariana' end || ' ' || n as name, now() - make_interval(mins => n) as at
       from generate_series(1, $1::int) n) made`,
    [MADE],
  );
  await shop.ctx.pool.query("vacuum analyze customers");
});
afterAll(() => shop.close());

async function list(query: string): Promise<{ names: string[]; total: number }> {
  const answer = await shop.request(`/api/admin/customers?limit=10&${query}`, { staff: true });
  const names = ((await answer.json()) as Customer[]).map(({ name }) => name);
  return { names, total: Number(answer.headers.get("x-total-count")) };
}
const named = (name: string, isOne: (n: number) => boolean) =>
  Array.from({ length: MADE }, (_, index) => index + 1)
    .filter(isOne)
    .map((n) => `${name} ${n}`);

it("a name that very many have is found from the newest, on early and late pages", async () => {
  const all = named("Mariana", (n) => n % 10 !== 0);
  for (const page of [1, 2, 1200, 3000]) {
    const { names, total } = await list(`search=mariana&page=${page}`);
    expect(names).toEqual(all.slice(10 * (page - 1), 10 * page));
    expect(total).toBeGreaterThan(all.length * 0.9);
    expect(total).toBeLessThan(all.length * 1.1);
  }
});

it("a name that many have is still counted exactly", async () => {
  const all = named("Camila", (n) => n % 10 === 0);
  expect(await list("search=camila&page=2")).toEqual({ names: all.slice(10, 20), total: all.length });
});
