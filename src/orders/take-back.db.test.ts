import { expect, it } from "vitest";
import type { Letter } from "../messages/letters/letter.ts";
import { sendOrderLetters } from "./send-order-letters.server.ts";
import { type Bought, stockOf } from "../testing/buy.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import type { StaffOrder } from "./admin-contract.ts";

const { fixture, place, paid, tasks } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);

const set = (order: Bought, status: string) => read<StaffOrder>("PUT", `/orders/${order._id}`, { status });
const takeBack = (order: Bought) => call("POST", `/orders/${order._id}/take-back`);
/** What was written to the customer about what staff did. */
async function letters(order: Bought): Promise<string[]> {
  await sendOrderLetters(fixture.shop.ctx);
  const { customer_email } = await read<StaffOrder>("GET", `/orders/${order._id}`);
  const { rows } = await fixture.shop.ctx.pool.query<{ mail: Letter }>(
    "select mail from letters where mail->>'to' = $1 order by created_at, id",
    [customer_email],
  );
  return rows.map(({ mail }) => mail.subject.split(" · ")[0]!).filter((subject) => /en camino|cancelado/.test(subject));
}
const wait = () => void (fixture.ahead += 11_000);

it("a status that writes says so before, waits ten seconds and can be taken back whole", async () => {
  const order = await place();
  await paid(order);
  const before = await read<StaffOrder>("GET", `/orders/${order._id}`);
  expect(before).toMatchObject({ writes_on: ["shipped", "cancelled"], take_back_until: null });
  const shipped = await set(order, "shipped");
  expect(Date.parse(shipped.take_back_until!) - Date.parse(shipped.shipped_at!)).toBe(10_000);
  expect(await letters(order)).toEqual([]);
  expect(await (await takeBack(order)).json()).toMatchObject({ status: "processing", shipped_at: null, take_back_until: null });
  wait();
  expect(await letters(order)).toEqual([]);
  expect((await takeBack(order)).status).toBe(409);
});

it("goes out by itself when nobody takes it back, and then cannot be taken back, nor be written twice", async () => {
  const order = await place();
  await paid(order);
  await set(order, "shipped");
  const { rows } = await fixture.shop.ctx.pool.query(
    "select from pgboss.job where name = 'order-notices' and start_after > now() + interval '5 seconds' and state = 'created'",
  );
  expect(rows.length).toBeGreaterThan(0);
  wait();
  expect(await letters(order)).toEqual(["Tu alfombra va en camino"]);
  expect((await takeBack(order)).status).toBe(409);
  expect(await set(order, "processing")).toMatchObject({ writes_on: ["cancelled"] });
  expect(await set(order, "shipped")).toMatchObject({ take_back_until: null });
  wait();
  expect(await letters(order)).toEqual(["Tu alfombra va en camino"]);
});

it("a cancelling taken back has its stock, its money and its times again, and asks for no refund", async () => {
  const order = await place(2);
  await paid(order);
  const before = await read<StaffOrder>("GET", `/orders/${order._id}`);
  await set(order, "cancelled");
  expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(3);
  expect(await tasks(order)).toEqual(["refund"]);
  expect(await (await takeBack(order)).json()).toEqual(before);
  expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(1);
  expect(await tasks(order)).toEqual([]);
  wait();
  expect(await letters(order)).toEqual([]);
});

it("is refused when the stock went to somebody else meanwhile", async () => {
  const order = await place(3);
  await set(order, "cancelled");
  await place(1);
  expect((await takeBack(order)).status).toBe(409);
  wait();
  expect(await letters(order)).toEqual(["Tu pedido fue cancelado"]);
});

it("another status within the ten seconds replaces the letter", async () => {
  const order = await place();
  await paid(order);
  await set(order, "shipped");
  await set(order, "processing");
  await set(order, "cancelled");
  wait();
  expect(await letters(order)).toEqual(["Tu pedido fue cancelado"]);
});

it("taking back and sending at the same moment: one of the two", async () => {
  for (let round = 0; round < 3; round++) {
    const order = await place(1, "COD");
    await set(order, "shipped");
    fixture.ahead += 10_000;
    const [answer] = await Promise.all([takeBack(order), sendOrderLetters(fixture.shop.ctx)]);
    const { status } = await read<StaffOrder>("GET", `/orders/${order._id}`);
    expect(await letters(order)).toEqual(answer.status === 200 ? [] : ["Tu alfombra va en camino"]);
    expect(status).toBe(answer.status === 200 ? "processing" : "shipped");
    await call("DELETE", `/orders/${order._id}`);
  }
});

it("the letter of an unpaid order does not say that nothing is left to pay", async () => {
  const order = await place();
  await set(order, "shipped");
  wait();
  await letters(order);
  const { rows } = await fixture.shop.ctx.pool.query<{ mail: Letter }>(
    "select mail from letters where mail->>'subject' like $1",
    [`Tu alfombra va en camino · Pedido ${order.orderNumber}`],
  );
  expect(rows[0]!.mail.text).toContain("sigue pendiente");
  expect(rows[0]!.mail.text).not.toContain("nada más que pagar");
});

it("times of leaving and arriving are cleared by going back, also by way of cancelled", async () => {
  const order = await place(1, "COD");
  await set(order, "shipped");
  const { shipped_at } = await set(order, "delivered");
  expect(await set(order, "shipped")).toMatchObject({ shipped_at, delivered_at: null });
  await set(order, "delivered");
  await set(order, "cancelled");
  expect(await set(order, "processing")).toMatchObject({ shipped_at: null, delivered_at: null, cancelled_at: null });
});
