import { afterAll, beforeAll, expect, it } from "vitest";
import type { Order } from "../orders/contract.ts";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { read } = staffCalls(() => shop);
const ask = async (query: string) => (await shop.request(`/api/delivery?${query}`)).json();

it("tells when a rug ordered now arrives, from the owner's table", async () => {
  expect(await ask("city=Medell%C3%ADn&state=Antioquia")).toMatchObject({
    city: "Medellín",
    arrival: { words: expect.stringMatching(/^Llega a Medellín entre el [^\d]+ \d+/) as string },
  });
  await read("PUT", "/settings/selling", { deliveryDays: [{ department: "Antioquia", city: "", from: 1, to: 1 }] });
  expect(await ask("city=Envigado&state=Antioquia")).toMatchObject({
    arrival: { words: expect.stringMatching(/^Llega a Envigado el /) as string },
  });
  expect(await ask("city=Cali&state=Valle%20del%20Cauca")).toMatchObject({ arrival: null });
  expect((await shop.request("/api/delivery")).status).toBe(400);
});

it("refuses a table with a place twice or days the wrong way round", async () => {
  const row = { department: "Antioquia", city: "", from: 2, to: 4 };
  await read("PUT", "/settings/selling", { deliveryDays: [row, row] }, 400);
  await read("PUT", "/settings/selling", { deliveryDays: [{ ...row, to: 1 }] }, 400);
});

it("an order carries it: from its payment, to be paid at the door from the order; none once it is cancelled", async () => {
  await read("PUT", "/settings/selling", { deliveryDays: [{ department: "", city: "", from: 2, to: 3 }] });
  const { id } = await makeRug(shop.ctx);
  const orderOf = async (method: "COD" | "Bold") => {
    const { orderNumber } = await bought(buy(shop, [{ carpetId: id, size: "5x8", quantity: 1 }], { method }));
    return (await (await shop.request(`/api/orders/by-number/${orderNumber}`)).json()) as Order;
  };
  const cod = await orderOf("COD");
  expect(cod.arrival?.words).toMatch(/^Llega a Bogotá entre el /);
  expect((await orderOf("Bold")).arrival).toBeNull();
  await read("PUT", `/orders/${cod.id}`, { status: "cancelled" });
  const after = (await (await shop.request(`/api/orders/by-number/${cod.order_number}`)).json()) as Order;
  expect(after.arrival).toBeNull();
});
