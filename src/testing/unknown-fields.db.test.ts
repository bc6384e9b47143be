import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buy, orderForm, stockOf } from "./buy.ts";
import { makeRug } from "./make-rug.ts";
import { openShop, type TestShop } from "./open-shop.ts";
import { staffCalls } from "./staff-calls.ts";

let shop: TestShop;
let rugId: number;
beforeAll(async () => {
  shop = await openShop();
  rugId = (await makeRug(shop.ctx, { sizes: { "5x8": [1_000_000, 9] } })).id;
});
afterAll(() => shop.close());

const post = (path: string, json: unknown) => shop.request(path, { method: "POST", json });
const line = () => ({ carpetId: rugId, size: "5x8", quantity: 1 });
const { call, read } = staffCalls(() => shop);
type Refused = { error: string; fields: Record<string, string> };

describe("a field that nobody knows", () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, true]));
  it.each<[string, () => unknown, string]>([
    ["in the order", () => ({ ...orderForm([line()]), gift: true }), "gift"],
    [
      "in the customer",
      () => ({ ...orderForm([line()]), customer: { ...orderForm([]).customer, admin: true } }),
      "customer.admin",
    ],
    ["in the address", () => ({ ...orderForm([line()]), shipping: { ...orderForm([]).shipping, zone: "1" } }), "shipping.zone"],
    ["in a line", () => orderForm([{ ...line(), colour: "red" } as never]), "items.0.colour"],
    ["called as no other", () => JSON.parse('{"__proto__": 1}') as unknown, "__proto__"],
    ["five thousand times in the order", () => ({ ...orderForm([line()]), ...many }), "k0"],
    ["five thousand times in consents", () => ({ ...orderForm([line()]), consents: many }), "consents"],
    [
      "with a name without end in consents",
      () => ({ ...orderForm([line()]), consents: { ["k".repeat(5000)]: true } }),
      "consents",
    ],
  ])("%s is refused with its name, and nothing is sold", async (_where, body, field) => {
    const before = await stockOf(shop, rugId);
    const response = await post("/api/orders", body());
    const text = await response.text();
    expect(response.status, text).toBe(400);
    expect(text.length).toBeLessThan(2000);
    expect(Object.keys((JSON.parse(text) as Refused).fields).some((name) => name.startsWith(field))).toBe(true);
    expect(await stockOf(shop, rugId)).toBe(before);
  });

  it.each<[string, string, unknown]>([
    ["POST", "/api/contact", { name: "A", email: "a@b.co", subject: "general", message: "Hola", role: "x" }],
    ["POST", "/api/discount-codes/validate", { code: "X", cartItems: [], role: "x" }],
    ["POST", "/api/payments/bold/process", { orderId: "X", role: "x" }],
    ["POST", "/api/admin/collections", { name: "Nueva", role: "x" }],
    ["POST", "/api/admin/collections", { name: "Nueva", sizes: [{ size: "5x8", price: 1, role: "x" }] }],
    ["POST", "/api/admin/session", { password: "x", role: "x" }],
    ["PUT", "/api/admin/carpets/1", { name: "Otra", role: "x" }],
    ["PUT", "/api/admin/grid", { stock: [], role: "x" }],
  ])("%s %s refuses it", async (method, path, json) => {
    const response = await shop.request(path, { method, json, staff: path.includes("/admin/") });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as Refused).fields).join()).toContain("role");
  });
});

describe("what clients are known to send along is taken and not read", () => {
  it("prices, totals and statuses in an order", async () => {
    const claims = { subtotal: 1, total: 1, discount: 99, tax: 0, surcharge: 0, status: "delivered", paymentStatus: "paid" };
    const lies = { ...claims, items: [{ ...line(), price: 1, name: "Gratis", total: 1 }] } as never;
    const response = await buy(shop, [], { change: lies });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ subtotal: 100_000_000, status: "processing", paymentStatus: "pending" });
  });

  it("the whole rug in a line of the cart", async () => {
    const rug = (await (await shop.request(`/api/rugs/${rugId}`)).json()) as object;
    await read(
      "POST",
      "/discount-codes",
      {
        code: "DIEZ",
        name: "Diez",
        percentage: 10,
        isActive: true,
        isAllProducts: true,
        applicableTags: [],
        startDate: "2020-01-01",
        endDate: "2090-01-01",
      },
      201,
    );
    const cartItems = [{ rug: { ...rug, somethingNew: { of: "ours" } }, selectedSize: "5x8", quantity: 2 }];
    const valid = { valid: true, discount: { discountAmount: 200_000 } };
    expect(await (await post("/api/discount-codes/validate", { code: "diez", cartItems })).json()).toMatchObject(valid);
    const both = [{ ...cartItems[0], ...line(), quantity: 2, price: 5 }];
    expect(await (await post("/api/discount-codes/validate", { code: "diez", cartItems: both })).json()).toMatchObject(valid);
  });

  it.each<[string, () => Promise<{ path: string; read: Record<string, unknown> }>]>([
    ["a carpet", async () => ({ path: `/carpets/${rugId}`, read: await read("GET", `/carpets/${rugId}`) })],
    [
      "a collection",
      async () => {
        const [first] = await read<Record<string, unknown>[]>("GET", "/collections");
        return { path: `/collections/${String(first!.id)}`, read: first! };
      },
    ],
    [
      "a discount code",
      async () => {
        const [first] = await read<Record<string, unknown>[]>("GET", "/discount-codes");
        return { path: `/discount-codes/${String(first!.id)}`, read: first! };
      },
    ],
    [
      "an order",
      async () => {
        const [first] = await read<Record<string, unknown>[]>("GET", "/orders");
        return { path: `/orders/${String(first!.id)}`, read: first! };
      },
    ],
  ])("%s sent back as it was read changes nothing", async (_what, find) => {
    const { path, read: was } = await find();
    const { created_at: _c, updated_at: _u, ...same } = was;
    expect(await read("PUT", path, was)).toMatchObject(same);
  });

  it("a visit and a review sent back as they were read", async () => {
    const review = await read<object>("POST", "/reviews", { name: "Ana", rating: 5, comment: "Hermosa" }, 201);
    await read("POST", "/reviews", review, 201);
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const form = { reservation_date: day, time_slot: "10:00", customer_name: "Ana", customer_phone: "3001234567", notes: "" };
    const booked = await post("/api/showroom/reservations", { ...form, status: "confirmed" });
    expect(booked.status).toBe(201);
    const { id } = (await booked.json()) as { id: number };
    const [visit] = await read<object[]>("GET", `/showroom/reservations?week_start=${day}&week_end=${day}`);
    expect((await call("PUT", `/showroom/reservations/${id}`, visit)).status).toBe(200);
  });
});
