import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { addressOf, openStage, orderBody, RUGS, RUGS_SQL, type Started } from "./stage.ts";

// Orders per second through the API beside a plain Node + pg server, in the same run on the same PostgreSQL.
// Server on one core, PostgreSQL on the other. Run: node bench/orders.ts [seconds per run]

const SECONDS = Number(process.argv[2] ?? 6);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let buyers = 0;

function send(url: string, body: string, buyer: number): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(
      url,
      {
        agent,
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "x-forwarded-for": addressOf(buyer),
        },
      },
      (response) => {
        response.resume();
        response.once("end", () => done(response.statusCode ?? 0));
      },
    );
    sent.once("error", failed);
    sent.end(body);
  });
}

const plainBody = (n: number): string => JSON.stringify({ rug: 1 + (n % RUGS), size: "5x8", quantity: 1 });

type Run = { rate: number; p50: number; p99: number; serverMs: number; databaseMs: number };

/** Processor time in ms: the measure that holds on a busy machine. */
function cpuOf(pids: number[]): number {
  const ticks = pids.map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
      return Number(fields[11]) + Number(fields[12]);
    } catch {
      return 0;
    }
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

const stage = await openStage();

async function run(server: Started, body: (n: number) => string, buyersAtOnce: number, seconds: number): Promise<Run> {
  const url = body === orderBody ? `${server.url}/api/orders` : server.url;
  const cpu = () => [cpuOf([server.child.pid!]), cpuOf(stage.databasePids())] as const;
  const [serverBefore, databaseBefore] = cpu();
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: buyersAtOnce }, async () => {
      while (performance.now() < until) {
        const n = ++buyers;
        const at = performance.now();
        const status = await send(url, body(n), n);
        if (status !== 201) throw new Error(`answered ${status}`);
        times.push(performance.now() - at);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const [serverAfter, databaseAfter] = cpu();
  return {
    rate: times.length / took,
    p50: times[times.length >> 1]!,
    p99: times[Math.floor(times.length * 0.99)]!,
    serverMs: (serverAfter - serverBefore) / times.length,
    databaseMs: (databaseAfter - databaseBefore) / times.length,
  };
}

try {
  const shop = await stage.startShop();
  await stage.query(`
    create table plain_stock (rug_id int, size text, inventory int not null check (inventory >= 0), primary key (rug_id, size));
    create table plain_orders (id uuid primary key, total bigint not null, created_at timestamptz not null default now());
    create table plain_items (id bigint generated always as identity primary key, order_id uuid not null references plain_orders,
      rug_id int not null, size text not null, quantity int not null, price bigint not null);
    insert into plain_stock select n, '5x8', 10000000 from generate_series(1, ${RUGS}) n;
    ${RUGS_SQL}`);
  const plain = await stage.start(["bench/plain-orders.ts"]);
  await run(shop, orderBody, 8, 2);
  await run(plain, plainBody, 8, 2);
  const show = (name: string, { rate, p50, p99, serverMs, databaseMs }: Run) =>
    console.log(
      `${name.padEnd(18)} ${rate.toFixed(0).padStart(6)} orders/s   p50 ${p50.toFixed(2)} ms   p99 ${p99.toFixed(2)} ms   ` +
        `processor per order: server ${serverMs.toFixed(2)} ms, database ${databaseMs.toFixed(2)} ms`,
    );
  for (const atOnce of [1, 8, 32]) {
    // The shop's letters of the orders before must not slow the yardstick down.
    shop.child.kill("SIGSTOP");
    const base = await run(plain, plainBody, atOnce, SECONDS);
    shop.child.kill("SIGCONT");
    const ours = await run(shop, orderBody, atOnce, SECONDS);
    show(`plain, ${atOnce} buyers`, base);
    show(`Telar, ${atOnce} buyers`, ours);
    console.log(`ratio ${(ours.rate / base.rate).toFixed(2)}\n`);
  }
} finally {
  await stage.close();
}
