import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../src/platform/postgres/probe.server.ts";
import { freshDatabase } from "./fresh-database.ts";
import { type Shop, startShop } from "./open-browser.ts";
import { type StaffFetch, staffSession } from "./staff-session.ts";
import { startVarnish } from "./start-varnish.ts";

let one: Shop;
let two: Shop;
let proxy: Awaited<ReturnType<typeof startVarnish>>;
let staff: StaffFetch;

const METRICS_TOKEN = "un-secreto-largo";
const purgesOf = async ({ url }: Shop): Promise<number> => {
  const told = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/telar_cdn_purges_total\{outcome="done"\} (\d+)/.exec(await told.text())?.[1] ?? 0);
};

/** Each copy purges at its start, and twice more within two seconds: a page kept meanwhile would go once more. */
async function untilPurged(): Promise<void> {
  const purged = () => Promise.all([one, two].map(purgesOf));
  for (let before = "", now = await purged(); String(now) !== before || Math.min(...now) < 3; now = await purged()) {
    before = String(now);
    await sleep(2500);
  }
}

beforeAll(async () => {
  const port = await freePort();
  const env = { DATABASE_URL: await freshDatabase(), CDN_PURGE_URL: `http://127.0.0.1:${port}/.purge`, METRICS_TOKEN };
  one = await startShop({ ...env, TRUST_PROXY: "1" });
  two = await startShop({ ...env, TRUST_PROXY: "1" });
  proxy = await startVarnish(port, one.url);
  // Saves go to the copy that the proxy does not ask.
  staff = await staffSession(two.url);
  await untilPurged();
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all([one.stop(), two.stop()]);
});

type Seen = { isHit: boolean; status: number; text: string; headers: Headers };
/** An answer from the proxy's memory names two requests: this one, and the one that brought it. */
async function see(path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const answer = await fetch(proxy.url + path, { headers, redirect: "manual" });
  const isHit = (answer.headers.get("x-varnish") ?? "").split(" ").length === 2;
  return { isHit, status: answer.status, text: await answer.text(), headers: answer.headers };
}
const isKept = { timeout: 10_000, interval: 50 };
const soon = { timeout: 1000, interval: 20 };

it("pages come from the proxy's memory, in any encoding and with anybody's cookies, and browsers still ask", async () => {
  for (const path of ["/", "/catalog", "/showroom"]) {
    await expect.poll(async () => (await see(path)).isHit, isKept).toBe(true);
    const kept = await see(path, { cookie: "a=b", "accept-encoding": "gzip" });
    expect([kept.isHit, kept.status], path).toEqual([true, 200]);
    expect(kept.headers.get("cache-control")).toContain("max-age=0");
    expect(kept.headers.get("surrogate-key"), "the marks are the proxy's alone").toBeNull();
    const known = await see(path, { "if-none-match": kept.headers.get("etag")! });
    expect([known.isHit, known.status], path).toEqual([true, 304]);
  }
});

it("what is anybody's own, and what the API says, is never kept", async () => {
  for (const path of ["/cart", "/checkout", "/order/ABCDE-FGHJK", "/admin", "/api/rugs?limit=1", "/api/settings"]) {
    await see(path);
    expect((await see(path)).isHit, path).toBe(false);
  }
});

type Rug = { id: number; name: string };
const rugs = async () => (await (await fetch(`${two.url}/api/rugs?limit=12`)).json()) as Rug[];

/** Saves on one copy and waits until the proxy, which asks the other, shows it. */
async function renameAndSee({ id, name }: Rug, renamed: string): Promise<void> {
  const path = `/catalog?search=${encodeURIComponent(name)}`;
  await expect.poll(async () => (await see(path)).isHit, isKept).toBe(true);
  expect((await staff(`/api/admin/carpets/${id}`, { method: "PUT", json: { name: renamed } })).status).toBe(200);
  await expect.poll(async () => (await see(path)).text.includes(renamed), soon).toBe(true);
}

it("twelve saves on another copy are each on the proxy's page within a second", async () => {
  for (const rug of await rugs()) await renameAndSee(rug, `${rug.name} Otra`);
});

it("a save leaves the pages that show nothing of it where they are", async () => {
  const [rug] = await rugs();
  await expect.poll(async () => (await see("/terminos")).isHit, isKept).toBe(true);
  await renameAndSee(rug!, `${rug!.name} Más`);
  expect((await see("/terminos")).isHit).toBe(true);
});

it("takes nothing but tags for a purge", async () => {
  const purge = (method: string, key: string) =>
    fetch(`${proxy.url}/.purge`, { method, headers: { "surrogate-key": key } }).then(({ status }) => status);
  expect(await purge("GET", "rugs")).toBe(404);
  expect(await purge("POST", '" || obj.status == 200')).toBe(400);
  expect(await purge("POST", "rugs rug:12")).toBe(200);
});
