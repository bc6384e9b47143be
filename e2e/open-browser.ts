import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium } from "playwright-core";
import { chromiumPath } from "../scripts/chromium.ts";

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

/** The built program as a user runs it, in a folder of its own, with the demo inside. */
export async function startShop(env: Record<string, string> = {}, log: number | "inherit" = "inherit"): Promise<Shop> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "telar-e2e-"));
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, ADMIN_PASSWORD, LOG_LEVEL: "error", NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", log],
  });
  const url = await readyLine(child);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  return {
    pid: child.pid!,
    url,
    dataDir,
    kill: (signal) => void child.kill(signal),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function readyLine(child: ChildProcess): Promise<string> {
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

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--no-first-run"],
  });
