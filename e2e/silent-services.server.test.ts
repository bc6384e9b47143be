import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { silentServer } from "../src/testing/silent-server.ts";
import { type Shop, startShop } from "./open-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "telar-silent-"));
const log = join(folder, "log");
const file = openSync(log, "w");
let silent: Awaited<ReturnType<typeof silentServer>>;
let shop: Shop;
beforeAll(async () => {
  silent = await silentServer();
  const { url, port } = silent;
  const S3 = { S3_BUCKET: "telar", S3_ENDPOINT: url, S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
  const BOLD = { BOLD_API_KEY: "k", BOLD_SECRET_KEY: "s", BOLD_BASE_URL: url };
  const SMTP = { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port) };
  shop = await startShop({ SEED: "none", LOG_LEVEL: "warn", INSTAGRAM_FEED_URL: url, ...S3, ...BOLD, ...SMTP }, file);
});
afterAll(async () => {
  await shop.stop();
  await silent.close();
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
});

async function timed(path: string): Promise<[status: number, ms: number]> {
  const began = performance.now();
  const { status } = await fetch(shop.url + path);
  return [status, performance.now() - began];
}

it("the home page answers promptly while bucket, feed, mailbox and bank accept and never answer", async () => {
  const [first, patience] = await timed("/");
  expect(first).toBe(200);
  expect(patience).toBeLessThan(5000);
  const [again, ms] = await timed("/");
  expect(again).toBe(200);
  expect(ms).toBeLessThan(2000);
});

it("a picture that the bucket keeps to itself is answered 503 with a time to come back", async () => {
  const answer = await fetch(`${shop.url}/media/rugs/1/flat.avif`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
});

it("each is one line of the log and a mark in the health, which stays well", async () => {
  const health = async () => (await (await fetch(`${shop.url}/api/health`)).json()) as Record<string, unknown>;
  await expect
    .poll(health, { timeout: 15_000 })
    .toMatchObject({ status: "ok", database: "ok", services: { bucket: "away", mail: "away", payments: "away" } });
  expect((await fetch(`${shop.url}/api/health`)).status).toBe(200);
  const told = readFileSync(log, "utf8")
    .split("\n")
    .filter((line) => line.includes("an outside service does not answer"));
  expect(told.map((line) => (JSON.parse(line) as { service: string }).service).sort()).toEqual(["bucket", "mail", "payments"]);
});
