import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { Letter } from "../messages/letters/letter.ts";
import { sendOrderLetters } from "./send-order-letters.server.ts";
import type { PaymentTask } from "../payments/contract.ts";
import { eventBody, notifyAndWait } from "../testing/fake-bold.ts";
import type { Bought } from "../testing/buy.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import type { StaffOrder, StaffRefund } from "./admin-contract.ts";

const { fixture, place, paid, read: asShopper } = paymentHarness();
const { read } = staffCalls(() => fixture.shop);

const refund = (order: Bought, json: object, key?: string) =>
  fixture.shop.request(`/api/admin/orders/${order.orderNumber}/refunds`, {
    method: "POST",
    staff: true,
    json: { way: "transfer", reference: "TR-1", note: "", ...json },
    headers: key ? { "idempotency-key": key } : {},
  });
const staffOrder = (order: Bought) => read<StaffOrder>("GET", `/orders/${order._id}`);
const set = (order: Bought, status: string) => read<StaffOrder>("PUT", `/orders/${order._id}`, { status });
const openTasks = async (order: Bought) =>
  (await read<PaymentTask[]>("GET", `/payment-tasks?state=open&orderId=${order._id}`)).map(({ kind, amount }) => ({
    kind,
    amount,
  }));
async function lettersTo(order: Bought): Promise<string[]> {
  await sendOrderLetters(fixture.shop.ctx);
  const { customer_email } = await asShopper(order);
  const { rows } = await fixture.shop.ctx.pool.query<{ mail: Letter }>(
    "select mail from letters where mail->>'to' = $1 order by created_at, id",
    [customer_email],
  );
  return rows.map(({ mail }) => `${mail.subject}\n${mail.text}`);
}
async function paidOrder(quantity = 1): Promise<Bought> {
  const order = await place(quantity);
  await paid(order);
  return order;
}

