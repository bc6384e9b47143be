import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listRugs } from "../../src/catalog/list-rugs.server.ts";
import { openShop, type TestShop } from "../../src/testing/open-shop.ts";
import { manyRugs } from "./many-rugs.server.ts";
import { seedOnce } from "./seed.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { SEED: "demo" } });
  await seedOnce(shop.ctx);
  await manyRugs(shop.ctx, 3100);
  shop.ctx.bus.forget(["rugs"]);
});
afterAll(() => shop.close());

it("ranks a frequent word's thousands as it ranks a few: called so, of that colour above all, then the rest", async () => {
  for (const [search, color] of [
    ["azul", "azul"],
    ["marfil", "hueso"],
  ] as const) {
    const { rows } = await shop.ctx.db.execute<{ id: number }>(sql`select r.id from rugs r
      where r.is_active and (r.color_keys && ${sql.param([color])}::text[] or r.search_text like ${`%${search}%`})
      order by 2 * (r.name_key like ${`%${search}%`})::int + coalesce(r.color_keys[1] = ${color}, false)::int desc, r.shown_rank, r.id`);
    expect(rows.length).toBeGreaterThan(1200);
    for (const page of [1, 2, 20, 50]) {
      const { rugs, total } = await listRugs(shop.ctx, { search, limit: 24, page, stories: true });
      expect(total).toBe(rows.length);
      expect(rugs.map(({ id }) => id)).toEqual(rows.slice((page - 1) * 24, page * 24).map(({ id }) => id));
    }
  }
});

it("a typing error finds every rug with the word that was meant", async () => {
  const { total: meant } = await listRugs(shop.ctx, { search: "artemisa", limit: 1 });
  expect(meant).toBeGreaterThan(100);
  expect((await listRugs(shop.ctx, { search: "artemiza", limit: 1 })).total).toBe(meant);
});
