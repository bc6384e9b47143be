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

it("a save that changed nothing is no deed, whichever room it is saved in", async () => {
  const { id } = await makeRug(shop.ctx, { name: "Iguales", sizes: { "5x8": [2_950_000, 3] } });
  const post = async (path: string, json: unknown) =>
    (await (await shop.request(path, { method: "POST", json, staff: true })).json()) as Record<string, number>;
  const subject = { name: "Ana", email: "ana@correo.co", subject: "general", message: "Hola" };
  await post("/api/contact", subject);
  const [message] = (await (await shop.request("/api/admin/messages", { staff: true })).json()) as {
    id: number;
    status: string;
  }[];
  const code = { code: "IGUAL", name: "x", percentage: 5, startDate: "2026-01-01", endDate: "2027-01-01", isActive: true };
  const made = await post("/api/admin/discount-codes", { ...code, applicableTags: [], isAllProducts: true });
  const rug = (await (await shop.request(`/api/admin/carpets/${id}`, { staff: true })).json()) as Record<string, unknown>;
  const before = (await entries()).length;
  const put = async (path: string, json: unknown) =>
    expect((await shop.request(path, { method: "PUT", json, staff: true })).status, path).toBe(200);
  await put(`/api/admin/carpets/${id}`, { name: "Iguales", is_active: rug.is_active });
  await put(`/api/admin/inventory/${id}/5x8`, { inventory: 3 });
  await put(`/api/admin/collections/${String(rug.collection_id)}`, { name: rug.collection_name });
  await put(`/api/admin/discount-codes/${made.id}`, { percentage: 5 });
  await put(`/api/admin/messages/${message!.id}`, { status: message!.status });
  expect((await entries("?limit=100")).length).toBe(before);
});
