import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { served } from "../api.server.ts";
import { needsStaff } from "../platform/http/mount.server.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { ApiKey } from "./api-keys-contract.ts";
import { API_SCOPES, opensCall, SCOPE_NAMES } from "./rules/api-scopes.ts";

let shop: TestShop;
const { call, read } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const make = (scopes: string[]) => read<ApiKey & { key: string }>("POST", "/api-keys", { name: "ERP", scopes }, 201);
const withKey = (key: string, method: string, path: string, json?: unknown) =>
  shop.request(path, { method, json, headers: { authorization: `Bearer ${key}` } });

it("every scope names calls that exist", () => {
  const calls = served.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  for (const call of Object.values(API_SCOPES).flat()) expect(calls).toContain(call);
});

it("the page for programmers names every scope's calls, and only calls that exist", async () => {
  const page = await readFile("src/api-guide.md", "utf8");
  for (const [scope, calls] of Object.entries(API_SCOPES)) {
    const line = page.split("\n").find((each) => each.startsWith(`| \`${scope}\``))!;
    let method = "";
    const told = [...line.matchAll(/`(?:(GET|POST|PUT|DELETE) )?(\/api\/[^`]+)`/g)].map(([, verb, path]) => {
      method = verb ?? method;
      return `${method} ${path}`;
    });
    expect(told.sort()).toEqual([...calls].sort());
  }
  const paths = served.map(({ endpoint }) => new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
  for (const [, path] of page.replaceAll(/\/api\/[\w/-]*\*/g, "").matchAll(/(\/api\/[\w/{}.-]*\w\}?)/g))
    expect(paths.some((pattern) => pattern.test(path!)) || path === "/api/docs", path).toBe(true);
});

it("shows the key once and keeps only its hash", async () => {
  const { key, prefix } = await make(["orders:read"]);
  expect(key).toMatch(/^telar_[\w-]{43}$/);
  expect(key.startsWith(prefix)).toBe(true);
  const { rows } = await shop.ctx.pool.query("select * from api_keys");
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(await read("GET", "/api-keys"))).not.toContain(key);
});

it("reads orders and sets stock with the scope, and is noted in the history", async () => {
  const { key } = await make(["orders:read", "stock:write"]);
  const rug = await makeRug(shop.ctx);
  expect((await withKey(key, "GET", "/api/admin/orders")).status).toBe(200);
  const set = await withKey(key, "PUT", `/api/admin/inventory/${rug.id}/5x8`, { inventory: 9 });
  expect(set.status, await set.clone().text()).toBe(200);
  const { rows } = await shop.ctx.pool.query("select session from audit_trail order by id desc limit 1");
  expect(rows).toMatchObject([{ session: expect.stringMatching(/^key \d+$/) }]);
});

it("without the scope it is refused on every call", async () => {
  for (const scope of SCOPE_NAMES) {
    const { key } = await make([scope]);
    for (const { endpoint } of served.filter(({ endpoint }) => needsStaff(endpoint))) {
      if (opensCall([scope], `${endpoint.method} ${endpoint.path}`)) continue;
      const response = await withKey(key, endpoint.method, endpoint.path.replaceAll(/\{\w+\}/g, "1"));
      expect(response.status, `${scope}: ${endpoint.method} ${endpoint.path}`).toBe(403);
      expect(await response.json()).toMatchObject({ code: "forbidden" });
    }
  }
});

it("an unknown or ended key opens nothing", async () => {
  const { id, key } = await make(["orders:read"]);
  expect((await call("DELETE", `/api-keys/${id}`)).status).toBe(204);
  expect((await withKey(key, "GET", "/api/admin/orders")).status).toBe(401);
  expect((await withKey("telar_made-up", "GET", "/api/admin/orders")).status).toBe(401);
});
