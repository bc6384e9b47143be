import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import { startShop } from "../e2e/open-browser.ts";
import { chromiumPath } from "../scripts/chromium.ts";
import { middle } from "./load.ts";

type Audit = { id: string; score: number | null; numericValue?: number; displayValue?: string };
type Report = { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> } };
type Lighthouse = (url: string, flags: { port: number; output: "json"; logLevel: "error" }) => Promise<Report | undefined>;

/** A package of the measurements alone, 130 MB with what it brings: `npm install --prefix bench`. */
const PACKAGE = "lighthouse";
const { default: lighthouse } = (await import(PACKAGE)) as { default: Lighthouse };

/** `node bench/lighthouse.ts [url]`: mobile scores with Lighthouse's own throttling, the second visit of three each. */
const freePort = (): Promise<number> =>
  new Promise((ready) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => ready(port));
    });
  });

const given = process.argv[2];
const shop = given ? undefined : await startShop();
const site = given ?? shop!.url;
const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", `--remote-debugging-port=${port}`],
});

type Rug = { id: number; slug: string };
const [rug] = (await (await fetch(`${site}/api/rugs?limit=1`)).json()) as Rug[];
const pages = { home: "/", catalogue: "/catalog", product: `/product/${rug!.id}/${rug!.slug}` };

/** Pictures are made on the first request: the first visitor must not be the one who is measured. */
async function warm(path: string): Promise<void> {
  const page = await (
    await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  ).newPage();
  await page.goto(site + path);
  await page.waitForLoadState("networkidle");
  await page.context().close();
}

/** What Lighthouse could not measure in a round is shown as NaN. */
const of = (value: number | null | undefined): number => value ?? Number.NaN;
const rounds = Number(process.env.ROUNDS ?? 3);
try {
  for (const [name, path] of Object.entries(pages)) {
    await warm(path);
    const runs: Record<string, number[]> = {};
    for (let round = 0; round < rounds; round++) {
      const result = await lighthouse(site + path, { port, output: "json", logLevel: "error" });
      const { categories, audits } = result!.lhr;
      const seen = {
        performance: of(categories.performance?.score) * 100,
        accessibility: of(categories.accessibility?.score) * 100,
        "best-practices": of(categories["best-practices"]?.score) * 100,
        seo: of(categories.seo?.score) * 100,
        "LCP ms": of(audits["largest-contentful-paint"]?.numericValue),
        "FCP ms": of(audits["first-contentful-paint"]?.numericValue),
        "TBT ms": of(audits["total-blocking-time"]?.numericValue),
        "SI ms": of(audits["speed-index"]?.numericValue),
        CLS: of(audits["cumulative-layout-shift"]?.numericValue),
        "bytes KB": of(audits["total-byte-weight"]?.numericValue) / 1024,
      };
      for (const [key, value] of Object.entries(seen)) (runs[key] ??= []).push(value);
      if (round === 0 && process.env.VERBOSE)
        for (const audit of Object.values(audits))
          if (audit.score !== null && audit.score < 0.9) console.log("  ", audit.id, audit.displayValue ?? "", audit.score);
    }
    console.log(
      name.padEnd(10),
      Object.entries(runs)
        .map(([key, values]) => `${key} ${middle(values).toFixed(key === "CLS" ? 3 : 0)}`)
        .join(" · "),
    );
  }
} finally {
  await browser.close();
  await shop?.stop();
}
