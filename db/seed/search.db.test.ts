import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { QUERIES } from "../../bench/search-queries.ts";
import { browseCatalogue } from "../../src/catalog/browse-catalogue.server.ts";
import { listRugs } from "../../src/catalog/list-rugs.server.ts";
import { readBrowse } from "../../src/catalog/rules/browse.ts";
import { openShop, type TestShop } from "../../src/testing/open-shop.ts";
import { manyRugs } from "./many-rugs.server.ts";
import { seedOnce } from "./seed.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { SEED: "demo" } });
  await seedOnce(shop.ctx);
});
afterAll(() => shop.close());

it("finds what people mean: of a hundred searches at least 95 have an expected rug among the first five", async () => {
  const missed: string[] = [];
  for (const [search, expected] of QUERIES) {
    const { rugs } = await listRugs(shop.ctx, { search, limit: 5, stories: true });
    if (!rugs.some(({ id }) => expected.includes(id)))
      missed.push(`${search}: ${rugs.map(({ id, name }) => `${id} ${name}`).join(", ")}`);
  }
  expect(QUERIES).toHaveLength(100);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(5);
});

it("what nothing has is dropped, and what is near is shown", async () => {
  const page = await browseCatalogue(shop.ctx, readBrowse(new URLSearchParams({ search: "redonda roja de yute" })));
  expect(page.total).toBe(0);
  expect(page.wayOut).toEqual({ labels: ["Rojo"], to: "/catalog?search=redonda+de+yute", count: 1 });
  expect(page.near?.length).toBeGreaterThan(0);
});

it("ranks a frequent word's thousands as it ranks a few: called so, of that colour above all, then the rest", async () => {
  await manyRugs(shop.ctx, 3100);
  shop.ctx.bus.forget(["rugs"]);
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
