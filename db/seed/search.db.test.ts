import { afterAll, beforeAll, expect, it } from "vitest";
import { QUERIES } from "../../bench/search-queries.ts";
import { browseCatalogue } from "../../src/catalog/browse-catalogue.server.ts";
import { listRugs } from "../../src/catalog/list-rugs.server.ts";
import { readBrowse } from "../../src/catalog/rules/browse.ts";
import { openShop, type TestShop } from "../../src/testing/open-shop.ts";
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
