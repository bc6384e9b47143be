import { expect, it } from "vitest";
import type { Customer } from "../customers/contract.ts";
import type { Delivery } from "../deliveries/contract.ts";
import { booksHarness, type Row } from "../testing/books-harness.ts";
import type { Bought } from "../testing/buy.ts";
import type { StaffOrder } from "./admin-contract.ts";

const {
  fixture,
  place,
  paid,
  sell,
  read: asShopper,
  call,
  staffRead: read,
  today,
  goOn,
  goTo,
  sheet,
  cashOf,
  booksOf,
} = booksHarness();
const nextDay = () => goTo("10:00", 1);
const totals = (rows: Row[]) => rows.map(({ type, total }) => [type, Number(total) * 100]);
const setStatus = (order: Bought, status: string) => read<StaffOrder>("PUT", `/orders/${order._id}`, { status });
const deliver = async (order: Bought, cashCollected?: number) => {
  const { id } = await read<Delivery>(
    "POST",
    "/deliveries",
    { orderId: order._id, day: today(), from: "09:00", to: "12:00" },
    201,
  );
  await read("PUT", `/deliveries/${id}`, { status: "delivered", receivedBy: "Ana", cashCollected });
};

it("a COD order set back on a later day: its day stays, the sale is booked back on the day that it was, and again when it is paid", async () => {
  nextDay();
  const [order, carried] = [await place(1, "COD"), await place(1, "COD")];
  await setStatus(order, "delivered");
  await deliver(carried, carried.total - 1000);
  const first = today();
  const before = await booksOf(first);
  expect(totals(before.sheets[0]!)).toEqual([
    ["sale", order.total],
    ["sale", carried.total],
  ]);
  expect(before.cash.expected).toBe(order.total + carried.total - 1000);
  nextDay();
  await setStatus(order, "processing");
  await setStatus(carried, "processing");
  expect(await read("GET", `/orders/${carried._id}`)).toMatchObject({ payment_status: "pending", received: 0 });
  expect(await booksOf(first)).toEqual(before);
  const second = await booksOf(today());
  expect(totals(second.sheets[0]!)).toEqual([
    ["reversal", -order.total],
    ["reversal", -carried.total],
  ]);
  expect(second.sheets[1]!.map((row) => row["Tipo de comprobante"])).toEqual(["NC", "NC"]);
  expect(second.cash.lines.map(({ what, amount }) => [what, amount])).toEqual([
    ["reversal", -order.total],
    ["reversal", 1000 - carried.total],
  ]);
  const secondDay = today();
  nextDay();
  await setStatus(order, "delivered");
  await deliver(carried, carried.total);
  expect(await read("GET", `/orders/${carried._id}`)).toMatchObject({ payment_status: "paid", received: carried.total });
  expect(await booksOf(secondDay)).toEqual(second);
  expect(totals(await sheet("plain", first, today())).reduce((sum, [, total]) => sum + Number(total), 0)).toBe(
    order.total + carried.total,
  );
  expect((await cashOf(today())).expected).toBe(order.total + carried.total);
});

it("set back on the day of its payment a COD order was never a sale, in the sheets and in the cash", async () => {
  nextDay();
  const [order, carried] = [await place(1, "COD"), await place(1, "COD")];
  await setStatus(order, "delivered");
  await deliver(carried, carried.total);
  await setStatus(order, "processing");
  await setStatus(carried, "shipped");
  const { sheets, cash } = await booksOf(today());
  expect(sheets).toEqual([[], [], []]);
  expect(cash.expected).toBe(0);
});

it("set back after the day's cash was counted: what was counted stays in the list, and is booked back below it", async () => {
  nextDay();
  const order = await place(1, "COD");
  await setStatus(order, "delivered");
  await read("POST", `/cash/${today()}`, { counted: order.total, note: "" }, 201);
  goOn(60);
  await setStatus(order, "shipped");
  expect(await read("GET", `/cash/${today()}`)).toMatchObject({
    expected: 0,
    lines: [
      { what: "delivery", amount: order.total },
      { what: "reversal", amount: -order.total },
    ],
    closing: { expected: order.total, difference: 0 },
  });
});

