import { type Browser, chromium } from "playwright-core";
import { PHONE, startShop } from "../e2e/open-browser.ts";
import { chromiumPath } from "../scripts/chromium.ts";
import { middle } from "./load.ts";
import { pagesWithout } from "./without.ts";

/**
 * When a phone on a slow line has painted the largest picture and when the page listens, with and without the scripts'
 * preloads, in turns. `ROUNDS=5 node bench/slow-line.ts [page …]`. Lighthouse reckons these; here the line is really slow.
 */
const LINES = {
  "1.6 Mbit/s, 150 ms": { downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 },
  "9 Mbit/s, 60 ms": { downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8, latency: 60 },
};
const SLOWER = 4;

type Moments = { painted: number; listens: number };

async function visit(browser: Browser, url: string, line: (typeof LINES)[keyof typeof LINES]): Promise<Moments> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    const seen = { painted: 0, listens: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.painted = list.getEntries().at(-1)!.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new MutationObserver(() => {
      if (!seen.listens && document.documentElement?.dataset.live !== undefined) seen.listens = performance.now();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-live"] });
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined, undefined, {
    polling: 200,
    timeout: 60_000,
  });
  await page.waitForLoadState("load");
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => (window as unknown as { seen: Moments }).seen);
  await context.close();
  return seen;
}

const shop = await startShop();
const { urls, stop } = await pagesWithout(shop.url, process.argv.slice(2), ["nothing", "picture first"]);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
const seen: Record<string, Moments[]> = {};
for (let round = -1; round < Number(process.env.ROUNDS ?? 5); round++)
  for (const [name, line] of Object.entries(LINES))
    for (const [page, url] of Object.entries(urls)) {
      const moments = await visit(browser, url, line);
      // The first round makes the pictures.
      if (round >= 0) (seen[`${page}; ${name}`] ??= []).push(moments);
    }
const shown = (all: Moments[]) => ({
  painted: Math.round(middle(all.map(({ painted }) => painted))),
  listens: Math.round(middle(all.map(({ listens }) => listens))),
});
console.table(Object.fromEntries(Object.entries(seen).map(([name, all]) => [name, shown(all)])));
await browser.close();
stop();
await shop.stop();
process.exit();
