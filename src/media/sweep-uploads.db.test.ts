import { existsSync, mkdirSync, utimesSync } from "node:fs";
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
  for (const name of ["upload-old", "upload-now", "other"]) mkdirSync(at(name), { recursive: true });
  const long = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ["upload-old", "other"]) utimesSync(at(name), long, long);
  await sweepUploads.run(shop.ctx, {});
  expect(["upload-old", "upload-now", "other"].map((name) => existsSync(at(name)))).toEqual([false, true, true]);
});
