import argon2 from "argon2";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { preparePassword } from "./password.server.ts";
import { openShop, PASSWORD, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

const knock = (password: string, address: string, more: Record<string, string> = {}, on = shop) =>
  on.request("/api/admin/session", { method: "POST", json: { password }, headers: { "x-forwarded-for": address, ...more } });
const signIn = async (password: string, address: string, more: Record<string, string> = {}) =>
  (await knock(password, address, more)).status;
const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
/** Only a stranger's wrong guess counts for everyone. */
async function isKnown(cookie: string, on = shop): Promise<boolean> {
  const forget = () => on.ctx.pool.query("delete from rate_limits where bucket ~ '^sign-in:(everyone|10.7)'");
  await forget();
  expect((await knock("wrong", "10.7.0.1", { cookie }, on)).status).toBe(401);
  const { rows } = await on.ctx.pool.query("select 1 from rate_limits where bucket = 'sign-in:everyone'");
  await forget();
  return rows.length === 0;
}
const deviceOf = (answer: Response) => cookiesOf(answer).find((cookie) => cookie.includes("telar_device="))!;

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

it("a rush of strangers is judged one by one, a known browser beside them: their verdicts do not stop the shop", async () => {
  const cookie = deviceOf(await knock(PASSWORD, "10.4.1.1"));
  let [open, most] = [0, 0];
  const spy = vi.spyOn(argon2, "verify").mockImplementation(async () => {
    most = Math.max(most, ++open);
    // The first of the strangers is judged until the known browser's turn has come, however slow the machine.
    await vi.waitUntil(() => most > 1, 20_000);
    await new Promise((done) => setTimeout(done, 5));
    open--;
    return false;
  });
  const rush = Array.from({ length: 30 }, (_, n) => signIn("wrong", `10.4.0.${n}`));
  const known = await signIn("wrong", "10.4.1.1", { cookie });
  const statuses = await Promise.all(rush);
  spy.mockRestore();
  await shop.ctx.pool.query("delete from rate_limits where bucket = 'sign-in:everyone'");
  expect(new Set([known, ...statuses])).toEqual(new Set([401]));
  expect(most).toBe(2);
});

describe("while strangers guess from many addresses", () => {
  const guesses = (count: number) =>
    shop.ctx.pool.query(
      `insert into rate_limits (bucket, hits, resets_at) values ('sign-in:everyone', $1, now() + interval '10 minutes')
       on conflict (bucket) do update set hits = excluded.hits, resets_at = excluded.resets_at`,
      [count],
    );
  afterEach(() => shop.ctx.pool.query("delete from rate_limits where bucket = 'sign-in:everyone'"));
  const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
    const began = performance.now();
    return [await work, performance.now() - began];
  };

  it("the right password from a clean address is slowed, not refused", async () => {
    await guesses(120);
    const [status, ms] = await timed(signIn(PASSWORD, "10.5.0.1"));
    expect(status).toBe(204);
    expect(ms).toBeGreaterThan(240);
    expect(await signIn("wrong", "10.5.0.2")).toBe(401);
    const { rows } = await shop.ctx.pool.query<{ hits: number }>(
      "select hits from rate_limits where bucket = 'sign-in:everyone'",
    );
    expect(rows[0]!.hits, "a right password does not forgive the others").toBe(121);
  });

  it("a browser that signed in before does not wait, from whatever address", async () => {
    const cookie = deviceOf(await knock(PASSWORD, "10.5.0.3"));
    await guesses(200);
    const answered: string[] = [];
    const stranger = signIn(PASSWORD, "10.5.0.9").then(() => answered.push("stranger"));
    const known = signIn(PASSWORD, "10.5.0.4", { cookie }).then(() => answered.push("known"));
    await Promise.all([stranger, known]);
    expect(answered).toEqual(["known", "stranger"]);
  });

  it("a browser that signed in before is not locked out by guesses from its own address", async () => {
    const cookie = deviceOf(await knock(PASSWORD, "10.5.0.6"));
    for (let n = 0; n < 5; n++) await signIn(`guess ${n}`, "10.5.0.6");
    expect(await signIn(PASSWORD, "10.5.0.6"), "a stranger there").toBe(429);
    expect(await signIn(PASSWORD, "10.5.0.6", { cookie })).toBe(204);
  });

  it("a device cookie that is made up, changed or without its signature is a stranger's", async () => {
    const cookie = deviceOf(await knock(PASSWORD, "10.5.0.5"));
    const bad = ["telar_device=abcdefgh.abcdefgh", cookie.replace(/=.{4}/, "=AAAA"), cookie.split(".")[0]!];
    for (const each of bad) expect(await isKnown(each)).toBe(false);
    expect(await isKnown(cookie)).toBe(true);
    const bucket = `sign-in:device:${/=([^.]+)/.exec(cookie)![1]}`;
    await shop.ctx.pool.query("update rate_limits set hits = 10 where bucket = $1", [bucket]);
    expect(await isKnown(cookie), "after ten wrong guesses").toBe(false);
  });

  it("a device is forgotten with another password and by signing out everywhere, not by signing out", async () => {
    const own = await openShop({ env: { TRUST_PROXY: "1" } });
    try {
      const signed = await knock(PASSWORD, "10.7.0.1", {}, own);
      const device = deviceOf(signed);
      const cookie = cookiesOf(signed).join("; ");
      const signOut = (query = "") =>
        own.request(`/api/admin/session${query}`, { method: "DELETE", headers: { cookie: cookiesOf(signed).join("; ") } });
      const closed = await signOut();
      expect(closed.headers.getSetCookie().join()).toMatch(/telar_staff=;/);
      expect(closed.headers.getSetCookie().join()).not.toMatch(/telar_device/);
      expect((await own.request("/api/admin/reviews", { headers: { cookie } })).status).toBe(401);
      expect(await isKnown(device, own)).toBe(true);
      await preparePassword({ ...own.ctx, env: { ...own.ctx.env, ADMIN_PASSWORD: "otra-clave" } });
      expect(await isKnown(device, own)).toBe(false);
      const anew = await knock("otra-clave", "10.7.0.1", {}, own);
      expect(await isKnown(deviceOf(anew), own)).toBe(true);
      await own.request("/api/admin/session?everywhere=1", {
        method: "DELETE",
        headers: { cookie: cookiesOf(anew).join("; ") },
      });
      expect(await isKnown(deviceOf(anew), own)).toBe(false);
    } finally {
      await own.close();
    }
  });
});

