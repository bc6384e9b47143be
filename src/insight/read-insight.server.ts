import { between, sql } from "drizzle-orm";
import { currentSize, normalizeSize } from "../catalog/rules/size.ts";
import { addDays, bogotaDate, instantOf } from "../platform/bogota-time.ts";
import { type Ctx, staffLanguage } from "../platform/ctx.server.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import { townKey } from "../platform/town-key.ts";
import type { Insight } from "./contract.ts";
import { signalsOf } from "./rules/signals.ts";
import { STEPS } from "./rules/steps.ts";
import { isGood, p75Of, type Vital, VITALS } from "./rules/vitals.ts";
import { insightCounts as table } from "./table.server.ts";
import { refuse } from "./texts.ts";

type Days = { from?: string; to?: string };
type Sum = { kind: string; key: string; device: string; n: number };
const MOST_LISTED = 50;
const MOST_CARPETS = 200;
const MOST_CITIES = 20;
const MOST_DAYS = 400;
const MIN_SAMPLES = 5;

/** Whoever bought on delivery has bought: the money is on its way. */
const BOUGHT = sql`o.payment_status = 'paid' or (o.payment_method = 'COD' and o.status in ('processing', 'shipped', 'delivered'))`;

export async function readInsight(ctx: StaffCtx, asked: Days): Promise<Insight> {
  const to = asked.to ?? bogotaDate(ctx.now());
  const from = asked.from ?? addDays(to, -29);
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  if (length < 1 || length > MOST_DAYS) throw refuse("insight.wrong_days");
  const [sums, seen, sold, orders, showroom] = await Promise.all([
    ctx.db
      .select({ kind: table.kind, key: table.key, device: table.device, n: sql<number>`sum(${table.n})::int` })
      .from(table)
      .where(between(table.day, from, to))
      .groupBy(table.kind, table.key, table.device),
    ctx.db.execute<{ key: string; day: string; n: number }>(sql`select key, day::text, sum(n)::int as n from insight_counts
      where kind = 'rug-seen' and day between ${from} and ${to} group by key, day`),
    soldBetween(ctx, from, to),
    ordersBetween(ctx, from, to),
    showroomBetween(ctx, from, to),
  ]);
  const of = (kind: string) => sums.filter((row) => row.kind === kind);
  const by = (kind: string) => listOf(of(kind), ({ key }) => key);
  const step = new Map(by("step"));
  const carpets = await carpetsOf(ctx, { of, seen: seen.rows, sold, from, length });
  const report: Omit<Insight, "signals"> = {
    from,
    to,
    visits: step.get("came") ?? 0,
    funnel: [...STEPS.map((each) => ({ step: each, count: step.get(each) ?? 0 })), { step: "paid" as const, count: orders.paid }],
    devices: listOf(of("visit"), ({ device }) => device).map(([device, visits]) => ({ device, visits })),
    device_funnels: deviceFunnels(of("step"), of("order")),
    sources: by("visit")
      .slice(0, MOST_LISTED)
      .map(([source, visits]) => ({ source, visits })),
    order_sources: by("order")
      .slice(0, MOST_LISTED)
      .map(([source, placed]) => ({ source, orders: placed })),
    showroom,
    pages: by("page")
      .slice(0, MOST_LISTED)
      .map(([path, views]) => ({ path, views })),
    searches: by("search")
      .slice(0, MOST_LISTED)
      .map(([word, count]) => ({ word, count })),
    searches_without_result: by("search-none")
      .slice(0, MOST_LISTED)
      .map(([word, count]) => ({ word, count })),
    sold_out: soldOut(askedSizes(ctx, of("sold-out"))),
    cities: orders.cities,
    carpets: carpets.slice(0, MOST_CARPETS),
    vitals: vitalsOf(sums),
    orders: { placed: orders.placed, paid: orders.paid, money: orders.money },
  };
  return { ...report, signals: signalsOf({ ...report, carpets }, staffLanguage(ctx.caller)) };
}

