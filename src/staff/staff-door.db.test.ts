import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { served } from "../api.server.ts";
import { needsStaff } from "../platform/http/mount.server.ts";
import { preparePassword } from "./password.server.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
let expired: string;
beforeAll(async () => {
  shop = await openShop();
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("hex");
  await shop.ctx.pool.query("insert into staff_sessions (token_hash, expires_at) values ($1, now() - interval '1 second')", [
    hash,
  ]);
  expired = `telar_staff=${token}`;
});
afterAll(() => shop.close());

const calls = served
  .map(({ endpoint }) => endpoint)
  .filter(needsStaff)
  .map(({ method, path }) => [method, path.replaceAll(/\{\w+\}/g, "1")] as const);

it("finds the staff calls in the route table", () => expect(calls.length).toBeGreaterThan(12));

/** Lessons S3: made from the route table, so that a new call cannot be forgotten. */
describe.each(calls)("%s %s", (method, path) => {
  const knock = (headers: Record<string, string>, staff = false) => shop.request(path, { method, headers, staff });
  it("needs a session that is alive", async () => {
    for (const headers of [{}, { cookie: "telar_staff=made-up" }, { cookie: expired }] as Record<string, string>[]) {
      const response = await knock(headers);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: "staff.not_signed_in" });
    }
  });
  it.runIf(method !== "GET")("refuses writes from another site even with a session", async () => {
    expect((await knock({ "sec-fetch-site": "cross-site" }, true)).status).toBe(403);
    expect((await knock({ origin: "https://evil.example" }, true)).status).toBe(403);
    expect((await knock({ origin: "null" }, true)).status).toBe(403);
  });
});

describe("signing in", () => {
  const signIn = (password: string) => shop.request("/api/admin/session", { method: "POST", json: { password } });
  it("says Incorrect password, then makes the guesser wait longer each time", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await signIn(`wrong-${i}`)).status);
    expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
    const waiting = await signIn("wrong-again");
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("signs everybody out when the password changes", async () => {
  const signedIn = async () => (await shop.request("/api/admin/reviews", { staff: true })).status;
  expect(await signedIn()).toBe(200);
  await preparePassword(shop.ctx);
  expect(await signedIn()).toBe(200);
  await preparePassword({ ...shop.ctx, env: { ...shop.ctx.env, ADMIN_PASSWORD: "otra" } });
  expect(await signedIn()).toBe(401);
});
