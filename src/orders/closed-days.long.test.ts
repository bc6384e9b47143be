import { expect, it } from "vitest";
import type { Delivery } from "../deliveries/contract.ts";
import { addDays, instantOf } from "../platform/bogota-time.ts";
import { cents } from "../platform/money.ts";
import { booksHarness } from "../testing/books-harness.ts";
import type { Bought } from "../testing/buy.ts";
import { eventBody, notifyAndWait } from "../testing/fake-bold.ts";
import { makeRug } from "../testing/make-rug.ts";
import type { StaffOrder } from "./admin-contract.ts";
import type { OrderReturn } from "./returns-contract.ts";
import { taxIn } from "./rules/totals.ts";

const { fixture, place, sell, call, staffRead: read, today, goOn, goTo, sheet, cashOf, booksOf } = booksHarness();

/** Park and Miller's: the same days every time. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** How often each verb was done and not refused, on all of the days. */
const done = new Map<string, number>();
const types = new Set<string>();

it.each([20_261_117, 7, 1_312_014, 99, 31_337])(
  "twelve days of chance (%i): no day that is over changes, and all days together are what orders and refunds say",
  async (seed) => {
    goTo("10:00", 1);
    const first = today();
    const random = randomFrom(seed);
    const stocked = async (name: string) =>
      (await makeRug(fixture.shop.ctx, { name, sizes: { "5x8": [2_950_000, 900], "6x9": [3_400_100, 900] } })).id;
    let rugs = [await stocked("Una"), await stocked("Otra")];
    fixture.rug = { id: rugs[0]! };
    const orders: Bought[] = [];
    const open: number[] = [];
    const any = <T>(list: readonly T[]): T => list[random(list.length)]!;
    const count = async (verb: string, answer: Promise<Response>) => {
      const { status } = await answer;
      expect(status, verb).toBeLessThan(500);
      if (status < 300) done.set(verb, (done.get(verb) ?? 0) + 1);
    };
    const seen = ({ _id }: Bought) => read<StaffOrder>("GET", `/orders/${_id}`);
    const verbs: Record<string, (order: Bought) => Promise<unknown>> = {
      sell: async () => orders.push(await sell(any(["cash", "terminal"]), 1 + random(2))),
      order: async () => orders.push(await place(1 + random(3), any(["Bold", "COD"]))),
      pay: (order) =>
        notifyAndWait(
          fixture.shop,
          eventBody({ reference: order.orderNumber, pesos: order.total / 100, paymentId: `P${seed}-${random(1e9)}` }),
        ).then(() => count("pay", Promise.resolve(new Response()))),
      status: (order) => count("status", call("PUT", `/orders/${order._id}`, { status: any(["processing", "shipped", "delivered", "cancelled"]) })), // prettier-ignore
      "set back": async (order) => {
        await call("PUT", `/orders/${order._id}`, { status: "delivered" });
        await count("set back", call("PUT", `/orders/${order._id}`, { status: any(["processing", "shipped"]) }));
      },
      "take back": (order) => count("take back", call("POST", `/orders/${order._id}/take-back`)),
      deliver: async (order) => {
        const planned = await call("POST", "/deliveries", { orderId: order._id, day: today(), from: "09:00", to: "12:00" });
        if (planned.status !== 201) return;
        const { id, cash_due: due } = (await planned.json()) as Delivery;
        const cashCollected = due > 0 ? due - 100 * random(2) : undefined;
        await count("deliver", call("PUT", `/deliveries/${id}`, { status: "delivered", receivedBy: "Ana", cashCollected }));
      },
      lines: async (order) => {
        const { items } = await seen(order);
        const change = random(2)
          ? { carpetId: any(rugs), size: "6x9", quantity: 1 }
          : { itemId: any(items).itemId, quantity: random(4) };
        const how = any([{}, { way: "cash" }, { way: "transfer", reference: `L${random(1e9)}` }]);
        await count("lines", call("PUT", `/orders/${order._id}/items`, { items: [change], ...how }));
      },
      refund: async (order) => {
        const json = {
          amount: 100 * (1 + random(order.total / 150)),
          way: any(["cash", "transfer"]),
          reference: `R${random(1e9)}`,
        };
        const answer = await call("POST", `/orders/${order._id}/refunds`, json);
        const { id } = (await answer.clone().json()) as { id: number };
        await count("refund", Promise.resolve(answer));
        if (random(3) === 0) await call("DELETE", `/orders/${order._id}/refunds/${id}`);
      },
      return: async (order) => {
        await call("PUT", `/orders/${order._id}`, { status: "delivered" });
        const { customer_email: email, items } = await seen(order);
        const json = { email: email || "a@b.co", items: [{ itemId: items[0]!.itemId, quantity: 1, reason: "" }], note: "" };
        const asked = await fixture.shop.request(`/api/orders/${order.orderNumber}/returns`, { method: "POST", json });
        await count("return", Promise.resolve(asked.clone()));
        if (asked.status !== 201) return;
        const { id } = (await asked.json()) as OrderReturn;
        open.push(id);
        for (const status of ["approved", "received"]) await call("PUT", `/returns/${id}`, { status });
      },
      decide: async () => {
        const id = open.pop();
        if (id === undefined) return;
        const exchange = { items: [{ carpetId: any(rugs), size: "6x9", quantity: 1 }] };
        const step = any([{ status: "refunded", way: "cash" }, { status: "exchanged", exchange }, { status: "refused" }]);
        await count(step.status, call("PUT", `/returns/${id}`, { reference: `D${random(1e9)}`, ...step }));
      },
      correct: (order) =>
      count("correct", call("PUT", `/orders/${order._id}`, { customer: { name: `Nombre ${random(99)}`, idNumber: `${random(1e6)}` }, shipping: { city: any(["Cali", "Tunja"]) } })), // prettier-ignore
      delete: async (order) => {
        if (random(2)) return;
        await count("delete", call("DELETE", `/orders/${order._id}`));
        orders.splice(orders.indexOf(order), 1);
      },
      settings: () => count("settings", call("PUT", "/settings/selling", { codPercent: 1 + random(9) })),
      "another rug": async () => {
        const gone = rugs.shift()!;
        rugs = [...rugs, await stocked(`Nueva ${random(1e6)}`)];
        fixture.rug = { id: rugs[0]! };
        await count("another rug", call("DELETE", `/carpets/${gone}`));
      },
    };
    const often = ["order", "order", "sell", "pay", "pay", "status", "deliver", "lines", "lines", "refund", "return", "decide", "correct", "set back"]; // prettier-ignore
    const over = new Map<string, unknown>();
    const act = async () => {
      const verb = random(4) === 0 ? any(Object.keys(verbs)) : any(often);
      const order = orders.length > 0 ? any(orders) : undefined;
      if (!order) return verbs.order!(undefined as never);
      await verbs[verb]!(order);
    };
    for (let day = 0; day < 12; day++) {
      for (let turn = 0; turn < 18; turn++) {
        goOn(turn === 0 ? 36_000 : 60);
        // The last verbs of a day come so late that what they did can still be taken back tomorrow.
        if (turn === 15) {
          goTo("23:59", 0);
          goOn(54);
        } else if (turn > 15) goOn(-59);
        await act();
      }
      const ended = today();
      over.set(ended, await booksOf(ended));
      goOn(5);
      expect(today()).not.toBe(ended);
      for (const order of orders.slice(-4)) await verbs["take back"]!(order);
    }
    for (const [day, books] of over) expect(await booksOf(day), day).toEqual(books);

    const rows = await sheet("plain", first, today());
    const sum = (column: string) => rows.reduce((whole, row) => whole + Math.round(Number(row[column]) * 100), 0);
    type Facts = { total: number; tax: number; cash: number; refunds: { amount: number; iva: number }[] };
    const { rows: facts } = await fixture.shop.ctx.pool.query<Facts>(
      `select coalesce(sum(total), 0)::float8 as total, coalesce(sum(tax), 0)::float8 as tax,
       (select coalesce(sum(o.total), 0) from orders o where payment_method in ('cash', 'COD') and payment_status = 'paid' and paid_at >= $1
          and not exists (select from payments p where p.order_id = o.id))::float8
       + (select coalesce(sum(amount), 0) from payments where order_id is not null and method in ('cash', 'COD') and received_at >= $1)::float8
       - (select coalesce(sum(amount), 0) from refunds where order_id is not null and way = 'cash' and created_at >= $1)::float8 as cash,
       (select coalesce(json_agg(json_build_object('amount', amount - settles - overpaid, 'iva', iva_percent)), '[]')
        from refunds r join orders o on o.id = r.order_id where r.created_at >= $1) as refunds
     from orders where payment_status = 'paid' and paid_at >= $1`,
      [instantOf(first)],
    );
    const { total, tax, cash, refunds } = facts[0]!;
    expect(sum("total")).toBe(total - refunds.reduce((whole, { amount }) => whole + amount, 0));
    expect(sum("iva")).toBe(tax - refunds.reduce((whole, { amount, iva }) => whole + taxIn(cents(amount), iva), 0));
    expect(sum("base")).toBe(sum("total") - sum("iva"));
    let expected = 0;
    for (let day = first; day <= today(); day = addDays(day, 1)) expected += (await cashOf(day)).expected;
    expect(expected).toBe(cash);
    for (const { type } of rows) types.add(type!);
  },
);

it("every verb and every kind of line was among them", () => {
  expect(types).toEqual(new Set(["sale", "change", "refund", "reversal"]));
  const verbs = [
    "pay",
    "status",
    "set back",
    "take back",
    "deliver",
    "lines",
    "refund",
    "return",
    "refunded",
    "exchanged",
    "refused",
  ];
  const more = ["correct", "delete", "settings", "another rug"];
  expect([...verbs, ...more].filter((verb) => !done.has(verb))).toEqual([]);
});
