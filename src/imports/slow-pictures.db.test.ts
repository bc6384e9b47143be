import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { StaffCarpet } from "../catalog/admin/shapes.ts";
import { importCalls } from "../testing/import-calls.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { SHOPIFY_HEAD } from "../testing/shop-exports.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { ImportEntry } from "./contract.ts";
import { fetchPictures } from "./fetch-pictures.server.ts";

let shop: TestShop;
let server: Server;
let home: string;
/** Answers to `/late…`, given when a test says so. */
const late: ServerResponse[] = [];
let picture: Buffer;
const { call, read } = staffCalls(() => shop);
const { bring } = importCalls(() => shop);

beforeAll(async () => {
  const image = sharp({ create: { width: 8, height: 6, channels: 3, background: "#a33" } });
  picture = await image.png().toBuffer();
  server = createServer((request, response) => {
    if (request.url!.startsWith("/late")) late.push(response);
    else response.end(picture);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop = await openShop({ env: { ALLOW_PRIVATE_TARGETS: "1" } });
});
afterAll(async () => {
  await shop.close();
  server.close();
});

const file = (handle: string, first: string, ...more: string[]) =>
  `${SHOPIFY_HEAD}\n${handle},${handle},,Marina,,true,Size,5x8,1500000,3,${first}\n${more.map((each) => `${handle},,,,,,,,,,${each}\n`).join("")}`;
const imagesOf = async (id: number) => (await read<StaffCarpet>("GET", `/carpets/${id}`)).images;
const answerLate = () => late.splice(0).forEach((response) => response.end(picture));

it("a picture that comes after the import was undone changes nothing, nor does one that is asked for again", async () => {
  const { rugs } = await bring(file("deshecha", `${home}/a.png`));
  const id = rugs[0]!.carpet_id!;
  await fetchPictures(shop.ctx);
  const before = await imagesOf(id);
  expect(before).toHaveLength(1);
  const second = await bring(file("deshecha", `${home}/b.png`, `${home}/late.png`));
  const fetching = fetchPictures(shop.ctx);
  await vi.waitFor(async () => {
    expect(late).toHaveLength(1);
    expect((await read<ImportEntry>("GET", `/imports/${second.id}`)).pictures).toMatchObject({ waiting: 1, done: 1 });
  });
  await read("POST", `/imports/${second.id}/undo`);
  answerLate();
  await fetching;
  expect(await imagesOf(id)).toEqual(before);
  expect((await call("POST", `/imports/${second.id}/pictures`)).status).toBe(409);
});

it("a picture of an earlier file does not replace those of a later one", async () => {
  const { rugs } = await bring(file("dos", `${home}/late-one.png`));
  const id = rugs[0]!.carpet_id!;
  const slow = fetchPictures(shop.ctx);
  await vi.waitFor(() => expect(late).toHaveLength(1));
  await bring(file("dos", `${home}/new.png`));
  await fetchPictures(shop.ctx);
  const shown = await imagesOf(id);
  expect(shown).toHaveLength(1);
  answerLate();
  await slow;
  expect(await imagesOf(id)).toEqual(shown);
});

it("a file of this shop that is not there refuses the rug before its collection or price is touched, also in a dry run", async () => {
  const missing = file("falta", `${shop.ctx.origin()}/media/none.jpg`, `${home}/c.png`).replace("Marina", "Ausente");
  for (const dryRun of [true, false]) {
    const report = await bring(missing, { dryRun });
    expect(report).toMatchObject({ created: 0, rejected: 1, collections: [] });
    expect(report.rugs[0]!.errors).toEqual(["There is no file /media/none.jpg"]);
  }
  expect(await read<{ name: string }[]>("GET", "/collections")).toMatchObject([{ name: "Marina" }]);
  expect((await bring(file("ruta", "/etc/a.jpg"), { dryRun: true })).rugs[0]!.errors[0]).toContain("is no address of a picture");
});

it("a file that was deleted while others were fetched is left out; the others are shown", async () => {
  const { rugs } = await bring(file("borrada", `${home}/d.png`));
  const id = rugs[0]!.carpet_id!;
  await fetchPictures(shop.ctx);
  const [own] = await imagesOf(id);
  await bring(file("otra", `${shop.ctx.origin()}${own}`, `${home}/e.png`));
  await shop.ctx.storage.remove(own!.slice("/media/".length));
  await fetchPictures(shop.ctx);
  const [other] = await read<StaffCarpet[]>("GET", "/carpets?search=otra");
  expect(other!.images).toHaveLength(1);
});

it("no cell of an export is a formula, whatever the file that came in called it", async () => {
  await bring(file("=1+1", `${home}/f.png`));
  await fetchPictures(shop.ctx);
  const exported = await (await shop.request("/api/admin/export?format=shopify", { staff: true })).text();
  expect(exported).toContain("'=1+1,'=1+1");
  expect(exported).not.toMatch(/(^|,)"?[=+@-]/m);
  expect(await bring(exported)).toMatchObject({ created: 0, updated: 0, rejected: 0 });
});
