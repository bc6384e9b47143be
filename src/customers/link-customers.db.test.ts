import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { countForRush } from "../orders/rush.server.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { linkWaiting } from "./link-customers.server.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const rowsIn = async (table: string) =>
  Number((await shop.ctx.pool.query<{ n: number }>(`select count(*) n from ${table}`)).rows[0]!.n);

it("links all that waits, in a rush of orders a hundred at a time", async () => {
  await shop.ctx.pool.query(
    `insert into contact_messages (number, name, email, phone, subject, message, created_at)
     select 'M-' || n, 'Ana ' || n, 'ana' || n || '@example.com', '', 'general', 'Hola', now() from generate_series(1, 250) n`,
  );
  expect(await rowsIn("customer_facts_to_link")).toBe(250);
  const placeMany = () => void Array.from({ length: 30 }, () => countForRush(shop.ctx));
  placeMany();
  const orders = setInterval(placeMany, 50);
  const linking = linkWaiting(shop.ctx);
  await vi.waitFor(async () => expect(await rowsIn("customer_facts_to_link")).toBe(150));
  await new Promise((done) => setTimeout(done, 300));
  expect(await rowsIn("customer_facts_to_link"), "the rest waits").toBe(150);
  clearInterval(orders);
  await linking;
  expect(await rowsIn("customer_facts_to_link")).toBe(0);
  expect(await rowsIn("customers")).toBe(250);
});
