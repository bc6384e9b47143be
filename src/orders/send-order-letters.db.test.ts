import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { inTransaction } from "../platform/transaction.server.ts";
import { bought, buy } from "../testing/buy.ts";
import { waitingLetters } from "../testing/letters.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { sendOrderLetters } from "./send-order-letters.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

let buyers = 0;
async function statementsFor(orders: number): Promise<number> {
  const rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, orders] } });
  for (let n = 0; n < orders; n++) {
    const customer = { name: "Ana", email: `compradora${++buyers}@correo.co`, phone: `3001${String(buyers).padStart(6, "0")}` };
    await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { method: "Bold", change: { customer } }));
  }
  return inTransaction(shop.ctx, async (ctx) => {
    const asked = vi.spyOn(ctx.db.$client, "query");
    expect(await sendOrderLetters(ctx)).toBe(orders);
    const { length } = asked.mock.calls;
    asked.mockRestore();
    return length;
  });
}

it("writes the letters of many orders with as many statements as those of one", async () => {
  const one = await statementsFor(1);
  expect(await statementsFor(4)).toBe(one);
  // To each buyer and to the shop.
  expect(await waitingLetters(shop)).toHaveLength(10);
});
