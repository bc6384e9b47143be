import { between, sql } from "drizzle-orm";
import { currentSize, normalizeSize } from "../catalog/rules/size.ts";
import { addDays, bogotaDate } from "../platform/bogota-time.ts";
import { type Ctx, staffLanguage } from "../platform/ctx.server.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import { townKey } from "../platform/town-key.ts";
import type { Insight } from "./contract.ts";
import { signalsOf } from "./rules/signals.ts";
import { STEPS } from "./rules/steps.ts";
import { isGood, p75Of, type Vital, VITALS } from "./rules/vitals.ts";
import { insightCounts as table } from "./table.server.ts";
import { BOUGHT, type WholeDay, wholeDays } from "./order-days.server.ts";
import { refuse } from "./texts.ts";

type Days = { from?: string; to?: string };
type Sum = { kind: string; key: string; device: string; n: number };
const MOST_LISTED = 50;
const MOST_CARPETS = 200;
const MOST_CITIES = 20;
const MOST_DAYS = 400;
const MIN_SAMPLES = 5;

export async function readInsight(ctx: StaffCtx, asked: Days): Promise<Insight> {
  const to = asked.to ?? bogotaDate(ctx.now());
  const from = asked.from ?? addDays(to, -29);
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  if (length < 1 || length > MOST_DAYS) throw refuse("insight.wrong_days");
  const [sums, seen, days, showroom] = await Promise.all([
    ctx.db
      .select({ kind: table.kind, key: table.key, device: table.device, n: sql<number>`sum(${table.n})::int` })
      .from(table)
      .where(between(table.day, from, to))
      .groupBy(table.kind, table.key, table.device),
    ctx.db.execute<{ key: string; day: string; n: number }>(sql`select key, day::text, sum(n)::int as n from insight_counts
      where kind = 'rug-seen' and day between ${from} and ${to} group by key, day`),
    wholeDays(ctx, { from, to }),
    showroomBetween(ctx, from, to),
  ]);
  const of = (kind: string) => sums.filter((row) => row.kind === kind);
  const by = (kind: string) => listOf(of(kind), ({ key }) => key);
  const step = new Map(by("step"));
  const carpets = await carpetsOf(ctx, { of, seen: seen.rows, sold: soldOn(days), from, length });
  const sumOf = (name: "placed" | "bought" | "money") => days.reduce((sum, day) => sum + day[name], 0);
  const orders = { placed: sumOf("placed"), paid: sumOf("bought"), money: sumOf("money") };
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
    cities: citiesOf(days),
    carpets: carpets.slice(0, MOST_CARPETS),
    vitals: vitalsOf(sums),
    orders,
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

/** Lists of several days in one. */
function addUp(lists: WholeDay["rugs"][]): Map<string, [count: number, money: number]> {
  const sums = new Map<string, [number, number]>();
  for (const list of lists)
    for (const [key, [count, money]] of Object.entries(list)) {
      const [before, moneyBefore] = sums.get(key) ?? [0, 0];
      sums.set(key, [before + count, moneyBefore + money]);
    }
  return sums;
}

type Sold = { units: number; money: number };
const soldOn = (days: WholeDay[]): Map<number, Sold> =>
  new Map([...addUp(days.map(({ rugs }) => rugs))].map(([id, [units, money]]) => [Number(id), { units, money }]));

/** People write their town in several ways; it is shown as most do. */
function citiesOf(days: WholeDay[]): Insight["cities"] {
  const written = [...addUp(days.map(({ towns }) => towns))]
    .map(([city, [orders, money]]) => ({ city, orders, money }))
    .sort((a, b) => b.orders - a.orders || (a.city < b.city ? -1 : 1));
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
        where o.reservation_id = r.id and ${BOUGHT}) s on true
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