/** Added up by a name, the most first. */
function listOf(rows: Sum[], name: (row: Sum) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(name(row), (sums.get(name(row)) ?? 0) + row.n);
  return [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** How far people come with each kind of device, the most used first. */
function deviceFunnels(steps: Sum[], placed: Sum[]): Insight["device_funnels"] {
  const count = (rows: Sum[], device: string, key?: string) =>
    rows.reduce((sum, row) => sum + (row.device === device && (!key || row.key === key) ? row.n : 0), 0);
  return listOf(
    steps.filter(({ key }) => key === "came"),
    ({ device }) => device,
  ).map(([device, came]) => {
    const [rug, room, cart, checkout] = (["rug", "room", "cart", "checkout"] as const).map((key) => count(steps, device, key));
    return { device, came, rug: rug!, room: room!, cart: cart!, checkout: checkout!, ordered: count(placed, device) };
  });
}

type Asked = { rugId: number; size: string; count: number };

/** By the present name as the owner spells it: it is counted without blanks, and by what it was called that day. */
function askedSizes(ctx: Ctx, sums: Sum[]): Asked[] {
  const spelled = new Map(ctx.settings().vocabulary.sizes.map(({ name }) => [normalizeSize(name), name]));
  return listOf(sums, ({ key }) => {
    const [rugId, said = ""] = key.split(" ");
    const size = currentSize(said);
    return `${rugId} ${spelled.get(normalizeSize(size)) ?? size}`;
  }).map(([key, count]) => ({ rugId: Number.parseInt(key, 10), size: key.slice(key.indexOf(" ") + 1), count }));
}

function soldOut(asked: Asked[]): Insight["sold_out"] {
  return [...Map.groupBy(asked, ({ size }) => size)]
    .map(([size, lines]) => ({ size, count: lines.reduce((sum, { count }) => sum + count, 0), carpets: lines.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, 12);
}

type Sold = { id: number; units: number; money: number };
async function soldBetween(ctx: Ctx, from: string, to: string): Promise<Map<number, Sold>> {
  const { rows } = await ctx.db.execute<Sold>(sql`
    select i.rug_id as id, sum(i.quantity)::int as units, sum(i.quantity * i.price)::float8 as money
    from orders o join order_items i on i.order_id = o.id
    where o.created_at >= ${instantOf(from)} and o.created_at < ${instantOf(addDays(to, 1))} and (${BOUGHT}) and i.rug_id is not null
    group by i.rug_id`);
  return new Map(rows.map((row) => [row.id, row]));
}

type Orders = { placed: number; paid: number; money: number; cities: Insight["cities"] };
async function ordersBetween(ctx: Ctx, from: string, to: string): Promise<Orders> {
  const within = sql`o.created_at >= ${instantOf(from)} and o.created_at < ${instantOf(addDays(to, 1))}`;
  const [sums, cities] = await Promise.all([
    ctx.db.execute<Omit<Orders, "cities">>(sql`
      select count(*)::int as placed, (count(*) filter (where ${BOUGHT}))::int as paid,
        coalesce(sum(o.total) filter (where ${BOUGHT}), 0)::float8 as money from orders o where ${within}`),
    ctx.db.execute<Insight["cities"][number]>(sql`
      select o.shipping_city as city, count(*)::int as orders, sum(o.total)::float8 as money from orders o
      where ${within} and (${BOUGHT}) and o.shipping_city <> '' group by 1 order by 2 desc, 1`),
  ]);
  return { ...sums.rows[0]!, cities: citiesOf(cities.rows) };
}

/** People write their town in several ways; it is shown as most do. */
function citiesOf(written: Insight["cities"]): Insight["cities"] {
  const sum = (a: Insight["cities"][number], b: Insight["cities"][number]) => ({
    ...a,
    orders: a.orders + b.orders,
    money: a.money + b.money,
  });
  return [...Map.groupBy(written, ({ city }) => townKey(city)).values()]
    .map((ways) => ways.reduce(sum))
    .sort((a, b) => b.orders - a.orders || (a.city < b.city ? -1 : 1))
    .slice(0, MOST_CITIES);
}

/** A visit that took place, and whether a sale names it. Who did not come or cancelled does not count. */
async function showroomBetween(ctx: Ctx, from: string, to: string): Promise<Insight["showroom"]> {
  const { rows } = await ctx.db.execute<{ visits: number; sold: number; money: number }>(sql`
    select count(*)::int as visits, (count(*) filter (where s.orders > 0))::int as sold, coalesce(sum(s.money), 0)::float8 as money
    from showroom_reservations r
      left join lateral (select count(*) as orders, sum(o.total) as money from orders o
        where o.reservation_id = r.id and (${BOUGHT})) s on true
    where r.reservation_date between ${from} and ${to} and r.status in ('confirmed', 'completed')
      and (r.status = 'completed' or r.reservation_date < ${bogotaDate(ctx.now())} or s.orders > 0)`);
  const sums = rows[0]!;
  return { ...sums, percent: sums.visits > 0 ? Math.round((1000 * sums.sold) / sums.visits) / 10 : 0 };
}

type Parts = {
  of: (kind: string) => Sum[];
  seen: { key: string; day: string; n: number }[];
  sold: Map<number, Sold>;
  from: string;
  length: number;
};
async function carpetsOf(ctx: Ctx, { of, seen, sold, from, length }: Parts): Promise<Insight["carpets"]> {
  const counts = (kind: string) => new Map(listOf(of(kind), ({ key }) => key));
  const [saw, room, cart] = [counts("rug-seen"), counts("rug-room"), counts("rug-cart")];
  const asked = Map.groupBy(askedSizes(ctx, of("sold-out")), ({ rugId }) => rugId);
  const ids = [...new Set([...[...saw.keys(), ...cart.keys(), ...room.keys()].map(Number), ...sold.keys()])];
  const { rows } = await ctx.db.execute<{ id: number; name: string; image: string | null }>(
    sql`select id, name, coalesce(nullif(thumbnail, ''), images[1]) as image from rugs where id = any (${sql.param(ids)}::int[])`,
  );
  const days = Map.groupBy(seen, ({ key }) => key);
  const place = (day: string) => Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000);
  return rows
    .map(({ id, name, image }) => {
      const series = Array.from({ length }, () => 0);
      for (const { day, n } of days.get(String(id)) ?? []) series[place(day)] = n;
      return {
        carpet_id: id,
        name,
        image: image ?? "",
        seen: saw.get(String(id)) ?? 0,
        room: room.get(String(id)) ?? 0,
        cart: cart.get(String(id)) ?? 0,
        bought: sold.get(id)?.units ?? 0,
        money: sold.get(id)?.money ?? 0,
        sold_out: (asked.get(id) ?? []).map(({ size, count }) => ({ size, count })),
        days: series,
      };
    })
    .sort((a, b) => b.seen - a.seen || b.bought - a.bought || a.carpet_id - b.carpet_id);
}

/** The slowest first. */
function vitalsOf(rows: Sum[]): Insight["vitals"] {
  const groups = Map.groupBy(
    rows.filter(({ kind }) => VITALS.includes(kind as Vital)),
    ({ kind, key, device }) => JSON.stringify([kind, key.split(" ")[1], device]),
  );
  return [...groups]
    .flatMap(([id, own]) => {
      const [name, path, device] = JSON.parse(id) as [Vital, string, string];
      const samples = own.reduce((sum, { n }) => sum + n, 0);
      const p75 = p75Of(name, new Map(own.map(({ key, n }) => [Number(key.split(" ")[0]), n])));
      return samples < MIN_SAMPLES ? [] : [{ path, device, name, p75, samples, good: isGood(name, p75) }];
    })
    .sort((a, b) => Number(a.good) - Number(b.good) || b.p75 - a.p75)
    .slice(0, MOST_LISTED);
}
