import { afterAll, beforeAll, expect, it } from "vitest";
import { buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1", DATABASE_POOL: "10" } });
});
afterAll(() => shop.close());

const put = (path: string, json: unknown) => shop.request(`/api/admin${path}`, { method: "PUT", json, staff: true });

it("stock, flags, grid, collection and orders of one rug at the same moment: nobody waits in a ring, nobody is turned away", async () => {
  const sizes: Record<string, [number, number]> = { "5x8": [2_950_000, 900], "10x13": [9_950_000, 900] };
  const one = await makeRug(shop.ctx, { name: "Disputada", collection: "CARRERA", sizes });
  const two = await makeRug(shop.ctx, { name: "Vecina", collection: "CARRERA", sizes });
  const grid = (ids: number[], n: number) => ({
    prices: [{ collection_id: one.collectionId, size: "5x8", price: 295_000_000 + n * 100 }],
    stock: ids.map((id) => ({ id, size: "5x8", inventory: 900 + n })),
    carpets: ids.map((id) => ({ id, is_featured: n % 2 === 0 })),
  });
  const both = [{ carpetId: two.id, size: "10x13", quantity: 1 }, { carpetId: one.id, size: "5x8", quantity: 1 }]; // prettier-ignore
  const answers: Response[] = [];
  for (let n = 0; n < 30; n++)
    answers.push(
      ...(await Promise.all([
        put(`/inventory/${one.id}/5x8`, { inventory: 900 + n }),
        put(`/carpets/${one.id}`, { is_active: n % 2 === 1 }),
        put("/grid", grid([one.id, two.id], n)),
        put("/grid", grid([two.id, one.id], n)),
        put(`/carpets/${two.id}`, { collection_id: two.collectionId, inventory: [{ size: "10x13", inventory: 900 + n }] }),
        put(`/collections/${one.collectionId}`, { name: `CARRERA ${n}` }),
        buy(shop, both),
      ])),
    );
  const odd = answers.filter(({ status }) => status >= 500);
  expect(await Promise.all(odd.map((answer) => answer.text()))).toEqual([]);
});