describe("a refund", () => {
  it("in parts, then whole: told to staff, the customer, the list and the export", async () => {
    const order = await paidOrder();
    const first = await refund(order, { amount: 95_000_000, note: "Mancha en el borde" });
    expect(first.status).toBe(201);
    expect(await first.json()).toMatchObject({
      amount: 95_000_000,
      way: "transfer",
      reference: "TR-1",
      recorded_by: expect.any(String),
    });
    expect(await staffOrder(order)).toMatchObject({
      payment_status: "partially_refunded",
      received: 295_000_000,
      refunded: 95_000_000,
      take_back_refund: expect.any(Number),
      refunds: [{ amount: 95_000_000, note: "Mancha en el borde" }],
    });
    expect((await refund(order, { amount: 200_000_000, way: "CASH", reference: "" })).status).toBe(201);
    const seen = await asShopper(order);
    expect(seen).toMatchObject({ payment_status: "refunded", refunded: 295_000_000, status: "processing" });
    expect(seen.refunds.map(({ way, amount }) => [way, amount])).toEqual([
      ["transfer", 95_000_000],
      ["cash", 200_000_000],
    ]);
    expect(JSON.stringify(seen)).not.toContain("Mancha");
    const found = await read<StaffOrder[]>("GET", `/orders?payment_status=refunded`);
    expect(found.map((each) => each.order_number)).toContain(order.orderNumber);
    expect(await read("GET", `/orders?payment_status=paid&search=${order.orderNumber}`)).toEqual([]);
    const csv = await (await fixture.shop.request(`/api/admin/orders/csv?search=${order.orderNumber}`, { staff: true })).text();
    const [line] = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ""), { header: true }).data;
    expect(line).toMatchObject({
      payment_status: "refunded",
      payment_words: "Reembolsado",
      refunded: "2950000",
      to_collect: "0",
    });
    const trail = await read("GET", `/audit?search=${order.orderNumber}`);
    expect(trail).toContainEqual(
      expect.objectContaining({ action: "refund", changes: expect.objectContaining({ refund: [null, 95_000_000] }) }),
    );
  });

  it("is never more than was paid and not refunded", async () => {
    const order = await place();
    expect((await refund(order, { amount: 100 })).status).toBe(409);
    await paid(order);
    const more = await refund(order, { amount: 295_000_100 });
    expect(more.status).toBe(409);
    expect(await more.json()).toMatchObject({ left: 295_000_000, error: "At most $\u00a02.950.000 is left to refund" });
    expect((await refund(order, { amount: 295_000_000 })).status).toBe(201);
    expect((await refund(order, { amount: 100, reference: "TR-2" })).status).toBe(409);
    for (const wrong of [
      { amount: 0 },
      { amount: -5 },
      { amount: 1.5 },
      { amount: "5" },
      { way: "" },
      { reference: "", amount: 5 },
    ])
      expect((await refund(order, { amount: 100, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    expect((await refund(order, { amount: 5, items: [{ itemId: 1, quantity: 1 }] })).status).toBe(400);
  });

  it("that names a task no row can have is bad input, not our fault", async () => {
    expect((await refund(await paidOrder(), { amount: 100, taskId: 2 ** 40 })).status).toBe(400);
  });

  it("is recorded once: the same key, the same reference, and all at the same moment", async () => {
    const order = await paidOrder();
    const again = await Promise.all(Array.from({ length: 5 }, () => refund(order, { amount: 100_000_000 }, "key-1")));
    const ids = await Promise.all(again.map(async (each) => ((await each.json()) as StaffRefund).id));
    expect(new Set(ids).size).toBe(1);
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await refund(order, { amount: 200_000_000 }, "key-1")).status).toBe(409);
    expect((await refund(order, { amount: 100_000_000, reference: "tr-1" })).status).toBe(409);
    const race = await Promise.all([1, 2, 3, 4].map((n) => refund(order, { amount: 100_000_000, reference: `R-${n}` })));
    expect(race.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(race.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await staffOrder(order)).toMatchObject({ refunded: 200_000_000, payment_status: "partially_refunded" });
  });

  it("without a reference is recorded once when it is sent several times at once, and twice only with keys of its own", async () => {
    const order = await paidOrder();
    const cash = { amount: 10_000_000, way: "cash", reference: "" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(order, cash)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await refund(order, cash, "second-part")).status).toBe(201);
    expect(await staffOrder(order)).toMatchObject({ refunded: 20_000_000 });
  });

  it("writes the letter that was promised, once, and settles the task of a cancelled order", async () => {
    const order = await paidOrder();
    await set(order, "cancelled");
    fixture.ahead += 11_000;
    expect((await lettersTo(order)).join()).toContain("Te devolveremos el dinero que pagaste");
    expect(await openTasks(order)).toEqual([{ kind: "refund", amount: 295_000_000 }]);
    await refund(order, { amount: 295_000_000, way: "Bold", reference: "RF-2210" });
    expect(await openTasks(order)).toEqual([]);
    const before = (await lettersTo(order)).length;
    fixture.ahead += 11_000;
    const letters = await lettersTo(order);
    expect(letters).toHaveLength(before + 1);
    expect(letters.at(-1)).toMatch(/^Te devolvimos tu dinero/);
    expect(letters.at(-1)).toMatch(/\$\u00a02\.950\.000 de tu pedido por Bold[^]+Referencia: RF-2210/);
    expect(await lettersTo(order)).toHaveLength(before + 1);
  });

  it("before the order is called off leaves nothing to ask for, and the letter says that it went back", async () => {
    const order = await paidOrder();
    await refund(order, { amount: 295_000_000 });
    expect(await set(order, "cancelled")).toMatchObject({ payment_status: "refunded", open_tasks: 0 });
    fixture.ahead += 11_000;
    const letters = await lettersTo(order);
    expect(letters.find((letter) => letter.startsWith("Tu pedido fue cancelado"))).toContain("Ya te devolvimos");
  });

  it("of a second payment leaves the order paid and closes its task", async () => {
    const order = await paidOrder();
    await paid(order);
    const [task] = await read<PaymentTask[]>("GET", `/payment-tasks?state=open&orderId=${order._id}`);
    expect(task).toMatchObject({ kind: "double_payment" });
    expect((await refund(order, { amount: 295_000_000, taskId: task!.id })).status).toBe(201);
    expect(await staffOrder(order)).toMatchObject({ payment_status: "paid", received: 590_000_000, open_tasks: 0 });
  });

  it("can be taken back while its letter waits, with the task it settled; then no more", async () => {
    const order = await paidOrder();
    await set(order, "cancelled");
    fixture.ahead += 11_000;
    await sendOrderLetters(fixture.shop.ctx);
    const made = (await (await refund(order, { amount: 295_000_000 })).json()) as StaffRefund;
    const undo = () =>
      fixture.shop.request(`/api/admin/orders/${order._id}/refunds/${made.id}`, { method: "DELETE", staff: true });
    expect(await (await undo()).json()).toMatchObject({ payment_status: "paid", refunds: [], open_tasks: 1 });
    expect((await undo()).status).toBe(404);
    const again = (await (await refund(order, { amount: 295_000_000 })).json()) as StaffRefund;
    fixture.ahead += 11_000;
    await sendOrderLetters(fixture.shop.ctx);
    const late = await fixture.shop.request(`/api/admin/orders/${order._id}/refunds/${again.id}`, {
      method: "DELETE",
      staff: true,
    });
    expect(late.status).toBe(409);
  });

  it("is what a voided payment is: the order no longer says that it is paid", async () => {
    const order = await paidOrder();
    const body = { reference: order.orderNumber, pesos: order.total / 100, type: "VOID_APPROVED", paymentId: "VOID-1" };
    await notifyAndWait(fixture.shop, eventBody(body));
    await notifyAndWait(fixture.shop, eventBody(body));
    expect(await staffOrder(order)).toMatchObject({
      payment_status: "refunded",
      refunds: [{ way: "Bold", recorded_by: "Bold" }],
      open_tasks: 1,
    });
  });

  it("of cash at the door keeps the order paid when its delivery is taken back", async () => {
    const order = await place(1, "COD");
    await set(order, "delivered");
    await refund(order, { amount: 100_000_000, way: "cash", reference: "" });
    expect(await set(order, "processing")).toMatchObject({ payment_status: "partially_refunded", delivered_at: null });
  });
});

it("a task closed twice and a status that it has already are no deeds; the history names the order", async () => {
  const order = await paidOrder();
  await set(order, "cancelled");
  const [task] = await read<PaymentTask[]>("GET", `/payment-tasks?state=open&orderId=${order._id}`);
  await read("PUT", `/payment-tasks/${task!.id}`, { resolution: "Keeps it as credit" });
  const before = await read<unknown[]>("GET", `/audit?search=${order.orderNumber}`);
  expect(before[0]).toMatchObject({
    subject: "payment-task",
    label: order.orderNumber,
    changes: { refund: [null, "Keeps it as credit"] },
  });
  await read("PUT", `/payment-tasks/${task!.id}`, { resolution: "Again" });
  await set(order, "cancelled");
  expect(await read("GET", `/audit?search=${order.orderNumber}`)).toEqual(before);
});
