import { afterAll, beforeAll, expect, it } from "vitest";
import { bought, buy, orderForm } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { Beacon, Insight } from "./contract.ts";
import { deleteOldVisitors, flushInsight } from "./count-visit.server.ts";

let shop: TestShop;
let rugId: number;
let ahead = 0;
const { call, read } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" }, overrides: { now: () => new Date(Date.now() + ahead) } });
  rugId = (await makeRug(shop.ctx, { sizes: { "5x8": [1_000_000, 90], "6x9": [2_000_000, 0] } })).id;
});
afterAll(() => shop.close());

const BROWSER = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const tell = (events: unknown, { address = "181.49.0.1", agent = BROWSER, ...more }: Record<string, unknown> = {}) =>
  shop.request("/api/insight", {
    method: "POST",
    body: JSON.stringify({ device: "phone", events, ...more }),
    headers: { "user-agent": agent as string, "x-forwarded-for": address as string, "content-type": "text/plain" },
  });
const insight = async (query = "") => {
  await flushInsight(shop.ctx);
  return read<Insight>("GET", `/insight${query}`);
};
const count = ({ funnel }: Insight, step: string) => funnel.find((each) => each.step === step)!.count;

it("answers 202 to anything, and counts only what it understands from people", async () => {
  const page = { kind: "page", path: "/" };
  for (const body of ["", "no json", "[]", JSON.stringify({ device: "phone", events: [{ ...page, name: "Ana" }] })])
    expect((await shop.request("/api/insight", { method: "POST", body, headers: { "user-agent": BROWSER } })).status).toBe(202);
  expect((await tell([page], { agent: "Mozilla/5.0 (compatible; Googlebot/2.1)" })).status).toBe(202);
  expect((await tell([{ kind: "page", path: "x".repeat(9000) }])).status).toBe(202);
  expect(await insight()).toMatchObject({ visits: 0, pages: [] });
  expect((await shop.request("/api/admin/insight")).status).toBe(401);
});

it("adds up with what happened and with the orders table, by journeys in any order", async () => {
  const sums = { came: 0, rug: 0, room: 0, cart: 0, checkout: 0 };
  let paid = 0;
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let n = 0; n < 25; n++) {
    const address = `181.49.1.${n}`;
    const steps = { rug: random() < 0.8, room: random() < 0.3, cart: random() < 0.5, checkout: random() < 0.4 };
    const events: Beacon["events"] = [{ kind: "page", path: "/" }];
    if (steps.rug) events.push({ kind: "page", path: `/product/${rugId}/valentin-rubi` });
    if (steps.room) events.push({ kind: "room", rug: rugId });
    if (steps.cart) events.push({ kind: "cart", rug: rugId });
    if (steps.checkout) events.push({ kind: "page", path: "/checkout" });
    // In two parts, the second twice: a person is one all the same.
    await tell(events.slice(0, 2), { address, referrer: "l.instagram.com" });
    if (random() < 0.5) await flushInsight(shop.ctx);
    for (let i = 0; i < 2; i++) if (events.length > 2) await tell(events.slice(2), { address });
    sums.came++;
    for (const [step, happened] of Object.entries(steps)) if (happened) sums[step as keyof typeof sums]++;
    if (steps.checkout && random() < 0.7) {
      await bought(buy(shop, [{ carpetId: rugId, size: "5x8", quantity: 1 }], { change: { paymentMethod: "COD" } as never }));
      paid++;
    }
  }
  const report = await insight();
  for (const [step, n] of Object.entries(sums)) expect([step, count(report, step)]).toEqual([step, n]);
  expect(count(report, "paid")).toBe(paid);
  expect(report.orders).toMatchObject({ placed: paid, paid });
  expect(report.sources).toEqual([{ source: "Instagram", visits: 25 }]);
  expect(report.devices).toEqual([{ device: "phone", visits: 25 }]);
  expect(report.carpets[0]).toMatchObject({ carpet_id: rugId, seen: sums.rug, bought: paid, money: paid * 100_000_000 });
  expect(report.carpets[0]!.days).toHaveLength(30);
  const csv = await (await call("GET", "/insight/csv")).text();
  expect(csv).toContain(`${rugId};`);
});

