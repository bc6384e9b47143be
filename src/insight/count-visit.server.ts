import { createHmac, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { bogotaDate } from "../platform/bogota-time.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { readText } from "../platform/http/read-text.server.ts";
import { parseJson } from "../platform/parse-json.ts";
import type { Pool } from "../platform/db.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { beacon, type Beacon } from "./contract.ts";
import { isRobot, isSize, pageOf, rugOfPage, sourceOf, wordOf } from "./rules/read-visit.ts";
import { bitOf, newSteps } from "./rules/steps.ts";
import { bucketOf } from "./rules/vitals.ts";

const MOST_BYTES = 8 * 1024;
const FLUSH_MS = 2000;
/** Beyond this a flood is not counted: memory stays bounded. */
const MOST_WAITING = 5000;
/** What one network may tell in one batch. */
const MOST_PER_NETWORK = 200;
/** Different words, pages and the like that one day keeps of a kind. */
const MOST_KEYS = 5000;

type Count = { day: string; kind: string; key: string; device: string; n: number };
type Visitor = { day: string; visitor: string; steps: number; source: string; device: string };
type Waiting = {
  counts: Map<string, Count>;
  /** Orders by the visitor who placed them. */
  orders: { day: string; visitor: string }[];
  visitors: Map<string, Visitor>;
  networks: Map<string, number>;
  timer?: NodeJS.Timeout;
};

const empty = (): Waiting => ({ counts: new Map(), orders: [], visitors: new Map(), networks: new Map() });
const batches = new WeakMap<Pool, Waiting>();
const salts = new WeakMap<Pool, { day: string; salt: string }>();

/** The day's salt is shared by all copies and deleted with the day. */
async function saltOf(ctx: Ctx, day: string): Promise<string> {
  const known = salts.get(ctx.pool);
  if (known?.day === day) return known.salt;
  const fresh = randomBytes(32).toString("base64url");
  await ctx.db.execute(sql`insert into insight_salts (day, salt) values (${day}, ${fresh}) on conflict do nothing`);
  const { rows } = await ctx.db.execute<{ salt: string }>(sql`select salt from insight_salts where day = ${day}`);
  salts.set(ctx.pool, { day, salt: rows[0]!.salt });
  return rows[0]!.salt;
}

export async function countVisit(ctx: Ctx & { caller: Caller }, request: Request): Promise<void> {
  if (isRobot(ctx.caller.userAgent)) return;
  const text = await readText(request, MOST_BYTES).catch(() => undefined);
  const parsed = beacon.safeParse(parseJson(text ?? ""));
  if (!parsed.success) return;
  const day = bogotaDate(ctx.now());
  const visitor = await visitorOf(ctx, day);
  add(ctx, { ...parsed.data, day, visitor, network: ctx.caller.network });
}

/** An order counts for where its visitor came from today. Never in the way of the order itself. */
export async function countOrder(ctx: Ctx & { caller: Caller }): Promise<void> {
  const day = bogotaDate(ctx.now());
  const visitor = await visitorOf(ctx, day);
  const batch = batches.get(ctx.pool) ?? empty();
  batches.set(ctx.pool, batch);
  if (batch.orders.length < MOST_WAITING) batch.orders.push({ day, visitor });
  flushSoon(ctx, batch);
}

async function visitorOf(ctx: Ctx & { caller: Caller }, day: string): Promise<string> {
  const { address, userAgent } = ctx.caller;
  return createHmac("sha256", await saltOf(ctx, day))
    .update(`${address} ${userAgent}`)
    .digest("base64url")
    .slice(0, 16);
}

function flushSoon(ctx: Ctx, batch: Waiting): void {
  batch.timer ??= setTimeout(() => {
    flushInsight(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "visits were not counted"));
  }, FLUSH_MS).unref();
}

function add(ctx: Ctx, told: Beacon & { day: string; visitor: string; network: string }): void {
  const batch = batches.get(ctx.pool) ?? empty();
  batches.set(ctx.pool, batch);
  const sent = (batch.networks.get(told.network) ?? 0) + told.events.length;
  if (sent > MOST_PER_NETWORK || batch.counts.size > MOST_WAITING) return;
  batch.networks.set(told.network, sent);
  const { day, device } = told;
  const count = (kind: string, key: string) => sumInto(batch.counts, { day, kind, key, device, n: 1 });
  let steps = 0;
  for (const event of told.events) steps |= countEvent(event, count);
  if (steps > 0) {
    const id = `${day} ${told.visitor}`;
    const known = batch.visitors.get(id);
    if (known) known.steps |= steps;
    else batch.visitors.set(id, { day, visitor: told.visitor, steps, source: sourceOf(told), device });
  }
  flushSoon(ctx, batch);
}

/** However many there are of it, the database sees one row. */
function sumInto(sums: Map<string, Count>, counted: Count): void {
  const id = `${counted.day} ${counted.kind} ${counted.key} ${counted.device}`;
  const known = sums.get(id);
  if (known) known.n += counted.n;
  else sums.set(id, counted);
}

