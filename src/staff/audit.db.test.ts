import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { AuditEntry } from "./audit-contract.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const entries = async (query = "") =>
  (await (await shop.request(`/api/admin/audit${query}`, { staff: true })).json()) as AuditEntry[];

it("keeps who changed what, from which device, newest first", async () => {
  const { id } = await makeRug(shop.ctx, { name: "Olas" });
  const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36" };
  await shop.request(`/api/admin/carpets/${id}`, { method: "PUT", staff: true, json: { is_active: false }, headers });
  const [last, ...rest] = await entries();
  expect(last).toMatchObject({
    action: "update",
    subject: "carpet",
    subject_id: String(id),
    label: "Olas",
    device: "Chrome on Android",
    changes: { is_active: [true, false] },
  });
  expect(rest.some(({ action }) => action === "sign-in")).toBe(true);
  expect(await entries("?search=olas")).toHaveLength(1);
  expect(await entries("?subject=order")).toEqual([]);
});

it("also writes down a deed whose verb keeps no entry, without anybody's words", async () => {
  const json = { name: "Carolina", email: "carolina@gmail.com", rating: 4, comment: "Hermosa" };
  await shop.request("/api/admin/reviews", { method: "POST", staff: true, json });
  const [last] = await entries("?subject=review");
  expect(last).toMatchObject({ action: "create", changes: { rating: [null, 4] } });
  expect(JSON.stringify(last)).not.toMatch(/Carolina|Hermosa/i);
});

it("writes nothing about a refusal or a reading", async () => {
  const before = (await entries()).length;
  await shop.request("/api/admin/carpets/999999", { method: "DELETE", staff: true });
  await shop.request("/api/admin/carpets", { staff: true });
  expect(await entries()).toHaveLength(before);
});
