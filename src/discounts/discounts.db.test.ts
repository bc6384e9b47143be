import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { totalsOf } from "../orders/rules/totals.ts";
import { centsOf } from "../platform/money.ts";
import { bought, buy, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { DiscountCode } from "./contract.ts";

let shop: TestShop;
let now = new Date("2026-11-15T12:00:00Z");
beforeAll(async () => {
  shop = await openShop({
    env: { TRUST_PROXY: "1", ORDERS_MAX_UNITS: "9999", ORDERS_UNITS_PER_CONTACT: "9999", ORDERS_UNITS_PER_ADDRESS: "9999" },
    overrides: { now: () => now },
  });
});
afterAll(() => shop.close());

const form = (change: object = {}) => ({
  code: "lana10",
  name: "Diez por ciento",
  percentage: 10,
  startDate: "2026-11-01",
  endDate: "2026-11-30",
  isAllProducts: true,
  ...change,
});
const save = (json: unknown) => shop.request("/api/admin/discount-codes", { method: "POST", staff: true, json });
const validate = async (code: string, cartItems: unknown[]) =>
  (await shop.request("/api/discount-codes/validate", { method: "POST", json: { code, cartItems } })).json();

it("keeps codes as the form sends them, changes a part, deletes them", async () => {
  const created = await save(form());
  expect(created.status).toBe(201);
  const code = (await created.json()) as DiscountCode;
  expect(code).toMatchObject({ code: "LANA10", percentage: 10, state: "Activo", start_date: "2026-11-01T00:00:00.000-05:00" });
  expect((await save(form())).status).toBe(409);
  const put = (json: unknown) => shop.request(`/api/admin/discount-codes/${code.id}`, { method: "PUT", staff: true, json });
  expect(await (await put({ isActive: false })).json()).toMatchObject({ is_active: false, percentage: 10, state: "Inactivo" });
  expect(await validate("LANA10", [])).toEqual({ valid: false, error: "Código de descuento no válido" });
  const wrong = await put({ percentage: 0 });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    error: "Porcentaje debe ser entre 1 y 100",
    fields: { percentage: "Porcentaje debe ser entre 1 y 100" },
  });
  const list = await shop.request("/api/admin/discount-codes?search=diez", { staff: true });
  expect(await list.json()).toHaveLength(1);
  expect((await shop.request(`/api/admin/discount-codes/${code.id}`, { method: "DELETE", staff: true })).status).toBe(200);
  expect((await put({ name: "x" })).status).toBe(404);
  const trail = await (await shop.request("/api/admin/audit?subject=discount-code&search=LANA10", { staff: true })).json();
  expect(trail).toMatchObject([{ action: "delete" }, { changes: { isActive: [true, false] } }, { action: "create" }]);
});

it("keeps a code that is meant to stay for ever", async () => {
  const kept = await save(form({ code: "SIEMPRE", endDate: "9999-12-31" }));
  expect(kept.status).toBe(201);
  expect(await kept.json()).toMatchObject({ end_date: expect.stringMatching(/^9999-12-31T/), state: "Activo" });
});

it.each([
  ["code", null, "Código es requerido"],
  ["code", "A".repeat(61), "Es demasiado largo"],
  ["name", null, "Nombre es requerido"],
  ["percentage", null, "Porcentaje debe ser entre 1 y 100"],
  ["percentage", {}, "Porcentaje debe ser entre 1 y 100"],
  ["startDate", null, "Fecha de inicio es requerida"],
  ["startDate", "2026-02-30", "Fecha de inicio es requerida"],
  ["endDate", 5, "Fecha de fin es requerida"],
])("says what %s needs when it is %j", async (field, value, error) => {
  const wrong = await save(form({ [field]: value }));
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ error, fields: { [field]: error } });
});

it("wants a tag with a name, and says of a word no code can be that it is none", async () => {
  const wrong = await save(form({ isAllProducts: false, applicableTags: ["  "] }));
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ fields: { applicableTags: 'Selecciona etiquetas o marca "Todos los productos"' } });
  expect(await validate("A".repeat(61), [])).toEqual({ valid: false, error: "Código de descuento no válido" });
});

