import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../platform/bogota-time.ts";
import { bought, orderForm } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { Beacon, Insight } from "./contract.ts";
import { flushInsight } from "./count-visit.server.ts";
import { deleteOldVisitors, deleteOldVisitorsJob } from "./delete-old-visitors.server.ts";

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
const SHIPPING = { address: "Calle 93 # 13-42", state: "Bogotá D.C.", zipCode: "", country: "Colombia" };
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
  const phones = { ...sums, ordered: 0 };
  // Another rug, so that each has its own sums.
  const other = (await makeRug(shop.ctx, { name: "Otra", sizes: { "5x8": [1_500_000, 90] } })).id;
  const seen = new Map([
    [rugId, 0],
    [other, 0],
  ]);
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let n = 0; n < 40; n++) {
    const address = `181.49.1.${n}`;
    const device = random() < 0.6 ? "phone" : "desktop";
    const rug = random() < 0.5 ? rugId : other;
    const steps = { rug: random() < 0.8, room: random() < 0.3, cart: random() < 0.5, checkout: random() < 0.6 };
    const events: Beacon["events"] = [{ kind: "page", path: "/" }];
    if (steps.rug) events.push({ kind: "page", path: `/product/${rug}/valentin-rubi` });
    if (steps.room) events.push({ kind: "room", rug });
    if (steps.cart) events.push({ kind: "cart", rug });
    if (steps.checkout) events.push({ kind: "page", path: "/checkout" });
    // In two parts, the second twice: a person is one all the same.
    await tell(events.slice(0, 2), { address, device, referrer: "l.instagram.com" });
    if (random() < 0.5) await flushInsight(shop.ctx);
    for (let i = 0; i < 2; i++) if (events.length > 2) await tell(events.slice(2), { address, device });
    const happened = { came: true, ...steps };
    for (const [step, is] of Object.entries(happened) as [keyof typeof sums, boolean][]) {
      if (is) sums[step]++;
      if (is && device === "phone") phones[step]++;
    }
    if (steps.rug) seen.set(rug, seen.get(rug)! + 1);
    if (!steps.checkout || random() < 0.2) continue;
    // Paid, on delivery, not paid, cancelled, paid and partly given back: whatever comes.
    const method = random() < 0.5 ? "Bold" : "COD";
    const response = await shop.request("/api/orders", {
      method: "POST",
      json: orderForm([{ carpetId: rug, size: "5x8", quantity: random() < 0.3 ? 2 : 1 }], {
        method,
        // One town, as people write it.
        change: { shipping: { ...SHIPPING, city: ["Bogotá", "Bogotá", "Bogotá, D.C.", "bogota d. c."][n % 4]! } },
      }),
      headers: { "user-agent": BROWSER, "x-forwarded-for": address },
    });
    const { _id: id } = await bought(Promise.resolve(response));
    if (device === "phone") phones.ordered++;
    const fate = random();
    if (method === "COD" && fate < 0.3) await read("PUT", `/orders/${id}`, { status: "cancelled" });
    if (method === "Bold" && fate < 0.6)
      await shop.ctx.pool.query(
        "update orders set payment_status = 'paid', status = 'processing', paid_at = now() where id = $1",
        [id],
      );
  }
  const report = await insight();
  for (const [step, n] of Object.entries(sums)) expect([step, count(report, step)]).toEqual([step, n]);
  // By the orders table itself, as staff see it there.
  const { rows: orders } = await shop.ctx.pool.query<Record<string, number>>(`
    select count(*)::int as placed, (count(*) filter (where ok))::int as paid, coalesce(sum(total) filter (where ok), 0)::float8 as money
    from (select total, payment_status = 'paid' or payment_method = 'COD' and status <> 'cancelled' as ok from orders) o`);
  expect(orders[0]!.placed).toBeGreaterThan(orders[0]!.paid!);
  expect(orders[0]!.paid).toBeGreaterThan(3);
  expect(report.orders).toEqual(orders[0]);
  expect(count(report, "paid")).toBe(orders[0]!.paid);
  const { rows: lines } = await shop.ctx.pool.query<{ rug_id: number; units: number; money: number }>(`
    select rug_id, sum(quantity)::int as units, sum(quantity * price)::float8 as money from order_items i join orders o on o.id = i.order_id
    where payment_status = 'paid' or payment_method = 'COD' and status <> 'cancelled' group by rug_id`);
  for (const { rug_id: id, units, money } of lines)
    expect(report.carpets.find(({ carpet_id }) => carpet_id === id)).toMatchObject({ seen: seen.get(id), bought: units, money });
  expect(report.cities).toEqual([{ city: "Bogotá", orders: orders[0]!.paid, money: orders[0]!.money }]);
  expect(report.order_sources).toEqual([{ source: "Instagram", orders: orders[0]!.placed }]);
  expect(report.sources).toEqual([{ source: "Instagram", visits: 40 }]);
  expect(report.device_funnels.find(({ device }) => device === "phone")).toEqual({ device: "phone", ...phones });
  expect(report.device_funnels.reduce((all, { came }) => all + came, 0)).toBe(40);
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

