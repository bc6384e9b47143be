import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../../testing/open-shop.ts";

const [FEW, MANY] = [10_000, 100_000];
const FIRST_MAP = "/sitemap/1.xml";
const FEEDS = ["/feeds/google.xml", "/feeds/meta.csv"];

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await shop.ctx.pool.query(`
    insert into collections (name, slug) values ('BANCO', 'banco');
    insert into collection_sizes (collection_id, size, price, position) select id, '5x8', 295000000, 0 from collections;
    -- Nobody searches here, and what searches find a rug by would take half of the time.
    drop index rugs_colors, rugs_tags, rugs_search, rugs_name_parts, rugs_shapes, rugs_materials, rugs_rooms, rugs_seen_colors, rugs_story`);
});
afterAll(() => shop.close());

/** What feeds and maps read of a rug, and no more. */
async function fillUpTo(rugs: number): Promise<void> {
  await shop.ctx.pool.query(`
    insert into rugs (name, slug, collection_id, description, images, min_price)
      select 'Alfombra ' || n, 'alfombra-' || n, c.id, repeat('Tejida a mano. ', 30), '{/media/a.avif,/media/b.avif}', 295000000
      from collections c, generate_series((select count(*) from rugs) + 1, ${rugs}) n;
    insert into rug_stock (rug_id, size, inventory)
      select id, '5x8', 9 from rugs r where not exists (select from rug_stock s where s.rug_id = r.id);
    analyze rugs, rug_stock`);
  shop.ctx.bus.forget(["rugs"]);
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
/** What is held, without what only waits to be thrown away. Buffers are counted out when the next collection begins. */
function heldNow(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** How much more is held at most while a file is written and read, looked at by what is done, not by the clock. */
async function measure(path: string, rugs: number): Promise<{ bytes: number; growth: number }> {
  const before = heldNow();
  let [bytes, queries, growth] = [0, 0, 0];
  const look = () => (growth = Math.max(growth, heldNow() - before));
  // 500 rugs are a query: a look halfway and one near the end.
  const atQuery = () => ++queries % (rugs / 500 / 2) === 0 && look();
  shop.ctx.pool.on("acquire", atQuery);
  const answer = await shop.app.request(`http://localhost${path}`);
  shop.ctx.pool.off("acquire", atQuery);
  expect(answer.status).toBe(200);
  look();
  for await (const part of answer.body!) bytes += part.length;
  look();
  return { bytes, growth };
}

it("100,000 rugs are written and read in the memory of 10,000: both feeds, and the maps of pictures", async () => {
  await fillUpTo(FEW);
  const few = new Map<string, { bytes: number; growth: number }>();
  for (const path of [...FEEDS, FIRST_MAP]) few.set(path, await measure(path, FEW));
  await fillUpTo(MANY);
  for (const path of FEEDS) {
    const [less, more] = [few.get(path)!, await measure(path, MANY)];
    expect(more.bytes).toBeGreaterThan(9 * less.bytes);
    // A list of all rugs, or their text, would be as large as the file or larger.
    expect(more.growth - less.growth).toBeLessThan((more.bytes - less.bytes) / 10);
  }
  for (const path of [FIRST_MAP, `/sitemap/${MANY / FEW}.xml`]) {
    const { growth } = await measure(path, MANY);
    // All maps together would be ten times as much.
    expect(growth).toBeLessThan(3 * few.get(FIRST_MAP)!.growth);
  }
}, 300_000);
