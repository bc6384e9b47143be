import { execFileSync } from "node:child_process";
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser, PHONE, startShop } from "../e2e/open-browser.ts";
import { cpuSeconds, middle, pinApart } from "./load.ts";

/**
 * node bench/counting.ts [rounds]
 * What counting visits costs: a visit of four pages as a phone's browser asks for it, everything from the caches, with
 * what it tells of itself and without, in turns. Every visit is another visitor's, the dearest case. Needs wrk and
 * taskset (Linux).
 */
const ROUNDS = Number(process.argv[2] ?? 7);
const SECONDS = 3;
const AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1";
const PAGES = ["/catalog", "/product/1/artemisa-niebla", "/catalog?page=2", "/product/2/bosforo-olas"];
const folder = mkdtempSync(join(tmpdir(), "telar-bench-"));
const shop = await startShop({ LOG_LEVEL: "info", TRUST_PROXY: "1" }, openSync(join(folder, "log"), "w"));

type Router = { navigate(path: string): Promise<void> };

/** What a visit asks the shop for that the browser does not have yet, and what it tells. */
async function recordVisit(): Promise<{ paths: string[]; told: string[] }> {
  const browser = await openBrowser([`--user-agent=${AGENT}`]);
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const paths: string[] = [];
  const told: string[] = [];
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.responseReceived", ({ response: { url, fromDiskCache } }) => {
    if (url.startsWith(shop.url) && !fromDiskCache) paths.push(url.slice(shop.url.length));
  });
  // Playwright does not hear what a page sends while it is left.
  await context.exposeFunction("noteBeacon", (text: string) => told.push(text));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, text) => {
      void (window as unknown as { noteBeacon(text: string): unknown }).noteBeacon(text as string);
      return send(url, text);
    };
  });
  await page.goto(shop.url + PAGES[0]);
  await page.waitForLoadState("networkidle");
  // Long enough for the first pages to be told by themselves, as a person would be.
  await page.waitForTimeout(3000);
  for (const path of PAGES.slice(1)) {
    await page.evaluate(
      (to) => (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to),
      path,
    );
    await page.waitForTimeout(1000);
  }
  // As when the tab is put away.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await page.waitForTimeout(100);
  await browser.close();
  return { paths: paths.filter((path) => path !== "/api/insight"), told };
}

/** wrk goes round the requests of a visit, what it tells last. */
function script(name: string, paths: string[], told: string[]): string {
  const file = join(folder, `${name}.lua`);
  const list = (texts: string[]) => texts.map((text) => JSON.stringify(text)).join(",");
  writeFileSync(
    file,
    `local paths, told, at, address = {${list(paths)}}, {${list(told)}}, 0, ""
     function request()
       at = at % (#paths + #told) + 1
       if at == 1 then address = "181." .. math.random(255) .. "." .. math.random(255) .. "." .. math.random(255) end
       if at <= #paths then return wrk.format("GET", paths[at], { ["accept-encoding"] = "br" }) end
       return wrk.format("POST", "/api/insight", { ["content-type"] = "text/plain", ["user-agent"] = ${JSON.stringify(AGENT)},
         ["x-forwarded-for"] = address }, told[at - #paths])
     end`,
  );
  return file;
}

/** The shop's processor milliseconds for one round of requests. What PostgreSQL spends on a batch every two seconds is not in it. */
function measure(file: string, requests: number): { cpu: number; failed: number } {
  const before = cpuSeconds(shop.pid);
  const output = execFileSync("taskset", ["-c", "1", "wrk", "-t1", "-c32", `-d${SECONDS}s`, "-s", file, shop.url], {
    encoding: "utf8",
  });
  const rounds = Number(/(\d+) requests in/.exec(output)![1]) / requests;
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return { cpu: ((cpuSeconds(shop.pid) - before) / rounds) * 1000, failed };
}

const { paths, told } = await recordVisit();
console.log(`${PAGES.length} pages, ${paths.length} requests, told in ${told.length}: ${told.join(" ").length} bytes`);
pinApart(shop.pid);
const pages = paths.filter((path) => !/^\/(assets|img|media|fonts)\//.test(path));
const rows = Object.entries({ "the pages and their data alone": pages, "everything the visit asks for": paths }).map(
  ([name, asked]) => {
    const files = [[], told].map((beacons, n) => ({
      file: script(`${asked.length}-${n}`, asked, beacons),
      requests: asked.length + beacons.length,
    }));
    const once = ({ file, requests }: (typeof files)[number]) => measure(file, requests);
    for (const each of files) once(each);
    const rounds = Array.from({ length: ROUNDS }, () => files.map(once));
    const of = (what: (round: (typeof rounds)[number]) => number) => Number(middle(rounds.map(what)).toFixed(3));
    return {
      "of a visit": name,
      requests: asked.length,
      "a page, ms": of(([plain]) => plain!.cpu / PAGES.length),
      "counted, ms": of(([, counted]) => counted!.cpu / PAGES.length),
      "extra %": Number(of(([plain, counted]) => 100 * (counted!.cpu / plain!.cpu - 1)).toFixed(1)),
      failed: rounds.flat().reduce((sum, { failed }) => sum + failed, 0),
    };
  },
);
console.table(rows);
console.log(`load ${loadavg()[0]!.toFixed(1)}`);
await shop.stop();
rmSync(folder, { recursive: true, force: true });