it("a paid order deleted on a later day: its days stay, with its changes and refunds; what was left of it is booked back", async () => {
  nextDay();
  const cash = await sell("cash", 2);
  await fixture.shop.ctx.pool.query("update rug_stock set inventory = 5");
  const online = await place(2);
  await paid(online);
  const first = today();
  const before = await booksOf(first);
  nextDay();
  const { items } = await read<StaffOrder>("GET", `/orders/${online._id}`);
  await read("PUT", `/orders/${online._id}/items`, { items: [{ itemId: items[0]!.itemId, quantity: 1 }] });
  await read("POST", `/orders/${cash._id}/refunds`, { amount: 119_000, way: "cash" }, 201);
  const second = today();
  const between = await booksOf(second);
  nextDay();
  await read("DELETE", `/orders/${cash._id}`);
  await read("DELETE", `/orders/${online._id}`);
  expect(await booksOf(first)).toEqual(before);
  expect(await booksOf(second)).toEqual(between);
  expect(totals(await sheet("plain", today()))).toEqual([
    ["reversal", 119_000 - cash.total],
    ["reversal", -online.total / 2],
  ]);
  const all = await sheet("plain", first, today());
  for (const column of ["total", "iva", "base"])
    expect(
      all.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0),
      column,
    ).toBe(0);
  expect((await cashOf(today())).lines.map(({ what, amount }) => [what, amount])).toEqual([["reversal", 119_000 - cash.total]]);
});

it("set back and deleted by several at the same moment: it is booked back once, to the peso", async () => {
  for (let round = 0; round < 4; round++) {
    nextDay();
    // Whoever comes first decides whether the rug is back on its shelf.
    await fixture.shop.ctx.pool.query("update rug_stock set inventory = 3 where rug_id = $1", [fixture.rug.id]);
    const order = await place(1, "COD");
    await setStatus(order, "delivered");
    const first = today();
    const before = await booksOf(first);
    nextDay();
    const answers = await Promise.all([
      call("PUT", `/orders/${order._id}`, { status: "processing" }),
      call("PUT", `/orders/${order._id}`, { status: "shipped" }),
      call("DELETE", `/orders/${order._id}`),
      call("POST", `/orders/${order._id}/refunds`, { amount: 100, way: "cash" }),
    ]);
    for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
    expect(await booksOf(first)).toEqual(before);
    const both = [...before.sheets[0]!, ...(await sheet("plain", today()))];
    expect(both.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0)).toBe(0);
    expect(before.cash.expected + (await cashOf(today())).expected).toBe(0);
  }
});

it("names of before a correction, and the number of a rug that is gone, stay in the days of before", async () => {
  nextDay();
  const order = await place(1);
  await paid(order);
  const first = today();
  const before = await booksOf(first);
  nextDay();
  await read("PUT", `/orders/${order._id}`, { customer: { name: "Otra Persona" }, shipping: { city: "Cali" } });
  await read("DELETE", `/carpets/${fixture.rug.id}`);
  expect(await booksOf(first)).toEqual(before);
  await read("POST", `/orders/${order._id}/refunds`, { amount: 100, way: "cash" }, 201);
  expect(await sheet("plain", today())).toMatchObject([{ type: "refund", customer_name: "Otra Persona", city: "Cali" }]);
});

