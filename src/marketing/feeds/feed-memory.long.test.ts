import { expect, it } from "vitest";
import { manyRugs } from "../../../db/seed/many-rugs.server.ts";
import { seedOnce } from "../../../db/seed/seed.server.ts";
import { openShop } from "../../testing/open-shop.ts";

const MB = 1024 * 1024;

it("100,000 rugs are written and read in a memory that does not grow with them", { timeout: 600_000 }, async () => {
  const shop = await openShop({ env: { SEED: "demo" } });
  try {
    await seedOnce(shop.ctx);
    await manyRugs(shop.ctx, 100_000);
    for (const path of ["/feeds/google.xml", "/feeds/meta.csv"]) {
      const before = process.memoryUsage().rss;
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
      let bytes = 0;
      const answer = await shop.app.request(`http://localhost${path}`);
      const reader = answer.body!.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
      clearInterval(watch);
      expect(bytes).toBeGreaterThan(150 * MB);
      expect((most - before) / MB).toBeLessThan(150);
    }
  } finally {
    await shop.close();
  }
});
