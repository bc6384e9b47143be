import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { sweepUploads } from "./sweep-uploads.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("clears what a killed upload left, and only that", async () => {
  const at = (name: string) => join(shop.ctx.env.DATA_DIR, "tmp", name);
  for (const name of ["upload-old", "merge-old", "upload-now", "other"]) mkdirSync(at(name), { recursive: true });
  const long = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ["upload-old", "merge-old", "other"]) utimesSync(at(name), long, long);
  await sweepUploads.run(shop.ctx, {});
  const there = ["upload-old", "merge-old", "upload-now", "other"].map((name) => existsSync(at(name)));
  expect(there).toEqual([false, false, true, true]);
});

it("clears what a killed program had begun to keep", async () => {
  const folder = join(shop.ctx.env.DATA_DIR, "media/private/merge/jobs/x");
  mkdirSync(folder, { recursive: true });
  const long = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ["room.1.part", "room.2.part", "room"]) writeFileSync(join(folder, name), "foto");
  for (const name of ["room.1.part", "room"]) utimesSync(join(folder, name), long, long);
  await sweepUploads.run(shop.ctx, {});
  expect(readdirSync(folder).sort()).toEqual(["room", "room.2.part"]);
});
