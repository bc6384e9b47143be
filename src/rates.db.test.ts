import { afterAll, beforeAll, expect, it } from "vitest";
import { amountsOf } from "./checkout/rules/amounts.ts";
import { slipOfCart, slipOfOrder } from "./checkout/rules/slip.ts";
import type { Order } from "./orders/contract.ts";
import { orderLetters } from "./orders/letters/order-letters.ts";
import { senderOf } from "./messages/letters/letter.ts";
import { bought, buy } from "./testing/buy.ts";
import { makeRug } from "./testing/make-rug.ts";
import { staffCalls } from "./testing/staff-calls.ts";
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
const { read: save } = staffCalls(() => shop);
const labels = (sums: { label: string }[]) => sums.map(({ label }) => label).join("; ");
const letter = (order: Order) => orderLetters(order, "received", senderOf(shop.ctx))[0]!.text;

it("another surcharge is one setting: cart, order, words and letter follow; an order placed before keeps its own", async () => {
  const before = await place();
  await save("PUT", "/settings/selling", { codPercent: 4 });
  const { codPercent } = shop.ctx.settings().selling;
  const quote = amountsOf(2_950_000, undefined, "COD", codPercent);
  expect(quote).toMatchObject({ surcharge: 118_000, total: 3_068_000 });
  expect(labels(slipOfCart([], quote, undefined, codPercent).sums)).toContain("Recargo contra entrega (4\u00a0%)");

  const after = await place();
  expect(after).toMatchObject({ surcharge: 11_800_000, total: 306_800_000, cod_percent: 4, iva_percent: 19 });
  expect(labels(slipOfOrder(after).sums)).toContain("IVA 19\u00a0%; Recargo contra entrega (4\u00a0%)");
  expect(letter(after)).toContain("Recargo contra entrega 4\u00a0%");

  const told = await read(before.order_number);
  expect(told).toMatchObject({ surcharge: 14_750_000, cod_percent: 5, iva_percent: 19 });
  expect(labels(slipOfOrder(told).sums)).toContain("IVA 19\u00a0%; Recargo contra entrega (5\u00a0%)");
  expect(letter(told)).toContain("Recargo contra entrega 5\u00a0%");
  const csv = (await (await shop.request("/api/admin/orders/csv", { staff: true })).text()).trim().split("\n");
  expect(csv.slice(1).map((line) => line.trim().split(/[;,]/).slice(-2))).toEqual([
    ["4", "19"],
    ["5", "19"],
  ]);
});