it("an erased person is nobody in the accounts of before, also in those of a deleted order; the amounts stay", async () => {
  nextDay();
  const [deleted, kept] = [await place(1), await place(1)];
  await paid(deleted);
  await paid(kept);
  const { customer_name, customer_email, customer_phone } = await asShopper(kept);
  // The same person: the deleted order is no longer among what is linked to them.
  await read("PUT", `/orders/${deleted._id}`, {
    customer: { name: customer_name, email: customer_email, phone: customer_phone },
  });
  const first = today();
  const before = await sheet("plain", first);
  nextDay();
  await read("PUT", `/orders/${kept._id}`, { shipping: { city: "Cali" } });
  await read("DELETE", `/orders/${deleted._id}`);
  const [person] = await read<Customer[]>("GET", `/customers?search=${customer_email}`);
  const { protocol } = await read<{ protocol: { what: string; count: number }[] }>("DELETE", `/customers/${person!.id}`);
  expect(protocol).toContainEqual(expect.objectContaining({ what: "accounting entries", count: 2, done: "anonymised" }));
  const erased = (await sheet("plain", first)).map((row) => ({ ...row, customer_name }));
  expect(erased).toEqual(before);
  expect(JSON.stringify(await sheet("siigo", first, today()))).not.toContain(customer_email);
  expect(JSON.stringify(await sheet("plain", first, today()))).not.toContain(customer_name);
});

it("at midnight: what was done before it is not taken back after it, or is booked again", async () => {
  goTo("23:59", 1);
  goOn(55);
  const sold = await sell();
  const cod = await place(1, "COD");
  await setStatus(cod, "delivered");
  const { id } = await read<{ id: number }>("POST", `/orders/${sold._id}/refunds`, { amount: 100, way: "cash" }, 201);
  const day = today();
  const before = await booksOf(day);
  goOn(7);
  expect(today()).not.toBe(day);
  expect((await call("DELETE", `/orders/${sold._id}/refunds/${id}`)).status).toBe(409);
  await setStatus(cod, "shipped");
  expect((await call("POST", `/orders/${cod._id}/take-back`)).status).toBe(200);
  expect(await booksOf(day)).toEqual(before);
  expect(totals(await sheet("plain", today())).map(([type]) => type)).toEqual(["reversal", "sale"]);
  expect((await cashOf(today())).expected).toBe(0);
});

it("a second payment or a wrong one that goes back is no return of a sale", async () => {
  nextDay();
  const [twice, wrong] = [await place(1), await place(1)];
  await paid(twice);
  await paid(twice, { paymentId: "SECOND" });
  await paid(wrong, { pesos: 1000 });
  const refund = (order: Bought, amount: number) =>
    read("POST", `/orders/${order._id}/refunds`, { amount, way: "transfer", reference: `T${amount}` }, 201);
  await refund(wrong, 100_000);
  await refund(twice, twice.total);
  expect(totals(await sheet("plain", today()))).toEqual([["sale", twice.total]]);
  await refund(twice, 5000);
  expect(totals(await sheet("plain", today()))).toEqual([
    ["sale", twice.total],
    ["refund", -5000],
  ]);
});

it("a driver's shortfall is still one after a status that was taken back", async () => {
  nextDay();
  const order = await place(1, "COD");
  await deliver(order, order.total - 1000);
  await setStatus(order, "shipped");
  expect((await call("POST", `/orders/${order._id}/take-back`)).status).toBe(200);
  const short = { status: "delivered", payment_status: "paid", received: order.total - 1000 };
  expect(await read("GET", `/orders/${order._id}`)).toMatchObject(short);
  expect((await cashOf(today())).expected).toBe(order.total - 1000);
});

it("a COD order whose difference came by a link stays paid when it is set back: that money is not lost", async () => {
  nextDay();
  const order = await place(1, "COD");
  for (const status of ["delivered", "cancelled", "processing"]) await setStatus(order, status);
  const { items } = await read<StaffOrder>("GET", `/orders/${order._id}`);
  await read("PUT", `/orders/${order._id}/items`, { items: [{ itemId: items[0]!.itemId, quantity: 2 }] });
  await paid(order);
  await setStatus(order, "delivered");
  expect(await setStatus(order, "shipped")).toMatchObject({ payment_status: "paid", received: 2 * order.total, balance: 0 });
});
