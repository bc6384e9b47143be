import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";
import { startShop } from "../e2e/open-browser.ts";
import { chromiumPath } from "../scripts/chromium.ts";
import { startBarePage } from "./bare-page.ts";
import { middle } from "./load.ts";

type Audit = { id: string; score: number | null; numericValue?: number };
type Report = { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> } };
type Lighthouse = (url: string, flags: { port: number; output: "json"; logLevel: "error" }) => Promise<Report | undefined>;
export type Figures = Record<(typeof CATEGORIES)[number] | "lcp" | "fcp" | "blocking" | "cls" | "kilobytes", number>;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** A package of the measurements alone, 130 MB with what it brings: `npm install --prefix bench`. */
const PACKAGE = "lighthouse";

const freePort = (): Promise<number> =>
  new Promise((ready) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => ready(port));
    });
  });

/** Pictures are made on the first request: the first visitor must not be the one who is measured. */
async function warm(browser: Browser, url: string): Promise<void> {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  await page.context().close();
}

/** What Lighthouse could not measure in a round is NaN. */
const of = (value: number | null | undefined): number => value ?? Number.NaN;

function figuresOf({ lhr: { categories, audits } }: Report): Figures {
  const scores = CATEGORIES.map((name) => [name, of(categories[name]?.score) * 100] as const);
  return {
    ...(Object.fromEntries(scores) as Record<(typeof CATEGORIES)[number], number>),
    lcp: of(audits["largest-contentful-paint"]?.numericValue),
    fcp: of(audits["first-contentful-paint"]?.numericValue),
    blocking: of(audits["total-blocking-time"]?.numericValue),
    cls: of(audits["cumulative-layout-shift"]?.numericValue),
    kilobytes: of(audits["total-byte-weight"]?.numericValue) / 1024,
  };
}

/** The medians of each address on Lighthouse's phone, measured in turns: the host is not equally quick all the time. */
export async function measureInTurns(urls: Record<string, string>, rounds: number): Promise<Record<string, Figures>> {
  const { default: lighthouse } = (await import(PACKAGE)) as { default: Lighthouse };
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const runs: Record<string, Figures[]> = {};
  try {
    for (const url of Object.values(urls)) await warm(browser, url);
    for (let round = 0; round < rounds; round++)
      for (const [name, url] of Object.entries(urls)) {
        const report = await lighthouse(url, { port, output: "json", logLevel: "error" });
        (runs[name] ??= []).push(figuresOf(report!));
      }
  } finally {
    await browser.close();
  }
  const medianOf = (all: Figures[]) =>
    Object.fromEntries(
      Object.keys(all[0]!).map((key) => [key, middle(all.map((each) => each[key as keyof Figures]))]),
    ) as Figures;
  return Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, medianOf(all)]));
}

/** The addresses of a shop's pages that are measured. */
export async function shopPages(site: string): Promise<Record<string, string>> {
  const [rug] = (await (await fetch(`${site}/api/rugs?limit=1`)).json()) as { id: number; slug: string }[];
  return { home: `${site}/`, catalogue: `${site}/catalog`, product: `${site}/product/${rug!.id}/${rug!.slug}` };
}

/** `node bench/lighthouse.ts [url …]`: the pages of each shop (this tree's if none is named) beside a bare page. */
if (process.argv[1] === import.meta.filename) {
  const given = process.argv.slice(2);
  const shop = given.length > 0 ? undefined : await startShop();
  const bare = await startBarePage();
  const urls: Record<string, string> = { bare: bare.url };
  for (const site of shop ? [shop.url] : given)
    for (const [name, url] of Object.entries(await shopPages(site)))
      urls[given.length > 1 ? `${name} ${new URL(site).port}` : name] = url;
  const figures = await measureInTurns(urls, Number(process.env.ROUNDS ?? 3));
  const rounded = (each: Figures) =>
    Object.fromEntries(Object.entries(each).map(([key, value]) => [key, Math.round(value * 1000) / 1000]));
  console.table(Object.fromEntries(Object.entries(figures).map(([name, each]) => [name, rounded(each)])));
  bare.stop();
  await shop?.stop();
}
