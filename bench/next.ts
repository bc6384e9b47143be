import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "../e2e/open-browser.ts";
import { cpuSeconds, load, middle, pin, pinApart } from "./load.ts";

/**
 * A page of 48 cards rendered anew: ours whole (frame, filters, queries, cards) beside a bare Next page of the same
 * cards from memory. Four callers go round five orders of the cards, since ours renders once for all who wait for the
 * same page; in turns, after both have warmed up. Fetches Next into a temporary folder, so it needs the registry:
 * `node bench/next.ts [version]`
 */
const VERSION = process.argv[2] ?? "16";
const folder = mkdtempSync(join(tmpdir(), "telar-next-"));
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

const PAGE = `import Link from "next/link";
import rugs from "./rugs.json";
export const dynamic = "force-dynamic";
const format = new Intl.NumberFormat("es-CO", { style: "currency", currency: "COP", maximumFractionDigits: 0 });
const set = (src, format) => [200, 360, 480, 720].map((w) => "/img/" + w + src + "." + format + " " + w + "w").join(", ");
const Card = ({ rug }) => (
  <Link className="card" href={"/product/" + rug.id + "/" + rug.slug} prefetch={false}>
    <span className="card__pic"><picture>
      <source type="image/avif" srcSet={set(rug.image, "avif")} sizes="46vw" />
      <source type="image/webp" srcSet={set(rug.image, "webp")} sizes="46vw" />
      <img src={rug.image} width={900} height={1420} alt={"Alfombra " + rug.name} loading="lazy" />
    </picture></span>
    <span className="card__text">
      <span className="card__name"><span>{rug.name}</span><span>{rug.colors.map((color) => <i key={color} className="sw" />)}</span></span>
      <span className="card__meta">{rug.catalog} · {rug.size.length}</span>
      <span className="card__price"><small>Desde</small> {format.format(rug.price)}</span>
    </span>
  </Link>
);
export default function Page() { return <main>{rugs.map((rug) => <Card key={rug.id} rug={rug} />)}</main>; }
`;
const LAYOUT = `export default function Layout({ children }) { return <html lang="es"><body>{children}</body></html>; }`;

async function startNext(rugs: unknown): Promise<{ pid: number; stop(): void }> {
  mkdirSync(join(folder, "app"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  writeFileSync(join(folder, "app/rugs.json"), JSON.stringify(rugs));
  writeFileSync(join(folder, "app/page.jsx"), PAGE);
  writeFileSync(join(folder, "app/layout.jsx"), LAYOUT);
  const npm = (...args: string[]) => execFileSync("npm", args, { cwd: folder, stdio: "ignore" });
  npm("install", "--no-audit", "--no-fund", `next@${VERSION}`, "react@19", "react-dom@19");
  execFileSync("npx", ["next", "build"], { cwd: folder, stdio: "ignore" });
  const next = spawn("node_modules/.bin/next", ["start", "-p", "4893", "-H", "127.0.0.1"], { cwd: folder, stdio: "ignore" });
  for (let i = 0; i < 60; i++) {
    if (await fetch("http://127.0.0.1:4893/").catch(() => undefined)) return { pid: next.pid!, stop: () => void next.kill() };
    await sleep(500);
  }
  next.kill();
  throw new Error("Next did not answer within 30 s");
}

const ORDERS = ["", "rating", "price-asc", "price-desc", "newest"];
const ROUNDS = 5;
type Server = { name: string; url: string; pid: number; path: string; pin: (pid: number) => void };
const asked = ({ path }: Server, seconds: number) => ({
  connections: 4,
  seconds,
  paths: ORDERS.map((order) => `${path}?limit=48&sort=${order}`),
});

function measure(server: Server): { perSecond: number; cpu: number } {
  const before = cpuSeconds(server.pid);
  const { perSecond, requests, errors } = load(server.url, asked(server, 4));
  if (errors > 0) throw new Error(`${server.name} answered ${errors} times with an error`);
  return { perSecond, cpu: ((cpuSeconds(server.pid) - before) / requests) * 1000 };
}

const shop = await startShop({ PAGE_CACHE_MB: "0" });
try {
  const rugs = (await (await fetch(`${shop.url}/api/rugs?limit=48`)).json()) as unknown[];
  const next = await startNext(rugs);
  const servers: Server[] = [
    { name: `Next ${VERSION}`, url: "http://127.0.0.1:4893", pid: next.pid, path: "/", pin: (pid) => pin(pid, 0) },
    { name: "Telar, rendered", url: shop.url, pid: shop.pid, path: "/catalog", pin: pinApart },
  ];
  for (const server of servers) {
    load(server.url, asked(server, 15));
    server.pin(server.pid);
  }
  const rounds = Array.from({ length: ROUNDS }, () => servers.map(measure));
  const rows = servers.map(({ name }, place) => ({
    name,
    "pages/s": Math.round(middle(rounds.map((round) => round[place]!.perSecond))),
    "CPU ms/page": Number(middle(rounds.map((round) => round[place]!.cpu)).toFixed(2)),
  }));
  console.table(rows);
  const ratio = middle(rounds.map(([theirs, ours]) => ours!.perSecond / theirs!.perSecond));
  console.log(`Telar renders ${ratio.toFixed(2)} times as many pages per second`);
  next.stop();
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
