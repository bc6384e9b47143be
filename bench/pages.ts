import { spawn } from "node:child_process";
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childrenOf, cpuSeconds, type Load, load, middle, pinApart } from "./load.ts";

/**
 * Pages per second and CPU per page, from the page cache and rendered anew, beside nginx and a bare Node server sending
 * the same compressed bytes, one core each, in one run. Needs wrk, nginx and taskset (Linux). The machine should be quiet.
 */
const PATH = (process.argv[1] === import.meta.filename && process.argv[2]) || "/catalog?limit=48";
const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const ROUNDS = 5;
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

if (process.argv[1] === import.meta.filename) await (process.argv[2] === "--bare" ? bare(process.argv[3]!) : print());

async function bare(file: string): Promise<void> {
  const { readFileSync } = await import("node:fs");
  const body = readFileSync(file);
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": body.length };
  createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(4891, "127.0.0.1");
}

type Asked = { connections: number; headers: Record<string, string> };
type Measured = Load & { cpu: number };

function measure(url: string, pids: number[], asked: Asked): Measured {
  const spent = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = spent();
  const result = load(url, { ...asked, seconds: 4 });
  return { ...result, cpu: ((spent() - before) / result.requests) * 1000 };
}

/** Everything measured in turns, in one run: rows for people, and the cached page beside the two others. */
export async function measurePages() {
  const { startShop } = await import("../e2e/open-browser.ts");
  // As it runs by default, a line of log for each request included.
  const shop = await startShop({ LOG_LEVEL: "info" }, openSync(join(folder, "log"), "w"));
  const headers = { "accept-encoding": "br" };
  // The second caller makes the page worth compressing well; that is what the others send too.
  for (let i = 0; i < 2; i++) await (await fetch(`${shop.url}${PATH}`, { headers })).arrayBuffer();
  await sleep(1000);
  const file = join(folder, "page.br");
  // Node's fetch would unpack it: the raw bytes are what the others must send.
  const { get } = await import("node:http");
  const bytes = await new Promise<Buffer>((done) =>
    get(`${shop.url}${PATH}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("end", () => done(Buffer.concat(parts)));
    }),
  );
  writeFileSync(file, bytes);

  const node = spawn(process.execPath, [import.meta.filename, "--bare", file], { stdio: "ignore" });
  const conf = join(folder, "nginx.conf");
  writeFileSync(
    conf,
    `worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events { worker_connections 1024; }
     http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10; types { text/html br; }
     server { listen 127.0.0.1:4892; root ${folder}; add_header content-encoding br; } }`,
  );
  const nginx = spawn("nginx", ["-c", conf, "-g", "daemon off; user root;"], { stdio: "ignore" });
  await sleep(1000);

  const forgetful = await startShop({ LOG_LEVEL: "info", PAGE_CACHE_MB: "0" }, openSync(join(folder, "log"), "a"));
  const plain = { "accept-encoding": "identity" };

  const candidates: [name: string, url: string, pids: number[], asked?: Asked][] = [
    ["nginx", "http://127.0.0.1:4892/page.br", childrenOf(nginx.pid!)],
    ["bare Node", "http://127.0.0.1:4891/", [node.pid!]],
    ["Telar, cached", `${shop.url}${PATH}`, [shop.pid]],
    ["Telar, list of 24 from the API", `${shop.url}/api/rugs?limit=24`, [shop.pid]],
    ["Telar, rendered", `${forgetful.url}${PATH}`, [forgetful.pid], { connections: 1, headers: plain }],
    ["Telar, rendered and compressed", `${forgetful.url}${PATH}`, [forgetful.pid], { connections: 1, headers }],
  ];
  const many = { connections: 32, headers };
  for (const [, url, pids, asked = many] of candidates) {
    for (const pid of pids) pinApart(pid);
    // What is rendered runs some thousand functions, which V8 compiles only when they have been called often.
    load(url, { ...asked, seconds: asked.connections === 1 ? 12 : 4 });
  }
  // In turns: the machine is not equally quick all the time.
  const rounds = Array.from({ length: ROUNDS }, () => candidates.map(([, url, pids, asked = many]) => measure(url, pids, asked)));
  const results = candidates.map(([name], place) => {
    const of = (what: (each: Measured) => number) => middle(rounds.map((round) => what(round[place]!)));
    return {
      name,
      "pages/s": Math.round(of(({ perSecond }) => perSecond)),
      "CPU ms/page": Number(of(({ cpu }) => cpu).toFixed(3)),
      "p99 ms": of(({ p99 }) => p99),
      errors: rounds.reduce((sum, round) => sum + round[place]!.errors, 0),
    };
  });
  const placeOf = (wanted: string) => candidates.findIndex(([name]) => name === wanted);
  const ratio = (to: string) =>
    middle(rounds.map((round) => round[placeOf("Telar, cached")]!.perSecond / round[placeOf(to)]!.perSecond));
  /** Processor time in bare Node's, taken in the same round: what a busy host adds, it adds to both. */
  const inBareNodes = (name: string) =>
    middle(rounds.map((round) => round[placeOf(name)]!.cpu / round[placeOf("bare Node")]!.cpu));
  node.kill();
  nginx.kill();
  await shop.stop();
  await forgetful.stop();
  rmSync(folder, { recursive: true, force: true });
  return { results, bytes: bytes.length, toNginx: ratio("nginx"), toBareNode: ratio("bare Node"), inBareNodes };
}

async function print(): Promise<void> {
  const { results, bytes, toNginx, toBareNode } = await measurePages();
  console.log(
    `${PATH}: ${bytes} bytes of brotli, 32 connections (1 where it is rendered, as one render answers all who wait for it), one core each`,
  );
  console.table(results);
  console.log(`Telar / nginx ${toNginx.toFixed(2)}   Telar / bare Node ${toBareNode.toFixed(2)}`);
}
