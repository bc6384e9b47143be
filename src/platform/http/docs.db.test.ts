import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../../testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("describes every call, in JSON and on a page that needs nothing from elsewhere", async () => {
  const document = (await (await shop.request("/api/openapi.json")).json()) as { paths: Record<string, object> };
  expect(Object.keys(document.paths)).toContain("/api/orders");
  const page = await shop.request("/api/docs");
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain("/api/rugs/{id}");
  expect(text).not.toMatch(/<script|src="http/);
  // With examples to copy, in three languages.
  for (const example of ["curl -H &quot;Authorization: Bearer $TELAR_KEY&quot;", "await fetch(", "urllib.request.urlopen("])
    expect(text).toContain(example);
});

it("answers an unknown call, a malformed body and a foreign write in the one error shape", async () => {
  const unknown = await shop.request("/api/nada");
  expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([404, "not_found"]);
  const broken = await shop.request("/api/discount-codes/validate", {
    method: "POST",
    body: "{",
    headers: { "content-type": "application/json" },
  });
  expect(broken.status).toBe(400);
  expect(((await broken.json()) as { error: string }).error).toMatch(/[a-z]/);
  const foreign = await shop.request("/api/admin/session", {
    method: "POST",
    json: { password: "x" },
    headers: { origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
  for (const answer of [unknown, broken, foreign]) expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("refuses a body that is too large", async () => {
  const answer = await shop.request("/api/discount-codes/validate", {
    method: "POST",
    json: { code: "x".repeat(600_000), cartItems: [] },
  });
  expect(answer.status).toBe(413);
});

it("shows its metrics to this machine or to who has the token, to nobody else", async () => {
  expect((await shop.request("/metrics")).status).toBe(404);
  const other = await openShop({ env: { METRICS_TOKEN: "un-secreto-largo" }, databaseUrl: shop.runtime.databaseUrl });
  expect((await other.request("/metrics", { headers: { authorization: "Bearer otro" } })).status).toBe(404);
  const shown = await other.request("/metrics", { headers: { authorization: "Bearer un-secreto-largo" } });
  expect(await shown.text()).toContain("telar_request_seconds");
  await other.close();
});
