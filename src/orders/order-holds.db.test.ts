import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendOrderLetters } from "./send-order-letters.server.ts";
import { bought, buy, orderForm, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { StaffOrder } from "./admin-contract.ts";
import type { StockAlarm } from "./admin/stock-alarm-contract.ts";
import type { Order } from "./contract.ts";
import { releaseUnconfirmed } from "./release-unconfirmed.server.ts";
import { reviewAlarm } from "./stock-alarm.server.ts";

let shop: TestShop;
let clock = Date.parse("2026-11-18T15:00:00Z");
const later = (minutes: number) => (clock += minutes * 60_000);
const open = () => openShop({ env: { TRUST_PROXY: "1" }, overrides: { now: () => new Date(clock) } });

const units = (carpetId: number, quantity = 1) => [{ carpetId, size: "5x8", quantity }];
const rugOf = async (inventory: number) => (await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, inventory] } })).id;
const read = async <T>(path: string, staff = false) => (await (await shop.request(path, { staff })).json()) as T;
const said = async (answer: Promise<Response>) => {
  const { status, ...rest } = await answer.then(async (each) => ({ status: each.status, ...((await each.json()) as object) }));
  return { status, ...rest } as { status: number; code?: string; error?: string };
};
const confirm = (number: string, token: string) =>
  shop.request(`/api/orders/${number}/confirm`, { method: "POST", json: { token } });
const tokenOf = async (id: string) =>
  (await shop.ctx.pool.query<{ confirm_token: string }>("select confirm_token from orders where id = $1", [id])).rows[0]!
    .confirm_token;
/** Letters as they were queued. */
async function letters(): Promise<{ to: string; subject: string; text: string }[]> {
  const { rows } = await shop.ctx.pool.query<{ mail: { to: string; subject: string; text: string } }>(
    "select mail from letters order by created_at",
  );
  return rows.map(({ mail }) => mail);
}
const person = (n: number) => ({ customer: { ...orderForm([]).customer, email: `una${n}@example.com` } }) as never;

