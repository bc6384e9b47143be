import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../src/testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("what refers to another row is found by an index in the tables that grow: deleting that row reads no whole table", async () => {
  const { rows } = await shop.ctx.pool.query<{ said: string }>(`
    select c.conrelid::regclass || '.' || a.attname as said
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid::regclass::text ~ '^(orders|order_|customer|payment|refunds|shipments|returns|rug|reviews)'
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  expect(rows.map(({ said }) => said)).toEqual([]);
});
