import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffCarpet } from "../catalog/admin/shapes.ts";
import type { Rug } from "../catalog/contract.ts";
import { importCalls } from "../testing/import-calls.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { shopifyRug } from "../testing/shop-exports.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { ImportEntry } from "./contract.ts";
import { fetchPicture } from "./fetch-picture.server.ts";
import { fetchPictures } from "./fetch-pictures.server.ts";

let shop: TestShop;
const { read } = staffCalls(() => shop);
const { send, bring } = importCalls(() => shop);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it.each([
  "http://127.0.0.1:9/a.jpg",
  "http://localhost/a.jpg",
  "http://[::1]/a.jpg",
  "http://169.254.169.254/latest",
  "http://2130706433/a.jpg",
  "file:///etc/passwd",
  "https://user:pass@93.184.216.34/a.jpg",
])("a picture at %s is refused at the call, also by a dry run", async (address) => {
  for (const dryRun of [true, false]) {
    const response = await send(shopifyRug(`5x8,1500000,3,${address}`), { dryRun });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([422, "imports.private_target"]);
  }
  expect(await read<StaffCarpet[]>("GET", "/carpets?limit=100")).toEqual([]);
});

it("a picture that leads inward on its way, or whose name does by now, is not fetched", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    const port = (server.address() as AddressInfo).port;
    response.writeHead(302, { location: `http://${request.url!.slice(1)}:${port}/inside` }).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const path = join(shop.ctx.env.DATA_DIR, "picture");
  try {
    for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433"]) {
      // Only the first address is let through, as if it were a public one.
      let steps = 0;
      const env = Object.defineProperty({ ...shop.ctx.env }, "ALLOW_PRIVATE_TARGETS", { get: () => steps++ === 0 });
      await expect(fetchPicture({ ...shop.ctx, env }, `${home}/${host}`, path), host).rejects.toThrow("public address");
    }
    expect(asked.filter((each) => each === "/inside")).toEqual([]);
    expect(asked).toHaveLength(5);
    await expect(fetchPicture(shop.ctx, home.replace("127.0.0.1", "localhost"), path)).rejects.toThrow("public address");
    expect(asked).toHaveLength(5);
  } finally {
    server.close();
  }
});

it("an inner number among thousands of hosts that nobody knows refuses the file", async () => {
  const lines = Array.from({ length: 3000 }, (_, n) => `olas,,,,,,,,,,https://n${n}.invalid/a.jpg\n`).join("");
  const file = shopifyRug("5x8,1500000,3,", `${lines}olas,,,,,,,,,,http://10.0.0.8/a.jpg\n`);
  expect((await send(file, { dryRun: true })).status).toBe(422);
});

describe("pictures of an open address", () => {
  let open: TestShop;
  let server: Server;
  let home: string;
  let isDown = false;
  const asked: string[] = [];
  beforeAll(async () => {
    const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#a33" } })
      .webp()
      .toBuffer();
    server = createServer((request, response) => {
      asked.push(request.url!);
      if (isDown) return void response.writeHead(503).end();
      if (request.url === "/moved.jpg") return void response.writeHead(302, { location: "/a.webp" }).end();
      if (request.url === "/text.jpg") return void response.end("<html></html>");
      if (request.url === "/gone.jpg") return void response.writeHead(404).end();
      if (request.url === "/round.jpg") return void response.writeHead(302, { location: "/round.jpg" }).end();
      response.end(picture);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    open = await openShop({ env: { ALLOW_PRIVATE_TARGETS: "1" }, overrides: { now: () => new Date(Date.now() + ahead) } });
  });
  let ahead = 0;
  afterAll(async () => {
    await open.close();
    server.close();
  });

  it("are fetched once, in their order, and again after the server was away", async () => {
    const names = ["a.webp", "text.jpg", "moved.jpg", "gone.jpg", "round.jpg"];
    const lines = names.slice(1).map((name) => `olas,,,,,,,,,,${home}/${name}\n`);
    const file = shopifyRug(`5x8,1500000,3,${home}/a.webp`, lines.join(""));
    const calls = staffCalls(() => open);
    isDown = true;
    const report = await bring(file, { at: open });
    expect(report.pictures).toBe(5);
    await fetchPictures(open.ctx);
    const progress = () => calls.read<ImportEntry>("GET", `/imports/${report.id}`);
    expect((await progress()).pictures).toMatchObject({ total: 5, waiting: 5, done: 0 });
    isDown = false;
    ahead += 61_000;
    await fetchPictures(open.ctx);
    const { pictures, picture_problems: problems } = await progress();
    expect(pictures).toEqual({ total: 5, waiting: 0, done: 2, failed: 3 });
    expect(problems.map(({ address, problem }) => [address.split("/").at(-1), problem])).toEqual([
      ["text.jpg", "It is no picture"],
      ["gone.jpg", "Its server answered 404"],
      ["round.jpg", "It leads from one address to the next without end"],
    ]);
    const rug = (await (await open.request(`/api/rugs/${report.rugs[0]!.carpet_id}`)).json()) as Rug;
    expect(rug.images).toHaveLength(2);
    expect((await open.request(rug.images[0]!)).status).toBe(200);
    asked.length = 0;
    expect(await bring(file, { at: open })).toMatchObject({ unchanged: 1, pictures: 0 });
    const exported = await (await open.request("/api/admin/export?format=shopify", { staff: true })).text();
    expect(await bring(exported, { at: open })).toMatchObject({ unchanged: 1, updated: 0, pictures: 0 });
    await fetchPictures(open.ctx);
    expect(asked).toEqual([]);
  });
});
