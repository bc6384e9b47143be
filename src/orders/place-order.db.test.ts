import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bought, buy, orderForm, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { Order } from "./contract.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

const one = (carpetId: number, quantity = 1, size = "5x8") => [{ carpetId, size, quantity }];
const read = async (number: string) => (await (await shop.request(`/api/orders/by-number/${number}`)).json()) as Order;

describe("placing an order", () => {
  it("prices it on the server, takes the stock and shows it by number and by id", async () => {
    const rug = await makeRug(shop.ctx, { name: "Valentin Rubí" });
    const placed = await bought(buy(shop, one(rug.id, 2)));
    expect(placed).toMatchObject({
      subtotal: 590_000_000,
      discount: 0,
      surcharge: 29_500_000,
      total: 619_500_000,
      tax: 98_911_765,
    });
    expect(placed.orderNumber).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(await stockOf(shop, rug.id)).toBe(1);
    const order = await read(placed.orderNumber);
    expect(order).toMatchObject({ status: "processing", payment_status: "pending", payment_method: "COD", shipping_cost: 0 });
    expect(order.items).toEqual([
      expect.objectContaining({ carpet_id: rug.id, carpet_name: "Valentin Rubí", size: "5x8", quantity: 2, price: 295_000_000 }),
    ]);
    const byId = await shop.request(`/api/orders/${placed._id}`);
    expect(await byId.json()).toEqual(order);
    expect(byId.headers.get("cache-control")).toBe("no-store");
    const status = await shop.request(`/api/orders/status/${placed.orderNumber.toLowerCase()}`);
    expect(await status.json()).toMatchObject({ paymentStatus: "pending", status: "processing" });
  });

  it("ignores prices, totals and statuses that are sent along (S1)", async () => {
    const rug = await makeRug(shop.ctx);
    const change = { total: 1, price: 1, status: "delivered", paymentStatus: "paid", discount: 1e9 } as object;
    const items = [{ carpetId: rug.id, size: "5x8", quantity: 1, price: 1, total: 1 }];
    const placed = await bought(buy(shop, items, { method: "Bold", change }));
    expect(placed.total).toBe(295_000_000);
    expect(await read(placed.orderNumber)).toMatchObject({ status: "pending", payment_status: "pending" });
  });

  it("does not sell a size that its collection no longer prices, least of all for nothing (S1)", async () => {
    const rug = await makeRug(shop.ctx, { name: "Medida retirada", collection: "RETIRADA" });
    const sizes = [{ size: "5x8", price: 295_000_000 }];
    await shop.request(`/api/admin/collections/${rug.collectionId}`, { method: "PUT", staff: true, json: { sizes } });
    const response = await buy(shop, one(rug.id, 1, "6x9"));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ items: [{ carpetId: rug.id, size: "6x9", available: 0 }] });
    expect((await bought(buy(shop, one(rug.id)))).subtotal).toBe(295_000_000);
  });

  it("asks for every field of a form that is not there at all, and takes the method in any case", async () => {
    const empty = await shop.request("/api/orders", { method: "POST", json: {} });
    expect(empty.status).toBe(400);
    const body = (await empty.json()) as { error: string; fields: Record<string, string> };
    expect(body.error).toBe("El nombre es obligatorio");
    expect(body.fields).toMatchObject({ state: "El departamento/estado es obligatorio", items: "El carrito está vacío" });
    const rug = await makeRug(shop.ctx);
    const form = { ...orderForm(one(rug.id)), paymentMethod: "cod" };
    const placed = await shop.request("/api/orders", { method: "POST", json: form });
    expect(await placed.json()).toMatchObject({ paymentMethod: "COD" });
  });

  it.each([[{ toString: 1 }], [["COD"]], [null], ["Efecty"], ["cash"], ["terminal"], ["transfer"]])(
    "%j is no way to pay",
    async (paymentMethod) => {
      const response = await shop.request("/api/orders", { method: "POST", json: { ...orderForm(one(1)), paymentMethod } });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { paymentMethod: "Elige un método de pago: Bold o COD" } });
    },
  );

  it.each([[true], [[1]], ["1e1"], [""], [null]])("%j names no rug", async (carpetId) => {
    const response = await buy(shop, [{ carpetId: carpetId as never, size: "5x8", quantity: 1 }]);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { "items.0.carpetId": expect.any(String) } });
  });
  it.each([-1, 0, 1.5, 100, 1e9, "2"])("refuses a quantity of %j (S1)", async (quantity) => {
    const response = await buy(shop, [{ carpetId: 1, size: "5x8", quantity: quantity as number }]);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { "items.0.quantity": "La cantidad va de 1 a 99 unidades enteras" } });
  });

  it("asks for what the form lacks, in the specification's words", async () => {
    const response = await shop.request("/api/orders", {
      method: "POST",
      json: { customer: { name: " " }, shipping: {}, items: [], paymentMethod: "COD" },
    });
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(fields).toMatchObject({
      name: "El nombre es obligatorio",
      "customer.name": "El nombre es obligatorio",
      "customer.email": "El correo es obligatorio",
      "customer.phone": "El teléfono es obligatorio",
      "shipping.address": "La dirección es obligatoria",
      "shipping.city": "La ciudad es obligatoria",
      "shipping.state": "El departamento/estado es obligatorio",
      items: "El carrito está vacío",
    });
  });

  it("does not call a cart empty that is too full", async () => {
    const response = await buy(shop, Array(51).fill({ carpetId: 1, size: "5x8", quantity: 1 }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "Un pedido lleva como máximo 50 líneas" });
  });

  it("refuses all lines when one is short, and says which", async () => {
    const rug = await makeRug(shop.ctx, { name: "Bosforo Olas" });
    const lines = [...one(rug.id), { carpetId: rug.id, size: "6x9", quantity: 2 }];
    const response = await buy(shop, lines);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: "Bosforo Olas (6x9) no tiene suficiente inventario. Solo 1 unidades disponibles.",
      code: "orders.short_stock",
      items: [{ carpetId: rug.id, name: "Bosforo Olas", size: "6x9", available: 1 }],
    });
    expect(await stockOf(shop, rug.id)).toBe(3);
    const both = await buy(shop, [...one(rug.id, 9), { carpetId: rug.id, size: "6x9", quantity: 2 }]);
    expect(await both.json()).toMatchObject({
      error: "Varios productos no tienen suficiente inventario. Por favor revisa tu carrito.",
      items: [{ available: 3 }, { available: 1 }],
    });
  });

  it("sums the same rug and size on two lines before it looks (R2)", async () => {
    const rug = await makeRug(shop.ctx);
    const response = await buy(shop, [...one(rug.id, 2), ...one(rug.id, 2)]);
    expect(response.status).toBe(409);
    expect(await stockOf(shop, rug.id)).toBe(3);
    expect((await buy(shop, [...one(rug.id, 2), ...one(rug.id, 1)])).status).toBe(201);
    expect(await stockOf(shop, rug.id)).toBe(0);
  });

  it("does not sell an inactive or unknown rug or size", async () => {
    const rug = await makeRug(shop.ctx, { isActive: false });
    const refused = await buy(shop, one(rug.id));
    expect(refused.status).toBe(409);
    expect(await refused.json(), "a draft's name stays in the shop").toMatchObject({
      error: "Esta alfombra (5x8) no tiene suficiente inventario. Solo 0 unidades disponibles.",
      items: [{ carpetId: rug.id, name: "", available: 0 }],
    });
    expect((await buy(shop, one(999_999))).status).toBe(404);
    expect((await buy(shop, one(rug.id, 1, "1x1"))).status).toBe(409);
  });

  it("a size its collection no longer prices cannot be bought for nothing", async () => {
    const rug = await makeRug(shop.ctx, { collection: "SIN PRECIO", sizes: { "5x8": [2_950_000, 3], "6x9": [3_650_000, 3] } });
    await shop.ctx.pool.query("delete from collection_sizes where collection_id = $1 and size = '6x9'", [rug.collectionId]);
    const refused = await buy(shop, [...one(rug.id), ...one(rug.id, 1, "6x9")]);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ items: [{ size: "6x9", available: 0 }] });
    expect(await stockOf(shop, rug.id)).toBe(3);
  });

  it("a sold-out rug leaves the lists' stock, and comes back with a cancelled order", async () => {
    const rug = await makeRug(shop.ctx, { name: "Última", sizes: { "5x8": [2_950_000, 1] } });
    const { orderNumber } = await bought(buy(shop, one(rug.id)));
    const inStock = async () => ((await (await shop.request(`/api/rugs/${rug.id}`)).json()) as { inStock: boolean }).inStock;
    const column = async () => (await shop.ctx.pool.query("select in_stock from rugs where id = $1", [rug.id])).rows[0].in_stock;
    expect([await inStock(), await column()]).toEqual([false, false]);
    expect((await shop.request(`/api/orders/cancel/${orderNumber}`, { method: "POST" })).status).toBe(200);
    expect([await inStock(), await column()]).toEqual([true, true]);
  });
});