it("keeps searches, sizes asked for, slow pages, and says what to do", async () => {
  for (let n = 0; n < 6; n++)
    await tell(
      [
        { kind: "search", word: n % 2 ? "Redonda " : "redónda", found: 0 },
        { kind: "search", word: "persa", found: 9 },
        { kind: "search", word: "ana@correo.co", found: 0 },
        { kind: "sold-out", rug: rugId, size: "6x9" },
        { kind: "vital", name: "LCP", value: 4200, path: `/product/${rugId}/x` },
      ],
      { address: `181.49.2.${n}` },
    );
  const report = await insight();
  expect(report.searches_without_result).toEqual([{ word: "redonda", count: 6 }]);
  expect(report.searches).toEqual([{ word: "persa", count: 6 }]);
  expect(report.sold_out).toEqual([{ size: "6x9", count: 6, carpets: 1 }]);
  expect(report.vitals).toEqual([{ path: "/product", device: "phone", name: "LCP", p75: 5000, samples: 6, good: false }]);
  expect(report.signals.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["sold-out", "search"]));
});

it("stores nothing that names a person, and forgets who came after 48 hours; the sums stay", async () => {
  await tell([{ kind: "page", path: "/order/ABCD-1234" }], { address: "181.49.3.9", utm: "boletin", referrer: "mail.example" });
  const before = await insight();
  expect(before.pages).toContainEqual({ path: "/order", views: 1 });
  const kept = JSON.stringify(
    (
      await shop.ctx.pool.query(
        "select (select json_agg(c) from insight_counts c) c, (select json_agg(v) from insight_visitors v) v",
      )
    ).rows,
  );
  for (const trace of ["181.49", "ABCD", "iPhone", "ana@", "correo"]) expect(kept).not.toContain(trace);
  ahead = 2 * 86_400_000;
  await deleteOldVisitors(shop.ctx);
  const left = await shop.ctx.pool.query("select 1 from insight_visitors union all select 1 from insight_salts");
  expect(left.rows).toEqual([]);
  expect((await insight()).visits).toBe(before.visits);
});

it("signs that cannot be kept cost nobody else's visit, and a size is no message", async () => {
  const address = "181.49.9.9";
  await tell([{ kind: "page", path: "/about" }], { address });
  for (const odd of ["a\u0000b", "a\ud800b", "ana@x.co", "3001234567"])
    await tell(
      [
        { kind: "search", word: odd, found: 0 },
        { kind: "sold-out", rug: rugId, size: odd },
      ],
      { address },
    );
  const before = (await insight()).pages.find(({ path }) => path === "/about");
  expect(before).toMatchObject({ views: expect.any(Number) });
  const { rows } = await shop.ctx.pool.query("select from insight_counts where key like '%ana@x.co%' or key like '%3001234567%'");
  expect(rows).toEqual([]);
});

it("days that cannot be are refused", async () => {
  for (const query of ["?from=2026-02-30", "?from=2026-11-10&to=2026-11-01", "?from=2000-01-01&to=2026-01-01"])
    expect((await call("GET", `/insight${query}`)).status).toBe(400);
});

it("an order counts for where its visitor came from, and a visit to the showroom for its sale", async () => {
  const address = "181.49.7.7";
  await tell([{ kind: "page", path: "/" }], { address, utm: "newsletter" });
  await flushInsight(shop.ctx);
  const before = await insight();
  const sum = ({ order_sources }: Insight) => order_sources.reduce((all, { orders }) => all + orders, 0);
  const order = (from: string) =>
    shop.request("/api/orders", {
      method: "POST",
      json: orderForm([{ carpetId: rugId, size: "5x8", quantity: 1 }]),
      headers: { "user-agent": BROWSER, "x-forwarded-for": from },
    });
  expect((await order(address)).status).toBe(201);
  expect((await order("181.49.7.8")).status).toBe(201);
  const after = await insight();
  expect(sum(after) - sum(before)).toBe(2);
  const of = ({ order_sources }: Insight, source: string) => order_sources.find((each) => each.source === source)?.orders ?? 0;
  expect(of(after, "newsletter") - of(before, "newsletter")).toBe(1);
  expect(of(after, "unknown") - of(before, "unknown")).toBe(1);

  const today = after.to;
  const visit = async (slot: string, status: string) => {
    const { rows } = await shop.ctx.pool.query<{ id: number }>(
      "insert into showroom_reservations (reservation_date, time_slot, customer_name, status) values ($1, $2, 'Visita', $3) returning id",
      [today, slot, status],
    );
    return rows[0]!.id;
  };
  const [came] = [await visit("10:00", "completed"), await visit("11:00", "completed"), await visit("12:00", "cancelled")];
  const sale = {
    customer: { name: "Visita" },
    items: [{ carpetId: rugId, size: "5x8", quantity: 1 }],
    method: "cash",
    reservationId: came,
  };
  const { total } = await read<{ total: number }>("POST", "/orders", sale, 201);
  expect((await insight()).showroom).toEqual({ visits: 2, sold: 1, money: total, percent: 50 });
});