describe("limits count units", () => {
  beforeAll(async () => void (shop = await open()));
  afterAll(() => shop.close());

  it("twelve units in one order; too little stock is told first", async () => {
    const [many, few] = [await rugOf(1000), await rugOf(2)];
    expect(await said(buy(shop, units(many, 13)))).toMatchObject({
      status: 422,
      code: "orders.too_many_units",
      error: expect.stringMatching(/^Un pedido lleva como máximo 12 alfombras\./),
    });
    expect((await said(buy(shop, units(few, 13)))).error).toContain("no tiene suficiente inventario. Solo 2 unidades");
    expect((await buy(shop, units(many, 12))).status).toBe(201);
    expect(await stockOf(shop, many)).toBe(988);
  });

  it("twelve unpaid units per contact", async () => {
    const rug = await rugOf(1000);
    const change = person(1);
    expect((await buy(shop, units(rug, 8), { change })).status).toBe(201);
    expect(await said(buy(shop, units(rug, 5), { change }))).toMatchObject({ status: 429, code: "orders.too_many_open" });
    expect((await buy(shop, units(rug, 4), { change })).status).toBe(201);
    const few = await rugOf(1);
    expect((await said(buy(shop, units(few, 5), { change }))).status, "short stock is told first").toBe(409);
  });

  it("a press in the letter leaves nobody more room: one mailbox could empty the shop; staff's word does", async () => {
    const rug = await rugOf(1000);
    const change = person(2);
    const order = await bought(buy(shop, units(rug, 12), { change }));
    expect((await confirm(order.orderNumber, await tokenOf(order._id))).status).toBe(200);
    expect(await said(buy(shop, units(rug), { change }))).toMatchObject({ status: 429, code: "orders.too_many_open" });
    await shop.request(`/api/admin/orders/${order._id}`, { method: "PUT", staff: true, json: { confirmed: true } });
    expect((await buy(shop, units(rug), { change })).status).toBe(201);
  });

  it("24 unpaid units per address in the last hours, and nobody waits for what staff or customers confirmed", async () => {
    const rug = await rugOf(1000);
    const address = "2001:db8:7:7::1";
    const first = await bought(buy(shop, units(rug, 12), { address }));
    const second = await bought(buy(shop, units(rug, 12), { address: "2001:db8:7:7:ffff::2" }));
    const refused = await said(buy(shop, units(rug), { address }));
    expect(refused).toMatchObject({ status: 429, code: "orders.too_many_from_network" });
    expect(refused.error).toContain("Intenta desde otra red");
    const staff = { method: "PUT", staff: true, json: { confirmed: true } };
    const confirmed = await shop.request(`/api/admin/orders/${first._id}`, staff);
    expect(await confirmed.json()).toMatchObject({
      confirmed_by: "staff",
      confirmed_at: expect.any(String),
      status: "processing",
    });
    expect((await buy(shop, units(rug, 12), { address })).status).toBe(201);
    expect((await confirm(second.orderNumber, await tokenOf(second._id))).status).toBe(200);
    expect((await buy(shop, units(rug, 12), { address })).status).toBe(201);
    expect((await buy(shop, units(rug), { address })).status).toBe(429);
    later(6 * 60 + 1);
    expect((await buy(shop, units(rug, 12), { address })).status).toBe(201);
  });

  it("twenty orders of one carrier's address that staff moved on or customers confirmed leave room for the 21st", async () => {
    const rug = await rugOf(1000);
    const address = "10.77.0.1";
    for (let n = 0; n < 20; n++) {
      const order = await bought(buy(shop, units(rug), { address }));
      if (n % 2) await confirm(order.orderNumber, await tokenOf(order._id));
      else
        await shop.request(`/api/admin/orders/${order._id}`, {
          method: "PUT",
          staff: true,
          json: n % 4 ? { confirmed: true } : { status: "shipped" },
        });
    }
    expect((await buy(shop, units(rug), { address })).status).toBe(201);
  });

  it("only the letter's token confirms; a wrong one is counted as a guess", async () => {
    const order = await bought(buy(shop, units(await rugOf(1000))));
    for (const token of ["x", order._id, order.orderNumber]) expect((await confirm(order.orderNumber, token)).status).toBe(404);
    const seen = JSON.stringify([
      await read(`/api/orders/${order._id}`),
      await read(`/api/orders/status/${order.orderNumber}`),
      await read(`/api/admin/orders/${order._id}`, true),
    ]);
    expect(seen).not.toContain(await tokenOf(order._id));
    await sendOrderLetters(shop.ctx);
    const letter = (await letters()).findLast(
      ({ subject }) => subject.includes(order.orderNumber) && subject.startsWith("Gracias"),
    )!;
    expect(letter.text).toContain(`Sí, es mi pedido: http`);
    expect(letter.text).toContain(`/order/${order.orderNumber}#confirmar=${await tokenOf(order._id)}`);
    expect(await (await confirm(order.orderNumber, await tokenOf(order._id))).json()).toMatchObject({ success: true });
    expect((await confirm(order.orderNumber, await tokenOf(order._id))).status, "pressed again").toBe(200);
    expect(await read<StaffOrder>(`/api/admin/orders/${order._id}`, true)).toMatchObject({ confirmed_by: "customer" });
  });
});

