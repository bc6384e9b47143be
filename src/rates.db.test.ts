import { afterAll, beforeAll, expect, it } from "vitest";
import { amountsOf } from "./checkout/rules/amounts.ts";
import { slipOfCart, slipOfOrder } from "./checkout/rules/slip.ts";
import type { Order } from "./orders/contract.ts";
import { orderLetters } from "./orders/letters/order-letters.ts";
import { RATES } from "./rates.ts";
import { bought, buy } from "./testing/buy.ts";
import { makeRug } from "./testing/make-rug.ts";
import { openShop, type TestShop } from "./testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const place = async (): Promise<Order> => {
  const rug = await makeRug(shop.ctx);
  const { orderNumber } = await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }]));
  return read(orderNumber);
};
const read = async (number: string): Promise<Order> =>
  (await (await shop.request(`/api/orders/by-number/${number}`)).json()) as Order;
const labels = (sums: { label: string }[]) => sums.map(({ label }) => label).join("; ");
const letter = (order: Order) =>
  orderLetters(order, "received", { origin: "http://tienda", shop: "tienda@example.com" })[0]!.text;

it("another rate is one change: cart, order, words and letter follow; an order placed before keeps its own", async () => {
  const before = await place();
  const usual = { ...RATES };
  Object.assign(RATES, { cod: 4, iva: 16 });
  try {
    const quote = amountsOf(2_950_000, undefined, "COD");
    expect(quote).toMatchObject({ surcharge: 118_000, total: 3_068_000 });
    expect(labels(slipOfCart([], quote, undefined).sums)).toContain("IVA 16\u00a0%; Recargo contra entrega (4\u00a0%)");
    const { VALUES, ...words } = await import("./routes/shop/about-words.ts");
    expect(JSON.stringify([VALUES, words])).toContain("IVA del 16\u00a0%");

    const after = await place();
    expect(after).toMatchObject({ surcharge: 11_800_000, total: 306_800_000, tax: 42_317_241, cod_percent: 4, iva_percent: 16 });
    expect(labels(slipOfOrder(after).sums)).toContain("IVA 16\u00a0%; Recargo contra entrega (4\u00a0%)");
    expect(letter(after)).toContain("Recargo contra entrega 4\u00a0%");

    const told = await read(before.order_number);
    expect(told).toMatchObject({ surcharge: 14_750_000, cod_percent: 5, iva_percent: 19 });
    expect(labels(slipOfOrder(told).sums)).toContain("IVA 19\u00a0%; Recargo contra entrega (5\u00a0%)");
    expect(letter(told)).toContain("IVA 19\u00a0%");
    expect(letter(told)).toContain("Recargo contra entrega 5\u00a0%");
    const csv = (await (await shop.request("/api/admin/orders/csv", { staff: true })).text()).trim().split("\n");
    expect(csv.slice(1).map((line) => line.trim().split(/[;,]/).slice(-2))).toEqual([
      ["4", "16"],
      ["5", "19"],
    ]);
  } finally {
    Object.assign(RATES, usual);
  }
});
