import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openLog } from "../src/platform/log.server.ts";
import { startEmbedded } from "../src/platform/postgres/supervisor.server.ts";
import { buildIfNeeded } from "../scripts/build.ts";

// Orders per second through the API beside a plain Node + pg server, in the same run on the same PostgreSQL.
// Server on one core, PostgreSQL on the other. Run: node bench/orders.ts [seconds per run]

const SECONDS = Number(process.argv[2] ?? 6);
const RUGS = 200;
const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const log = openLog({ LOG_LEVEL: "error" });

const pin = (pid: number, core: string): void => {
  execFileSync("taskset", ["-a", "-p", "-c", core, String(pid)], { stdio: "ignore" });
};

function start(command: string[], url: string, env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn("taskset", ["-c", "0", process.execPath, ...command], {
    env: { ...process.env, DATABASE_URL: url, PORT: "0", NODE_ENV: "production", NODE_NO_WARNINGS: "1", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((ready, failed) => {
    child.once("exit", (code) => failed(new Error(`${command.join(" ")} ended with ${code}`)));
    child.stdout.on("data", (text: Buffer) => {
      const [, at] = /ready at (\S+)/.exec(text.toString()) ?? [];
      if (at) ready({ child, url: at });
    });
  });
}

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
          // Buyers have addresses of their own; orders of one address are counted one after the other.
          "x-forwarded-for": `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`,
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

const ourBody = (n: number): string =>
  JSON.stringify({
    customer: { name: "Carolina Restrepo", email: `c${n}@example.com`, phone: `3${String(n).padStart(9, "0")}` },
    shipping: { address: "Calle 93 # 13-42, apto 501", city: "Bogotá", state: "Bogotá D.C.", zipCode: "", country: "Colombia" },
    items: [{ carpetId: 1 + (n % RUGS), size: "5x8", quantity: 1 }],
    paymentMethod: "Bold",
    discountCode: null,
  });
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
const databasePids = (): number[] =>
  execFileSync("pgrep", ["-P", String(postmaster)])
    .toString()
    .trim()
    .split("\n")
    .map(Number);

async function run(
  server: { url: string; child: ChildProcess },
  body: (n: number) => string,
  buyersAtOnce: number,
  seconds: number,
): Promise<Run> {
  const url = body === ourBody ? `${server.url}/api/orders` : server.url;
  const cpu = () => [cpuOf([server.child.pid!]), cpuOf(databasePids())] as const;
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

async function prepare(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create table plain_stock (rug_id int, size text, inventory int not null check (inventory >= 0), primary key (rug_id, size));
    create table plain_orders (id uuid primary key, total bigint not null, created_at timestamptz not null default now());
    create table plain_items (id bigint generated always as identity primary key, order_id uuid not null references plain_orders,
      rug_id int not null, size text not null, quantity int not null, price bigint not null);
    insert into plain_stock select n, '5x8', 10000000 from generate_series(1, ${RUGS}) n;
    insert into collections (name, slug) values ('BANCO', 'banco');
    insert into collection_sizes select id, '5x8', 295000000, 0 from collections;
    insert into rugs (id, name, slug, collection_id, images, tags)
      select n, 'Alfombra ' || n, 'alfombra-' || n, c.id, '{/media/a.avif,/media/b.avif}', '{Premium}' from generate_series(1, ${RUGS}) n, collections c;
    insert into rug_stock select n, '5x8', 10000000 from generate_series(1, ${RUGS}) n;
    select refresh_rugs(array(select id from rugs));`);
  await client.end();
}

buildIfNeeded();
const database = await startEmbedded(folder, log);
// Every backend it forks from now on stays on the second core.
const postmaster = Number(
  readFileSync(execFileSync("find", [folder, "-name", "postmaster.pid"]).toString().trim(), "utf8").split("\n")[0],
);
for (const pid of [postmaster, ...databasePids()]) pin(pid, "1");
const shop = await start(["scripts/start.ts"], database.url, {
  DATA_DIR: folder,
  SEED: "none",
  LOG_LEVEL: "warn",
  TRUST_PROXY: "1",
  ADMIN_PASSWORD: "una-clave-larga",
});
await prepare(database.url);
const plain = await start(["bench/plain-orders.ts"], database.url, {});

try {
  await run(shop, ourBody, 8, 2);
  await run(plain, plainBody, 8, 2);
  const show = (name: string, { rate, p50, p99, serverMs, databaseMs }: Run) =>
    console.log(
      `${name.padEnd(18)} ${rate.toFixed(0).padStart(6)} orders/s   p50 ${p50.toFixed(2)} ms   p99 ${p99.toFixed(2)} ms   ` +
        `processor per order: server ${serverMs.toFixed(2)} ms, database ${databaseMs.toFixed(2)} ms`,
    );
  for (const atOnce of [1, 8, 32]) {
    const base = await run(plain, plainBody, atOnce, SECONDS);
    const ours = await run(shop, ourBody, atOnce, SECONDS);
    show(`plain, ${atOnce} buyers`, base);
    show(`Telar, ${atOnce} buyers`, ours);
    console.log(`ratio ${(ours.rate / base.rate).toFixed(2)}\n`);
  }
} finally {
  for (const { child } of [shop, plain]) child.kill("SIGKILL");
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
