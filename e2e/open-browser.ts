import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import type { Socket } from "node:net";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { buildIfNeeded } from "../scripts/build.ts";
import { chromiumPath } from "../scripts/chromium.ts";
import { scratchFolder } from "../src/testing/scratch-folder.ts";

export const ADMIN_PASSWORD = "una-clave-de-prueba";
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions;
export const DESKTOP = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;

export type Shop = {
  pid: number;
  url: string;
  dataDir: string;
  databaseUrl?: string;
  stop(): Promise<void>;
  kill(signal: NodeJS.Signals): void;
};

let built: Promise<void> | undefined;

/**
 * The built program, without the parent that `npm start` gives it, in a folder of its own, with the demo inside. Another
 * `tree` than this one must be built already.
 */
export async function startShop(
  env: Record<string, string> = {},
  log: number | "inherit" = "inherit",
  tree?: string,
): Promise<Shop> {
  if (!tree) await (built ??= buildIfNeeded());
  const dataDir = env.DATA_DIR ?? scratchFolder("telar-e2e-");
  const child = spawn(process.execPath, ["scripts/serve.ts"], {
    cwd: tree,
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, ADMIN_PASSWORD, LOG_LEVEL: "error", NODE_ENV: "production", ...env },
    // By the channel the shop hears when its test is gone, and ends too.
    stdio: ["ignore", "pipe", log, "ipc"],
  });
  const url = await readyLine(child);
  // A test that fails before its `stop` must not keep the run from ending.
  child.unref();
  child.channel?.unref();
  (child.stdout as Socket).unref();
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  return {
    pid: child.pid!,
    url,
    dataDir,
    kill: (signal) => void child.kill(signal),
    async stop() {
      child.ref();
      child.kill("SIGTERM");
      await ended;
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((ready, failed) => {
    let printed = "";
    child.stdout?.on("data", (bytes: Buffer) => {
      printed += bytes.toString();
      const address = /ready at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address) ready(address);
    });
    child.once("exit", (code) => failed(new Error(`the shop ended with ${code} before it was ready: ${printed}`)));
  });
}

/**
 * A page that has its program (with JavaScript off it has none) is ready when it listens. Asked by a timer: asking in
 * every frame would make the page draw frames all the while.
 */
const listens = (page: Page) =>
  page.waitForFunction(() => !("__reactRouterContext" in window) || "live" in document.documentElement.dataset, null, {
    polling: 50,
  });

/** A visit is over when the page listens: people need longer to reach for a button, tests do not. */
function attend(page: Page): Page {
  for (const way of ["goto", "reload"] as const) {
    const go = page[way].bind(page) as (...given: never[]) => ReturnType<Page["goto"]>;
    page[way] = async (...given: never[]) => {
      const response = await go(...given);
      await listens(page);
      return response;
    };
  }
  return page;
}

function attendAll(context: BrowserContext): BrowserContext {
  const open = context.newPage.bind(context);
  context.newPage = async () => attend(await open());
  return context;
}

export async function openBrowser(more: string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--no-first-run",
      ...more,
    ],
  });
  const [context, page] = [browser.newContext.bind(browser), browser.newPage.bind(browser)];
  browser.newContext = async (options) => attendAll(await context(options));
  browser.newPage = async (options) => attend(await page(options));
  return browser;
}
