import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, PASSWORD, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

const signIn = async (password: string, address: string) => {
  const headers = { "x-forwarded-for": address };
  return (await shop.request("/api/admin/session", { method: "POST", json: { password }, headers })).status;
};

it("judges parallel guesses one after the other: four are heard, the rest wait (S4)", async () => {
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => signIn(`guess ${n}`, "10.1.0.1")));
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(16);
});

it("lets colleagues behind one address in at the same moment", async () => {
  const statuses = await Promise.all(Array.from({ length: 12 }, () => signIn(PASSWORD, "10.1.0.2")));
  expect(new Set(statuses)).toEqual(new Set([204]));
});

it("hears no more guesses from a line of IPv6 that changes its address every time (S4)", async () => {
  const statuses = await Promise.all(Array.from({ length: 8 }, (_, n) => signIn(`guess ${n}`, `2001:db8:1:2::${n}`)));
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  expect(await signIn(PASSWORD, "2001:db8:1:3::1")).toBe(204);
});
