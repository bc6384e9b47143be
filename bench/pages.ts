import { spawn } from "node:child_process";
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childrenOf, cpuSeconds, load, pin } from "./load.ts";

/**
 * Pages per second and CPU per page from the page cache, beside nginx and a bare Node server sending the same
 * compressed bytes, one core each, in one run. Needs wrk, nginx and taskset (Linux). The machine should be quiet.
 */
const PATH = process.argv[2] ?? "/catalog?limit=48";
const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

if (process.argv[2] === "--bare") await bare(process.argv[3]!);
else await main();

async function bare(file: string): Promise<void> {
  const { readFileSync } = await import("node:fs");
  const body = readFileSync(file);
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": body.length };
  createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(4891, "127.0.0.1");
}

async function main(): Promise<void> {
  const { startShop } = await import("../e2e/open-browser.ts");
  // As it runs by default, a line of log for each request included.
  const shop = await startShop({ LOG_LEVEL: "info" }, openSync(join(folder, "log"), "w"));
  const headers = { "accept-encoding": "br" };
  // The second asker makes the page worth compressing well; that is what the others send too.
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

  const candidates: [name: string, url: string, pids: number[]][] = [
    ["nginx", "http://127.0.0.1:4892/page.br", childrenOf(nginx.pid!)],
    ["bare Node", "http://127.0.0.1:4891/", [node.pid!]],
    ["Telar, cached", `${shop.url}${PATH}`, [shop.pid]],
  ];
  const results = candidates.map(([name, url, pids]) => {
    for (const pid of pids) pin(pid, 0);
    load(url, { seconds: 2, headers });
    const before = pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const result = load(url, { headers });
    const cpu = pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0) - before;
    return {
      name,
      "pages/s": Math.round(result.perSecond),
      "CPU ms/page": Number(((cpu / result.requests) * 1000).toFixed(3)),
      "p99 ms": result.p99,
      errors: result.errors,
    };
  });
  console.log(`${PATH}: ${bytes.length} bytes of brotli, 32 connections, one core each`);
  console.table(results);
  const rate = (name: string) => results.find((each) => each.name === name)!["pages/s"];
  console.log(
    `Telar / nginx ${(rate("Telar, cached") / rate("nginx")).toFixed(2)}   Telar / bare Node ${(rate("Telar, cached") / rate("bare Node")).toFixed(2)}`,
  );
  node.kill();
  nginx.kill();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