describe("cookies", () => {
  it("over https carry the __Host- prefix, are read by that name only, and signing out clears them", async () => {
    const https = { "x-forwarded-proto": "https" };
    const answer = await knock(PASSWORD, "10.8.0.1", https);
    const set = answer.headers.getSetCookie();
    expect(set).toHaveLength(2);
    expect(set[0]).toMatch(/^__Host-telar_staff=[^;]+; /);
    expect(set[1]).toMatch(/^__Host-telar_device=[^;]+; /);
    for (const cookie of set) {
      for (const part of ["; HttpOnly", "; Secure", "; SameSite=Lax", "; Path=/"]) expect(cookie).toContain(part);
      expect(cookie).not.toContain("Domain");
    }
    const reviews = async (cookie: string) =>
      (await shop.request("/api/admin/reviews", { headers: { ...https, cookie } })).status;
    const [session] = cookiesOf(answer);
    expect(await reviews(session!)).toBe(200);
    expect(await reviews(session!.replace("__Host-", ""))).toBe(401);
    const out = await shop.request("/api/admin/session", { method: "DELETE", headers: { ...https, cookie: session! } });
    expect(out.headers.getSetCookie().some((cookie) => /^__Host-telar_staff=;.*Secure/.test(cookie))).toBe(true);
    expect(await reviews(session!)).toBe(401);
  });

  it("over http keep their plain names", async () => {
    expect(cookiesOf(await knock(PASSWORD, "10.8.0.2")).map((cookie) => cookie.split("=")[0])).toEqual([
      "telar_staff",
      "telar_device",
    ]);
  });
});

it("the merge tool's password is judged by the same rule, and signs nobody in", async () => {
  const check = (password: string) =>
    shop.request("/api/merge-password", { method: "POST", json: { password }, headers: { "x-forwarded-for": "10.9.0.1" } });
  const right = await check(PASSWORD);
  expect([right.status, right.headers.getSetCookie()]).toEqual([204, []]);
  const wrong = await check("wrong");
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { error: "Incorrect password" }]);
  for (let n = 0; n < 3; n++) expect((await check("wrong")).status).toBe(401);
  expect((await check(PASSWORD)).status).toBe(429);
  expect(await signIn(PASSWORD, "10.9.0.1")).toBe(429);
});
