import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeEach, inject } from "vitest";
import { openBrowser, type Shop, startShop } from "./open-browser.ts";

/** What a file of browser tests begins with: a shop of its own and a browser, both gone when its tests are over. */
export async function shopAndBrowser(env?: Record<string, string>, flags?: string[]): Promise<{ shop: Shop; browser: Browser }> {
  const folder = mkdtempSync(join(tmpdir(), "telar-e2e-"));
  const DATA_DIR = join(folder, "data");
  execFileSync("cp", ["-a", inject("seededFolder"), DATA_DIR]); // with its owners, which Node's own copy forgets
  const [shop, browser] = await Promise.all([startShop({ DATA_DIR, ...env }), openBrowser(flags)]);
  // A page left open goes on moving its slides and asking the shop, and every later test pays for it.
  let before: BrowserContext[] = [];
  const opened = () => browser.contexts().filter((context) => !before.includes(context));
  beforeEach(() => void (before = browser.contexts()));
  afterEach(() => Promise.all(opened().map((context) => context.close())));
  afterAll(async () => {
    await browser.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { shop, browser };
}
