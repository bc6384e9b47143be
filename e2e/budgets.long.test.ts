import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { startBarePage } from "../bench/bare-page.ts";
import { measureInTurns, shopPages } from "../bench/lighthouse.ts";
import { measurePages } from "../bench/pages.ts";
import { startShop } from "./open-browser.ts";

const has = (command: string): boolean => spawnSync("which", [command]).status === 0;
const HOUR = 3_600_000;
const ROUNDS = 5;

// Scores swing with the host, so the pages are measured beside one that is nothing but the framework, in the same run.
it.skipIf(!existsSync("bench/node_modules/lighthouse"))(
  "pages block at most 1.5 times as long as a bare one and score at most 3 points less (npm install --prefix bench)",
  { timeout: HOUR },
  async () => {
    const [shop, bare] = [await startShop(), await startBarePage()];
    const pages = await shopPages(shop.url);
    const figures = await measureInTurns({ bare: bare.url, ...pages }, ROUNDS);
    bare.stop();
    await shop.stop();
    console.table(figures);
    const { performance, blocking } = figures.bare!;
    for (const name of Object.keys(pages)) {
      const seen = figures[name]!;
      expect.soft([seen.accessibility, seen["best-practices"], seen.seo], name).toEqual([100, 100, 100]);
      expect.soft(seen.lcp, `${name}, LCP`).toBeLessThanOrEqual(2000);
      expect.soft(seen.cls, `${name}, CLS`).toBeLessThan(0.005);
      expect.soft(seen.performance, `${name}, score`).toBeGreaterThanOrEqual(performance - 3);
      // A page that hardly blocks at all may not be held to a part of nothing.
      expect.soft(seen.blocking, `${name}, blocking`).toBeLessThanOrEqual(Math.max(1.5 * blocking, 50));
    }
  },
);

// Processor time in that of a bare Node server sending the same bytes in the same round, as milliseconds are the host's: the
// quiet machine's 0.037 ms, of which 0.1 ms are 2.7 and 20 ms are 540. bench/README.md has what the shop aims at.
it.skipIf(!["nginx", "wrk", "taskset"].every(has))(
  "a cached page and a list of 24 cost at most 2.7 times a bare Node answer, a rendered page 540 times (nginx, wrk, taskset)",
  { timeout: HOUR },
  async () => {
    const { results, inBareNodes } = await measurePages();
    console.table(results);
    expect.soft(inBareNodes("Telar, cached")).toBeLessThanOrEqual(2.7);
    expect.soft(inBareNodes("Telar, list of 24 from the API")).toBeLessThanOrEqual(2.7);
    expect.soft(inBareNodes("Telar, rendered")).toBeLessThanOrEqual(540);
  },
);
