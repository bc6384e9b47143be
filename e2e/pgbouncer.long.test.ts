import { globSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildIfNeeded } from "../scripts/build.ts";
import { orderForm } from "../src/testing/buy.ts";
import { freshDatabase } from "./fresh-database.ts";
import { type Shop, startShop } from "./open-browser.ts";
import { type StaffFetch, staffSession } from "./staff-session.ts";
import { startCommand } from "./start-command.ts";
import { startPgbouncer } from "./start-pgbouncer.ts";

type Rug = { id: number; name: string; size: string[] };

let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
let direct: string;
let shops: Shop[] = [];
let staff: StaffFetch;
beforeAll(async () => {
  direct = await freshDatabase();
  pooler = await startPgbouncer(direct);
  await buildIfNeeded();
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await pooler.stop();
});

const refusal = async (env: Record<string, string>): Promise<string> => {
  const { ended, text } = startCommand([process.execPath, "scripts/serve.ts"], { PORT: "0", SEED: "none", ...env });
  expect(await ended).not.toBe(0);
  return text().trim();
};

it("does not start through a pooler in transaction mode alone, and says what to set", async () => {
  expect(await refusal({ DATABASE_URL: pooler.url })).toBe(
    "Setting DATABASE_URL leads to a connection pooler in transaction mode, where copies cannot hear each other: set DATABASE_SESSION_URL to PostgreSQL itself.",
  );
});

it("does not take another database, nor the pooler, for the session's", async () => {
  for (const DATABASE_SESSION_URL of [await freshDatabase(), `${pooler.url}?application_name=telar`])
    expect(await refusal({ DATABASE_URL: pooler.url, DATABASE_SESSION_URL })).toContain("DATABASE_SESSION_URL hears nothing");
});

it("two copies start together on an empty database through the pooler", async () => {
  const env = { DATABASE_URL: pooler.url, DATABASE_SESSION_URL: direct };
  shops = await Promise.all([startShop(env), startShop(env)]);
  staff = await staffSession(shops[0]!.url);
  for (const { url } of shops) expect(await (await fetch(`${url}/api/rugs`)).json()).toHaveLength(60);
});

const rugs = async (): Promise<Rug[]> => (await (await fetch(`${shops[0]!.url}/api/rugs?limit=12`)).json()) as Rug[];
const page = async (path: string) => (await fetch(`${shops[1]!.url}${path}`)).text();
const soon = { timeout: 1000, interval: 20 };

it("twelve saves on one copy are each on the other's page within a second", async () => {
  for (const { id, name } of await rugs()) {
    const path = `/catalog?search=${encodeURIComponent(name)}`;
    expect(await page(path)).toContain(name);
    const renamed = `${name} Otra`;
    expect((await staff(`/api/admin/carpets/${id}`, { method: "PUT", json: { name: renamed } })).status).toBe(200);
    await expect.poll(async () => (await page(path)).includes(renamed), soon).toBe(true);
  }
});

it("orders placed through both copies at once take each piece once", async () => {
  const [{ id, size }] = (await rugs()) as [Rug];
  const inventory = size.map((each, place) => ({ size: each, inventory: place === 0 ? 5 : 0 }));
  expect((await staff(`/api/admin/carpets/${id}`, { method: "PUT", json: { inventory } })).status).toBe(200);
  const buy = (shop: Shop) =>
    fetch(`${shop.url}/api/orders`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(orderForm([{ carpetId: id, size: size[0]!, quantity: 1 }])),
    });
  const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => buy(shops[n % 2]!)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
});

it("the orders' letters leave through the queue", async () => {
  const written = () => shops.flatMap(({ dataDir }) => globSync(join(dataDir, "mail", "*.eml"))).length;
  await expect.poll(written, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
});