it("applies to the lines with its tags, in either shape of cart, and the order takes off the same", async () => {
  const silk = await makeRug(shop.ctx, {
    name: "Seda",
    collection: "BELORA",
    tags: ["Promoción"],
    sizes: { "5x8": [1_000_001, 5] },
  });
  const wool = await makeRug(shop.ctx, { name: "Lana", collection: "JUT", tags: ["Sutil"], sizes: { "5x8": [2_000_000, 5] } });
  await save(form({ code: "PROMO", percentage: 12.5, isAllProducts: false, applicableTags: ["promocion"] }));
  const lines = [
    { carpetId: silk.id, size: "5x8", quantity: 2 },
    { carpetId: wool.id, size: "5x8", quantity: 1 },
  ];
  const expected = {
    valid: true,
    discount: { code: "PROMO", name: "Diez por ciento", percentage: 12.5, discountAmount: 250_000 },
  };
  expect(await validate("promo", lines)).toEqual(expected);
  expect(
    await validate(
      "PROMO",
      lines.map(({ carpetId, size, quantity }) => ({ rug: { id: carpetId, price: 1 }, selectedSize: size, quantity })),
    ),
  ).toEqual(expected);
  expect(await validate("PROMO", [lines[1]])).toEqual({
    valid: false,
    error: "Este código no aplica a los productos de tu carrito",
  });
  expect(await validate("", lines)).toEqual({ valid: false, error: "Ingresa un código de descuento" });
  const order = await bought(buy(shop, lines, { code: "promo" }));
  expect(order).toMatchObject({ subtotal: 400_000_200, discount: 25_000_000, surcharge: 20_000_000, total: 395_000_200 });
});

it("is looked at again when the order is placed (R13: expired mid-checkout)", async () => {
  const rug = await makeRug(shop.ctx, { name: "Tarde" });
  const lines = [{ carpetId: rug.id, size: "5x8", quantity: 1 }];
  await save(form({ code: "HOY" }));
  expect(await validate("HOY", lines)).toMatchObject({ valid: true });
  now = new Date("2026-12-01T05:00:00Z");
  const late = await buy(shop, lines, { code: "HOY" });
  now = new Date("2026-11-15T12:00:00Z");
  expect(late.status).toBe(422);
  expect(await late.json()).toMatchObject({ error: "Este código de descuento ya venció" });
  expect(await stockOf(shop, rug.id)).toBe(3);
});

it("a code for one use is used once by 60 buyers at once, and again after that order is called off (R13)", async () => {
  const rug = await makeRug(shop.ctx, { name: "Una vez", collection: "DELUX", sizes: { "5x8": [1_000_000, 500] } });
  const lines = [{ carpetId: rug.id, size: "5x8", quantity: 1 }];
  await save(form({ code: "UNICO", usageLimit: 1 }));
  const answers = await Promise.all(Array.from({ length: 60 }, () => buy(shop, lines, { code: "UNICO" })));
  const placed = answers.filter((each) => each.status === 201);
  expect(placed).toHaveLength(1);
  expect(answers.filter((each) => each.status === 422)).toHaveLength(59);
  const { orderNumber } = (await placed[0]!.json()) as { orderNumber: string };
  await shop.request(`/api/orders/cancel/${orderNumber}`, { method: "POST" });
  expect((await buy(shop, lines, { code: "UNICO" })).status).toBe(201);
});

it("the database computes the same totals as the rules, over random carts (R11)", async () => {
  const prices = Array.from({ length: 6 }, (_, n) => 1 + ((n * 7_919_317) % 9_000_000));
  const sizes = Object.fromEntries(prices.map((price, n) => [`${n}x1`, [price, 1_000_000] as [number, number]]));
  const rug = await makeRug(shop.ctx, { name: "Al azar", collection: "LARIMAR", sizes });
  const cart = fc.uniqueArray(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 99 })), { minLength: 1, selector: ([n]) => n });
  const hundredths = fc.integer({ min: 1, max: 10_000 });
  await fc.assert(
    fc.asyncProperty(cart, fc.constantFrom("Bold" as const, "COD" as const), hundredths, async (picked, method, percent) => {
      await shop.ctx.pool.query("delete from discount_codes where code = 'AZAR'");
      expect((await save(form({ code: "AZAR", percentage: percent / 100 }))).status).toBe(201);
      const lines = picked.map(([n, quantity]) => ({ carpetId: rug.id, size: `${n}x1`, quantity }));
      const priced = picked.map(([n, quantity]) => ({ price: centsOf(prices[n]!), quantity }));
      const expected = totalsOf(priced, method, { cod: 5, iva: 19 }, { percentage: percent / 100, discounted: priced });
      expect(await bought(buy(shop, lines, { method, code: "AZAR" }))).toMatchObject(expected);
    }),
    { numRuns: 120 },
  );
});
