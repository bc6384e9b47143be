import { execFileSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject } from "vitest";
import { scratchFolder } from "../src/testing/scratch-folder.ts";
import { openBrowser, type Shop, startShop } from "./open-browser.ts";
import { withoutPictures } from "./visit.ts";

type Given = { env?: Record<string, string>; flags?: string[]; pictures?: boolean };

/**
 * What a file of browser tests begins with: a shop of its own and a browser, both gone when its tests are over. The shop
 * would encode and the browser decode every picture: only files that look at them ask for them.
 */
export async function shopAndBrowser({ env, flags, pictures }: Given = {}): Promise<{ shop: Shop; browser: Browser }> {
  const folder = scratchFolder("telar-e2e-");
  const DATA_DIR = join(folder, "data");
  execFileSync("cp", ["-a", inject("seededFolder"), DATA_DIR]); // with its owners, which Node's own copy forgets
  const errors = join(folder, "errors.log");
  const log = openSync(errors, "w");
  const [shop, browser] = await Promise.all([startShop({ DATA_DIR, ...env }, log), openBrowser(flags)]);
  if (!pictures) {
    const open = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await open(options);
      await withoutPictures(context);
      return context;
    };
  }
  // A page left open goes on moving its slides and asking the shop, and every later test pays for it.
  let before: BrowserContext[] = [];
  const opened = () => browser.contexts().filter((context) => !before.includes(context));
  beforeEach(() => void (before = browser.contexts()));
  afterEach(() => Promise.all(opened().map((context) => context.close())));
  afterAll(async () => {
    await browser.close();
    await shop.stop();
    closeSync(log);
    const told = readFileSync(errors, "utf8");
    rmSync(folder, { recursive: true, force: true });
    // No journey may end in an error of the shop's own, a 5xx among them, even where the page hid it.
    expect(told).toBe("");
  });
  return { shop, browser };
}