describe("when the shop is being emptied", () => {
  let rug: number;
  beforeEach(async () => {
    shop = await open();
    rug = await rugOf(100);
  });
  afterEach(() => shop.close());
  const alarm = async () => (await read<{ alarm: StockAlarm | null }>("/api/admin/stock-alarm", true)).alarm;

  it("staff are told once, and a new COD order holds its stock for 30 minutes until the letter's button is pressed", async () => {
    await bought(buy(shop, units(rug, 12), { method: "Bold" }));
    const before = await bought(buy(shop, units(rug, 8)));
    expect(await alarm()).toBeNull();
    expect(await read<Order>(`/api/orders/${before._id}`)).toMatchObject({ confirm_by: null });

    const confirmed = await bought(buy(shop, units(rug, 5)));
    const silent = await bought(buy(shop, units(rug, 6)));
    const bold = await bought(buy(shop, units(rug, 1), { method: "Bold" }));
    expect(await alarm()).toMatchObject({ held: 25, units: 100, confirm_minutes: 30 });
    const by = new Date(clock + 30 * 60_000).toISOString();
    expect(await read<Order>(`/api/orders/${silent._id}`)).toMatchObject({ status: "processing", confirm_by: by });
    expect(await read<Order>(`/api/orders/${bold._id}`)).toMatchObject({ confirm_by: null });

    await reviewAlarm(shop.ctx);
    await sendOrderLetters(shop.ctx);
    const told = (await letters()).filter(({ subject }) => subject.startsWith("Muchos pedidos sin pagar"));
    expect(told.map(({ subject }) => subject)).toEqual(["Muchos pedidos sin pagar a la vez · 25 de 100 unidades"]);

    expect((await confirm(confirmed.orderNumber, await tokenOf(confirmed._id))).status).toBe(200);
    later(29);
    expect(await releaseUnconfirmed(shop.ctx)).toBe(0);
    later(1);
    // Two copies sweep at once.
    const swept = await Promise.all([releaseUnconfirmed(shop.ctx), releaseUnconfirmed(shop.ctx)]);
    expect(swept[0] + swept[1]).toBe(1);
    expect(await stockOf(shop, rug)).toBe(100 - 12 - 8 - 5 - 1);
    expect(await read<Order>(`/api/orders/${silent._id}`)).toMatchObject({ status: "cancelled", payment_status: "cancelled" });
    expect(await read<Order>(`/api/orders/${confirmed._id}`)).toMatchObject({ status: "processing" });
    await sendOrderLetters(shop.ctx);
    const last = (await letters()).filter(
      ({ subject }) => subject.endsWith(silent.orderNumber) && subject.startsWith("Cancelamos"),
    );
    expect(last).toHaveLength(1);
    expect(last[0]!.text).toContain("Pasó el tiempo para confirmar tu pedido");
    expect((await said(confirm(silent.orderNumber, await tokenOf(silent._id)))).status).toBe(409);
  });

  it("pressed orders count for the alarm, and while it lasts for their address", async () => {
    const address = "10.78.0.1";
    const placeAndConfirm = async (quantity: number) => {
      const order = await bought(buy(shop, units(rug, quantity), { address }));
      expect((await confirm(order.orderNumber, await tokenOf(order._id))).status).toBe(200);
    };
    await placeAndConfirm(12);
    await placeAndConfirm(8);
    expect(await alarm()).toBeNull();
    await placeAndConfirm(4);
    expect(await alarm()).toMatchObject({ held: 24, units: 100 });
    expect(await said(buy(shop, units(rug), { address }))).toMatchObject({ status: 429, code: "orders.too_many_from_network" });
    expect((await buy(shop, units(rug))).status).toBe(201);
  });

  it("an order staff have dealt with is not released, and the alarm ends an hour after it was last true", async () => {
    await bought(buy(shop, units(rug, 12)));
    await bought(buy(shop, units(rug, 12)));
    const shipped = await bought(buy(shop, units(rug, 2)));
    expect(await alarm()).not.toBeNull();
    const put = (status: string) =>
      shop.request(`/api/admin/orders/${shipped._id}`, { method: "PUT", staff: true, json: { status } });
    await put("shipped");
    await put("processing");
    later(59);
    await releaseUnconfirmed(shop.ctx);
    expect(await read<Order>(`/api/orders/${shipped._id}`)).toMatchObject({ status: "processing" });
    await reviewAlarm(shop.ctx);
    expect(await alarm()).not.toBeNull();
    later(2);
    await reviewAlarm(shop.ctx);
    expect(await alarm()).toBeNull();
    expect(await read<Order>(`/api/orders/${(await bought(buy(shop, units(rug))))._id}`)).toMatchObject({ confirm_by: null });
  });
});

it("the attack of the audit: fifty lines from one address do not empty the shop", async () => {
  const own = await open();
  shop = own;
  try {
    const ids: number[] = [];
    for (let n = 0; n < 50; n++) ids.push(await rugOf(3));
    const lines = (quantity: number) => ids.map((carpetId) => ({ carpetId, size: "5x8", quantity }));
    const answers = await Promise.all([3, 2, 1, 1].map((each) => buy(shop, lines(each), { address: "10.66.0.1" })));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    const { rows } = await shop.ctx.pool.query<{ n: number }>("select sum(inventory)::int as n from rug_stock");
    expect(rows[0]!.n).toBe(150);
  } finally {
    await own.close();
  }
});
