import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mountPages } from "./app-pages.server.ts";
import { keepAssets } from "./kept-assets.server.ts";
import { openShop, type TestShop } from "./testing/open-shop.ts";

const folder = mkdtempSync(join(tmpdir(), "telar-builds-"));
const bucket = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: join(folder, "s3"),
  configureBuckets: [{ name: "telar", configs: [] }],
});
const shops: TestShop[] = [];
let s3: Record<string, string>;
beforeAll(async () => {
  const { port } = await bucket.run();
  const S3_ENDPOINT = `http://127.0.0.1:${port}`;
  s3 = { S3_BUCKET: "telar", S3_ENDPOINT, S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

function makeBuild(name: string, files: Record<string, string>): string {
  const client = join(folder, name);
  mkdirSync(join(client, "assets"), { recursive: true });
  for (const [file, text] of Object.entries({ "shared-1.css": "body{}", ...files })) {
    writeFileSync(join(client, "assets", file), text);
    writeFileSync(join(client, "assets", `${file}.br`), "compressed");
  }
  return client;
}
const program = (name: string) => `export default "${name}";${" ".repeat(2000)}`;
const buildOf = (name: string) => makeBuild(name, { [`page-${name}.js`]: program(name) });

/** The shop as it runs with one build. */
async function startWith(client: string, env: Record<string, string> = {}): Promise<TestShop> {
  const shop = await openShop({ env });
  shops.push(shop);
  await keepAssets(shop.ctx, client);
  mountPages(shop.app, shop.runtime, async () => new Response("a page"), client);
  return shop;
}
const ask = (shop: TestShop, name: string, init?: RequestInit) => shop.request(`/assets/${name}`, init);
const statuses = (shop: TestShop, names: string[]) =>
  Promise.all(names.map(async (name) => (await ask(shop, `page-${name}.js`)).status));

it.each([
  ["the data folder", () => ({})],
  ["the bucket", () => s3],
])("a file of the build before is served from %s, with the same headers", async (place, env) => {
  const [before, present] = [`before-${place.length}`, `present-${place.length}`];
  const shop = await startWith(buildOf(present), env());
  expect((await ask(shop, `page-${before}.js`)).status).toBe(404);
  await keepAssets(shop.ctx, buildOf(before));
  const [old, own] = [await ask(shop, `page-${before}.js`), await ask(shop, `page-${present}.js`)];
  expect(await old.text()).toBe(program(before));
  expect(await own.text()).toBe(program(present));
  for (const header of ["cache-control", "content-type", "x-content-type-options"])
    expect(old.headers.get(header), header).toBe(own.headers.get(header));
  expect(old.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const packed = await ask(shop, `page-${before}.js`, { headers: { "accept-encoding": "gzip" } });
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(program(before));
});

it("what no build has is 404 and kept by nobody, never a page", async () => {
  const shop = await startWith(buildOf("alone"));
  for (const path of ["gone-abc123.js", "page-alone.js.map", "a/b.js"]) {
    const answer = await ask(shop, path);
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
  }
  expect((await shop.request("/media/private/assets/page-alone.js")).status).toBe(404);
});

it("five builds are kept, each for two weeks after it was replaced; a shared file as long as one has it", async () => {
  const shop = await startWith(buildOf("0"));
  const age = (days: number) => shop.ctx.pool.query(`update builds set started_at = started_at - interval '${days} days'`);
  for (let n = 1; n < 7; n++) {
    await age(1);
    await keepAssets(shop.ctx, buildOf(String(n)));
  }
  expect(await statuses(shop, ["1", "2", "6"])).toEqual([404, 200, 200]);
  // Build 6 runs for three weeks and is restarted meanwhile: what it replaced goes, it stays for its own open pages.
  await age(21);
  await keepAssets(shop.ctx, buildOf("6"));
  expect(await statuses(shop, ["5", "6"])).toEqual([404, 200]);
  await keepAssets(shop.ctx, buildOf("7"));
  expect(await statuses(shop, ["6", "7"])).toEqual([200, 200]);
  expect((await ask(shop, "shared-1.css")).status).toBe(200);
});

it("an earlier build that comes back counts as the newest", async () => {
  const shop = await startWith(buildOf("a"));
  const age = (days: number) => shop.ctx.pool.query(`update builds set started_at = started_at - interval '${days} days'`);
  await age(20);
  await keepAssets(shop.ctx, buildOf("b"));
  await age(1);
  await keepAssets(shop.ctx, buildOf("a"));
  await age(20);
  await keepAssets(shop.ctx, buildOf("c"));
  expect(await statuses(shop, ["a", "b", "c"])).toEqual([200, 404, 200]);
});

it("a bucket that is away does not keep the shop from starting", async () => {
  const shop = await startWith(buildOf("alone"), { ...s3, S3_SECRET_ACCESS_KEY: "wrong", LOG_LEVEL: "silent" });
  expect((await ask(shop, "page-alone.js")).status).toBe(200);
});