/** Counts an event; how far the visit has come by it. */
function countEvent(event: Beacon["events"][number], count: (kind: string, key: string) => void): number {
  switch (event.kind) {
    case "page": {
      const page = pageOf(event.path);
      count("page", page);
      const rug = rugOfPage(page);
      if (rug) count("rug-seen", String(rug));
      return bitOf("came") | (rug ? bitOf("rug") : 0) | (page === "/checkout" ? bitOf("checkout") : 0);
    }
    case "search": {
      const word = wordOf(event.word);
      if (word) count(event.found > 0 ? "search" : "search-none", word);
      return 0;
    }
    case "vital":
      count(event.name, `${bucketOf(event.name, event.value)} ${pageOf(event.path).replace(/^\/product\/\d+$/, "/product")}`);
      return 0;
    case "sold-out":
      if (isSize(event.size)) count("sold-out", `${event.rug} ${event.size.replaceAll(/\s+/g, "")}`);
      return 0;
    default:
      count(`rug-${event.kind}`, String(event.rug));
      return bitOf("came") | bitOf(event.kind);
  }
}

const ONE_AT_A_TIME = 7_215_031;

/** Writes what has come together. A visitor's new steps are sums; which visitor they were of goes with the day. */
export async function flushInsight(outer: Ctx): Promise<void> {
  const batch = batches.get(outer.pool);
  if (!batch || batch.counts.size + batch.visitors.size + batch.orders.length === 0) return;
  batches.set(outer.pool, empty());
  clearTimeout(batch.timer);
  await inTransaction(outer, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
    const visitors = [...batch.visitors.values()];
    const { rows } = await ctx.db.execute<{ day: string; visitor: string; steps: number }>(sql`
      select v.day::text, v.visitor, v.steps from insight_visitors v
      where v.visitor = any (${sql.param(visitors.map((each) => each.visitor))}::text[])`);
    const known = new Map(rows.map((row) => [`${row.day} ${row.visitor}`, row.steps]));
    const sums = new Map<string, Count>();
    for (const each of await onlyKnown(ctx, [...batch.counts.values()])) sumInto(sums, each);
    for (const { day, visitor, steps, source, device } of visitors) {
      const before = known.get(`${day} ${visitor}`) ?? 0;
      if (before === 0) sumInto(sums, { day, kind: "visit", key: source, device, n: 1 });
      for (const step of newSteps(steps, before)) sumInto(sums, { day, kind: "step", key: step, device, n: 1 });
    }
    await ctx.db.execute(sql`
      insert into insight_visitors (day, visitor, steps, source, device)
      select day::date, visitor, steps, source, device
      from json_to_recordset(${JSON.stringify(visitors)}::json) as t(day text, visitor text, steps int, source text, device text)
      on conflict (day, visitor) do update set steps = insight_visitors.steps | excluded.steps`);
    const bySource = await ctx.db.execute<Count>(sql`
      select t.day, 'order' as kind, coalesce(nullif(v.source, ''), 'unknown') as key, coalesce(v.device, '') as device, 1 as n
      from json_to_recordset(${JSON.stringify(batch.orders)}::json) as t(day text, visitor text)
        left join insight_visitors v on v.day = t.day::date and v.visitor = t.visitor`);
    for (const each of bySource.rows) sumInto(sums, each);
    await ctx.db.execute(sql`
      insert into insight_counts (day, kind, key, device, n)
      select day::date, kind, key, device, n
      from json_to_recordset(${JSON.stringify([...sums.values()])}::json) as t(day text, kind text, key text, device text, n int)
      where (select count(*) from insight_counts c where c.day = t.day::date and c.kind = t.kind) < ${MOST_KEYS}
        or exists (select from insight_counts c
          where c.day = t.day::date and c.kind = t.kind and c.key = t.key and c.device = t.device)
      on conflict (day, kind, key, device) do update set n = insight_counts.n + excluded.n`);
  });
}

/** Anybody can send a beacon: rugs and collections that are not there are not counted, and cannot crowd out those that are. */
async function onlyKnown(ctx: Ctx, counts: Count[]): Promise<Count[]> {
  const rugOf = ({ kind, key }: Count): number | undefined =>
    kind.startsWith("rug-") || kind === "sold-out" ? Number.parseInt(key, 10) : rugOfPage(key);
  const slugOf = ({ key }: Count): string | undefined => /^\/catalog\/(.+)$/.exec(key)?.[1];
  const { rows } = await ctx.db.execute<{ rugs: number[]; slugs: string[] }>(sql`select
    array(select id from rugs where id = any (${sql.param(counts.flatMap((each) => rugOf(each) ?? []))}::int[])) as rugs,
    array(select slug from collections where slug = any (${sql.param(counts.flatMap((each) => slugOf(each) ?? []))}::text[])) as slugs`);
  const [rugs, slugs] = [new Set(rows[0]!.rugs), new Set(rows[0]!.slugs)];
  return counts.filter((each) => {
    const [rug, slug] = [rugOf(each), slugOf(each)];
    return (rug === undefined || rugs.has(rug)) && (slug === undefined || slugs.has(slug));
  });
}
