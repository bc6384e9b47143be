import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../../testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("is well while database and disk are", async () => {
  const response = await shop.request("/api/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "ok", database: "ok", disk: "ok" });
});

it("says that the disk is full before nothing can be written any more", async () => {
  const { env } = shop.ctx;
  const usual = env.DISK_FREE_MB;
  env.DISK_FREE_MB = 1_000_000_000;
  const response = await shop.request("/api/health");
  env.DISK_FREE_MB = usual;
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: "disk_full",
    disk: "full",
    error: expect.stringContaining("disco está lleno"),
  });
});

it("a write that finds the disk full is answered 503 with the reason, and not as a fault", async () => {
  const { storage } = shop.ctx;
  const put = storage.put.bind(storage);
  storage.put = () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
  const body = new FormData();
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  body.append("file", new File([gif], "a.gif"));
  const response = await shop.request("/api/admin/upload", { method: "POST", staff: true, body });
  storage.put = put;
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "disk_full", error: expect.stringContaining("disk is full") });
});
