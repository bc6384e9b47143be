import { afterAll, beforeAll, expect, it } from "vitest";
import { LETTERS } from "../../letters.server.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import type { LetterKindShown } from "./contract.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("lists every letter once, for staff alone", async () => {
  expect((await shop.request("/api/admin/letters/kinds")).status).toBe(401);
  const kinds = (await (await shop.request("/api/admin/letters/kinds", { staff: true })).json()) as LetterKindShown[];
  expect(kinds.length).toBeGreaterThan(20);
  expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
  expect(kinds).toContainEqual(expect.objectContaining({ id: "order-paid", to: "customer" }));
});

it.each(LETTERS.map(({ id }) => id))("%s is written with sample data", async (id) => {
  const response = await shop.request(`/api/admin/letters/kinds/${id}`, { staff: true });
  const { subject, html, text } = (await response.json()) as { subject: string; html: string; text: string };
  for (const words of [subject, html, text]) {
    expect(words.length).toBeGreaterThan(10);
    expect(words).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
  }
});

it("a letter that does not exist is not found", async () =>
  expect((await shop.request("/api/admin/letters/kinds/nada", { staff: true })).status).toBe(404));
