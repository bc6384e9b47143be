import { describe, expect, it } from "vitest";
import type { StaffOrder } from "../orders/admin-contract.ts";
import type { OrderReturn } from "../orders/returns-contract.ts";
import { returnsHarness } from "../testing/returns-harness.ts";

const { fixture, place, asShopper, read, call, setStatus, delivered, ask, asked, moved, subjectsTo } = returnsHarness();
const DAY = 86_400_000;

describe("asking for a return", () => {
  it("is kept, shown on the order to both and told to both", async () => {
    const order = await delivered();
    const answer = await ask(order);
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as OrderReturn;
    expect(made).toMatchObject({ status: "requested", note: "Estoy por las mañanas", number: `${order.orderNumber}-D1` });
    expect(made.items).toMatchObject([{ quantity: 1, reason: "No combina", carpet_name: "Bosforo Olas" }]);
    expect((await asShopper(order)).returns).toEqual([made]);
    expect((await read<StaffOrder>("GET", `/orders/${order._id}`)).returns).toEqual([made]);
    const told = (await asShopper(order)).timeline.filter(({ kind }) => kind === "return").map(({ text }) => text);
    expect(told).toEqual([`Pediste la devolución ${made.number}`]);
    expect(await subjectsTo(order)).toContain(`Recibimos tu solicitud de devolución · Pedido ${order.orderNumber}`);
    const found = await call("GET", `/returns?search=${order.orderNumber}&status=requested&page=1&limit=5`);
    expect(found.headers.get("x-total-count")).toBe("1");
    expect(await found.json()).toMatchObject([{ id: made.id, order_number: order.orderNumber, next: ["approved", "refused"] }]);
    expect(await read("GET", "/returns?status=refused")).toEqual([]);
  });

  it("with another e-mail answers as an unknown order does, and guessing is slowed", async () => {
    const order = await delivered();
    const wrong = await ask(order, { email: "otra@example.com" });
    const unknown = await fixture.shop.request("/api/orders/AAAAA-AAAAA/returns", {
      method: "POST",
      json: { email: "otra@example.com", items: [{ itemId: 1, quantity: 1, reason: "x" }], note: "" },
    });
    expect([wrong.status, unknown.status]).toEqual([404, 404]);
    expect(await wrong.json()).toEqual(await unknown.json());
    let status = 404;
    for (let n = 0; n < 40 && status === 404; n++) status = (await ask(order, { email: "otra@example.com" })).status;
    expect(status).toBe(429);
    await fixture.shop.ctx.pool.query("delete from rate_limits");
    const { customer_email } = await asShopper(order);
    expect((await ask(order, { email: customer_email.toUpperCase() })).status).toBe(201);
  });

  it("comes too soon, too late or for what was called off: 422 with a sentence", async () => {
    const order = await place(1, "COD");
    expect((await ask(order)).status).toBe(422);
    await setStatus(order, "cancelled");
    expect((await ask(order)).status).toBe(422);
    const late = await delivered();
    fixture.ahead = 32 * DAY;
    const answer = await ask(late);
    fixture.ahead = 0;
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: "returns.too_late", error: expect.stringContaining("30 días") });
    await read("PUT", "/settings/selling", { returnsDays: 0 });
    expect((await ask(late)).status).toBe(422);
    await read("PUT", "/settings/selling", { returnsDays: 30 });
    expect((await ask(late)).status).toBe(201);
  });

  it("for more than was bought and not yet returned: 409; a refused one counts no more", async () => {
    const order = await delivered(2);
    expect((await ask(order, {}, 3)).status).toBe(409);
    const first = await asked(order, 2);
    expect((await ask(order)).status).toBe(409);
    await moved(first.id, { status: "refused", note: "Está lavada" });
    expect((await ask(order)).status).toBe(201);
  });

  it("in a form that is none: 400 with fields", async () => {
    const order = await delivered();
    const { itemId } = (await asShopper(order)).items[0]!;
    for (const wrong of [
      { items: [] },
      { items: undefined },
      { email: "" },
      { items: [{ itemId, quantity: 0, reason: "" }] },
      { items: [{ itemId: 999_999, quantity: 1, reason: "" }] },
      { items: [1, 2].map(() => ({ itemId, quantity: 1, reason: "" })) },
    ]) {
      const answer = await ask(order, wrong);
      expect(answer.status, JSON.stringify(wrong)).toBe(400);
      expect(Object.keys(((await answer.json()) as { fields: object }).fields).length, JSON.stringify(wrong)).toBe(1);
    }
  });
});

it("the lines of an order with a return stay: what came back is not put on the shelf twice", async () => {
  const order = await delivered(2);
  const { id } = await asked(order, 2);
  await moved(id, { status: "approved" });
  await moved(id, { status: "received" });
  await setStatus(order, "processing");
  const { items } = await asShopper(order);
  const json = { items: [{ itemId: items[0]!.itemId, quantity: 1 }] };
  expect((await call("PUT", `/orders/${order._id}/items`, json)).status).toBe(409);
  expect((await asShopper(order)).returns[0]!.items).toHaveLength(1);
});