it("a size that was renamed is one line of the sums, spelled as the owner does", async () => {
  const { rows } = await shop.ctx.pool.query("select value from settings where section = 'vocabulary'");
  const call = (method: string, path: string, json: object) => shop.request(`/api/admin${path}`, { method, json, staff: true });
  await call("PUT", "/settings/vocabulary", { sizes: [{ name: "9x9", width: 270, length: 270 }] });
  await tell([{ kind: "sold-out", rug: rugId, size: "9x9" }], { address: "181.49.9.1" });
  await call("POST", "/settings/vocabulary/rename", { kind: "sizes", from: "9x9", to: "Sala mediana" });
  await tell([{ kind: "sold-out", rug: rugId, size: "Sala mediana" }], { address: "181.49.9.2" });
  const { sold_out: asked, carpets } = await insight();
  expect(asked.filter(({ size }) => /9x9|sala/i.test(size))).toEqual([{ size: "Sala mediana", count: 2, carpets: 1 }]);
  const lines = carpets.find((each) => each.carpet_id === rugId)?.sold_out ?? [];
  expect(lines.filter(({ size }) => /9x9|sala/i.test(size))).toEqual([{ size: "Sala mediana", count: 2 }]);
  await shop.ctx.pool.query("delete from settings where section = 'vocabulary'; delete from size_aliases");
  if (rows[0]) await shop.ctx.pool.query("insert into settings (section, value) values ('vocabulary', $1)", [rows[0].value]);
  await shop.ctx.reloadSettings();
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
  // The nightly run after the next midnight: before anybody of that day has been known for 48 hours.
  ahead = Date.parse(`${addDays(before.to, 1)}T03:41:00-05:00`) - Date.now();
  await deleteOldVisitors(shop.ctx);
  expect(deleteOldVisitorsJob.schedule).toMatch(/^\d+ \* \* \* \*$/);
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

it("a flood of made-up rugs, collections and numbers is not kept, and crowds out nothing that is", async () => {
  await tell([{ kind: "page", path: `/product/${rugId}/x` }], { address: "181.49.4.3" });
  const before = await insight();
  const made = Array.from({ length: 30 }, (_, n) => n);
  await tell(
    made.map((n) => ({ kind: "page", path: n % 2 ? `/product/${900_000 + n}` : `/catalog/juana-${n}` })),
    { address: "181.49.4.1" },
  );
  await tell(
    made.map((n) => ({ kind: "cart", rug: 800_000 + n })),
    { address: "181.49.4.1" },
  );
  await tell([{ kind: "page", path: "/" }], { address: "181.49.4.2", utm: "3001234567" });
  const { rows: full } = await shop.ctx.pool.query<{ day: string }>(
    `insert into insight_counts (day, kind, key, device, n)
     select $1::date, 'rug-seen', (900000000 + k)::text, 'phone', 1 from generate_series(1, 5000) k returning day::text`,
    [before.to],
  );
  expect(full).toHaveLength(5000);
  await flushInsight(shop.ctx);
  await tell([{ kind: "page", path: `/product/${rugId}/x` }], { address: "181.49.4.3" });
  const after = await insight();
  const seen = ({ carpets }: Insight) => carpets.find(({ carpet_id }) => carpet_id === rugId)!.seen;
  expect(seen(after)).toBe(seen(before) + 1);
  const { rows } = await shop.ctx.pool.query("select key from insight_counts where key ~ '/product/9|juana|^8000|300123'");
  expect(rows).toEqual([]);
  await shop.ctx.pool.query("delete from insight_counts where key ~ '^9000'");
});

it("what waits when a copy of the program stops is counted", async () => {
  const views = async () => (await insight()).pages.find(({ path }) => path === "/showroom")?.views ?? 0;
  const before = await views();
  const copy = await openShop({ databaseUrl: shop.runtime.databaseUrl });
  await copy.request("/api/insight", {
    method: "POST",
    body: JSON.stringify({ device: "phone", events: [{ kind: "page", path: "/showroom" }] }),
    headers: { "user-agent": BROWSER },
  });
  await copy.close();
  expect(await views()).toBe(before + 1);
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
