import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitingLetters } from "../testing/letters.ts";
import { openShop, PASSWORD, type TestShop } from "../testing/open-shop.ts";
import { readQr } from "../testing/read-qr.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import { makePerson, PERSONS_PASSWORD, signInAs } from "../testing/staff-person.ts";
import type { StaffPerson } from "./staff-contract.ts";
import { stepAt, totpCode } from "./totp.server.ts";

let shop: TestShop;
const { call, read } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const person = (email: string, more: object = {}) => ({ name: "Lucía", email, role: "seller", ...more });

describe("the people of the back office", () => {
  it("the shop's owner is the first of them, and cannot go", async () => {
    const [owner] = await read<StaffPerson[]>("GET", "/staff");
    expect(owner).toMatchObject({ role: "owner", isShopOwner: true, lastSeen: expect.any(String) });
    expect((await call("DELETE", `/staff/${owner!.id}`)).status).toBe(409);
    expect((await call("PUT", `/staff/${owner!.id}`, { role: "viewer" })).status).toBe(409);
    expect(await read("PUT", `/staff/${owner!.id}`, { name: "Ana" })).toMatchObject({ name: "Ana", role: "owner" });
    expect(await read("GET", "/session")).toMatchObject({ authenticated: true, name: "Ana", role: "owner" });
  });

  it("with a password somebody can sign in at once, by e-mail in any case", async () => {
    const made = await read<StaffPerson>("POST", "/staff", person("lucia@telar.co", { password: PERSONS_PASSWORD }), 201);
    expect(made).toMatchObject({ name: "Lucía", email: "lucia@telar.co", role: "seller", lastSeen: null });
    expect(made).not.toHaveProperty("inviteUrl");
    const { response, cookie } = await signInAs(shop, "LUCIA@telar.co");
    expect(response.status).toBe(204);
    const who = await shop.request("/api/admin/session", { headers: { cookie } });
    expect(await who.json()).toEqual({
      authenticated: true,
      id: made.id,
      name: "Lucía",
      role: "seller",
      language: "es",
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((await read<StaffPerson[]>("GET", "/staff")).find(({ id }) => id === made.id)?.lastSeen).toBeTruthy();
  });

  it("each reads refusals in their own language; new people in the one the settings say", async () => {
    const asked = async (email: string) => {
      const { cookie } = await signInAs(shop, email);
      const call = (method: string, path: string, json?: unknown) => shop.request(path, { method, json, headers: { cookie } });
      return {
        call,
        sentence: async () => ((await (await call("PUT", "/api/admin/account", { name: "" })).json()) as { error: string }).error,
      };
    };
    await read("POST", "/staff", person("mar@telar.co", { password: PERSONS_PASSWORD }), 201);
    const { call, sentence } = await asked("mar@telar.co");
    expect(await sentence()).toBe("Hay datos que no son válidos: name — Este dato es obligatorio");
    expect((await call("PUT", "/api/admin/account", { language: "en" })).status).toBe(200);
    expect(await sentence()).toBe("Some values are not valid: name — This is required");
    expect((await call("PUT", "/api/admin/account", { language: "fr" })).status).toBe(400);
    await read("PUT", "/settings/shop", { staffLanguage: "en" });
    await read("POST", "/staff", person("sol@telar.co", { password: PERSONS_PASSWORD }), 201);
    expect(await (await asked("sol@telar.co")).sentence()).toContain("This is required");
    await read("PUT", "/settings/shop", { staffLanguage: "es" });
  });

  it("a wrong password, an unknown e-mail and the owner's password beside somebody's e-mail are all called the same", async () => {
    for (const [email, password] of [
      ["lucia@telar.co", "not this one"],
      ["nobody@telar.co", PERSONS_PASSWORD],
      ["lucia@telar.co", PASSWORD],
    ] as const) {
      const { response } = await signInAs(shop, email, { password });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: "Incorrect password" });
    }
    expect((await signInAs(shop, "lucia@telar.co")).response.status).toBe(204);
  });

  it.each([
    ["name", { name: " " }],
    ["email", { email: "no es un correo" }],
    ["role", { role: "king" }],
    ["password", { password: "corta" }],
    ["password", { password: "password1234" }],
  ])("a bad %s is refused with its field", async (field, change) => {
    const response = await call("POST", "/staff", { ...person("bad@telar.co", { password: PERSONS_PASSWORD }), ...change });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { fields: object }).fields).toHaveProperty(field);
  });

  it("an e-mail is somebody's once", async () => {
    await makePerson(shop, "editor", "una@telar.co");
    expect((await call("POST", "/staff", person("Una@telar.co"))).status).toBe(409);
    const other = await read<StaffPerson>("POST", "/staff", person("otra@telar.co"), 201);
    expect((await call("PUT", `/staff/${other.id}`, { email: "una@telar.co" })).status).toBe(409);
  });

  it("another role counts at once, and an account that ends ends its sessions", async () => {
    const { id, call: asThem } = await makePerson(shop, "viewer", "cambia@telar.co");
    expect((await asThem("GET", "/staff")).status).toBe(403);
    await read("PUT", `/staff/${id}`, { role: "owner" });
    expect((await asThem("GET", "/staff")).status).toBe(200);
    expect((await call("DELETE", `/staff/${id}`)).status).toBe(204);
    expect((await asThem("GET", "/orders")).status).toBe(401);
    expect((await call("DELETE", `/staff/${id}`)).status).toBe(404);
  });

  it("the history says who it was", async () => {
    const { call: asThem } = await makePerson(shop, "manager", "gerente@telar.co");
    await asThem("POST", "/collections", { name: "De la gerente" });
    const [entry] = await read<object[]>("GET", "/audit?search=De la gerente");
    expect(entry).toMatchObject({ person: "Una manager", action: "create" });
  });
});

describe("an invitation", () => {
  it("brings a link by letter that opens once and chooses a password", async () => {
    const made = await read<StaffPerson & { inviteUrl: string }>("POST", "/staff", person("nueva@telar.co"), 201);
    expect(made).toMatchObject({ canSignIn: false });
    const token = made.inviteUrl.split("#")[1]!;
    expect(made.inviteUrl).toContain("/admin/invite#");
    expect((await waitingLetters(shop)).find(({ to }) => to === "nueva@telar.co")?.text).toContain(token);
    const post = (path: string, json: object) => shop.request(`/api/admin/invitation${path}`, { method: "POST", json });
    expect(await (await post("", { token })).json()).toEqual({
      name: "Lucía",
      email: "nueva@telar.co",
      role: "seller",
      language: "es",
    });
    expect((await post("/accept", { token, password: "corta" })).status).toBe(400);
    const accepted = await post("/accept", { token, password: PERSONS_PASSWORD });
    expect(accepted.status).toBe(204);
    const cookie = accepted.headers.getSetCookie()[0]!.split(";")[0]!;
    expect((await shop.request("/api/admin/orders", { headers: { cookie } })).status).toBe(200);
    expect((await post("/accept", { token, password: "Otra-clave-muy-larga" })).status).toBe(410);
    expect((await signInAs(shop, "nueva@telar.co")).response.status).toBe(204);
  });

  it("ends after 48 hours, and with the next one", async () => {
    const made = await read<{ id: number; inviteUrl: string }>("POST", "/staff", person("tarde@telar.co"), 201);
    const open = async (url: string) =>
      (await shop.request("/api/admin/invitation", { method: "POST", json: { token: url.split("#")[1] } })).status;
    const next = await read<{ inviteUrl: string }>("POST", `/staff/${made.id}/invite`);
    expect(await open(made.inviteUrl)).toBe(410);
    expect(await open(next.inviteUrl)).toBe(200);
    await shop.ctx.pool.query("update staff set invite_expires_at = now() - interval '1 second' where id = $1", [made.id]);
    expect(await open(next.inviteUrl)).toBe(410);
    const last = await read<{ inviteUrl: string }>("POST", `/staff/${made.id}/invite`);
    await read("PUT", `/staff/${made.id}`, { name: "Tarde", email: "tarde@telar.co" });
    expect(await open(last.inviteUrl)).toBe(200);
    await read("PUT", `/staff/${made.id}`, { email: "puntual@telar.co" });
    expect(await open(last.inviteUrl), "it was sent to another mailbox").toBe(410);
  });
});

describe("a second step", () => {
  it("asks for the app's code, each once, or a recovery code, each once", async () => {
    const { email, call: asThem } = await makePerson(shop, "manager", "dos@telar.co");
    const { secret, uri, qr } = (await (await asThem("POST", "/account/totp")).json()) as Record<string, string>;
    expect(uri).toContain(`secret=${secret}`);
    expect(await readQr(qr!)).toBe(uri);
    expect((await signInAs(shop, email)).response.status, "not in force before it is confirmed").toBe(204);
    expect((await asThem("PUT", "/account/totp", { code: "000000x" })).status).toBe(422);
    const step = stepAt(shop.ctx.now());
    const confirmed = await asThem("PUT", "/account/totp", { code: totpCode(secret!, step) });
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    const { response } = await signInAs(shop, email);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "code_required" });
    expect((await signInAs(shop, email, { code: totpCode(secret!, step) })).response.status, "used already").toBe(401);
    expect((await signInAs(shop, email, { code: totpCode(secret!, step + 1) })).response.status).toBe(204);
    expect((await signInAs(shop, email, { code: recoveryCodes[0]!.toUpperCase() })).response.status).toBe(204);
    expect((await signInAs(shop, email, { code: recoveryCodes[0] })).response.status).toBe(401);
    const { rows } = await shop.ctx.pool.query("select * from staff where email = $1", [email]);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[1]!.replace("-", ""));
    expect((await asThem("DELETE", "/account/totp")).status, "without the password").toBe(422);
    expect((await asThem("DELETE", "/account/totp", { currentPassword: "otra cosa distinta" })).status).toBe(422);
    expect((await signInAs(shop, email)).response.status).toBe(401);
    expect((await asThem("DELETE", "/account/totp", { currentPassword: PERSONS_PASSWORD })).status).toBe(204);
    expect((await signInAs(shop, email)).response.status).toBe(204);
  });
});

describe("one's own account", () => {
  it("another password needs the one before and ends the other sessions", async () => {
    const { email, call: asThem } = await makePerson(shop, "seller", "propia@telar.co");
    const elsewhere = await signInAs(shop, email);
    const password = "Una-clave-muy-nueva";
    expect((await asThem("PUT", "/account", { password, currentPassword: "no" })).status).toBe(422);
    expect((await asThem("PUT", "/account", { password, currentPassword: PERSONS_PASSWORD, name: "Yo" })).status).toBe(200);
    expect((await shop.request("/api/admin/orders", { headers: { cookie: elsewhere.cookie } })).status).toBe(401);
    expect(await (await asThem("GET", "/account")).json()).toMatchObject({ name: "Yo", role: "seller" });
    expect((await signInAs(shop, email, { password })).response.status).toBe(204);
  });

  it("shows one's own sessions, to the owner everybody's, and ends them", async () => {
    const { id, call: asThem } = await makePerson(shop, "editor", "sesion@telar.co");
    const own = (await (await asThem("GET", "/sessions")).json()) as { id: string; staffId: number; current: boolean }[];
    expect(own).toMatchObject([{ staffId: id, current: true, name: "Una editor" }]);
    const all = await read<{ id: string; current: boolean }[]>("GET", "/sessions");
    expect(all.length).toBeGreaterThan(1);
    const owners = all.find(({ current }) => current)!;
    expect((await asThem("DELETE", `/sessions/${owners.id}`)).status, "somebody else's").toBe(404);
    expect((await call("DELETE", `/sessions/${own[0]!.id}`)).status).toBe(204);
    expect((await asThem("GET", "/sessions")).status).toBe(401);
  });

  it("signing out everywhere ends one's own sessions, nobody else's", async () => {
    const { email, call: asThem } = await makePerson(shop, "seller", "sale@telar.co");
    const elsewhere = await signInAs(shop, email);
    expect((await asThem("DELETE", "/session?everywhere=1")).status).toBe(204);
    expect((await shop.request("/api/admin/orders", { headers: { cookie: elsewhere.cookie } })).status).toBe(401);
    expect((await call("GET", "/orders")).status).toBe(200);
  });

  it("the owner's password stays open until there is a passkey", async () => {
    expect((await call("PUT", "/account/owner-password", { enabled: false })).status).toBe(409);
    const { call: asManager } = await makePerson(shop, "manager", "no@telar.co");
    expect((await asManager("PUT", "/account/owner-password", { enabled: false })).status).toBe(403);
  });

  it("with the password closed, the last passkey of the last owner stays: nobody locks everybody out", async () => {
    await shop.ctx.pool.query(`insert into staff_passkeys (id, staff_id, public_key, created_at)
      select 'llave' || n, id, '\\x00', now() from staff, generate_series(1, 2) n where is_shop_owner`);
    expect((await call("PUT", "/account/owner-password", { enabled: false })).status).toBe(200);
    expect((await call("DELETE", "/passkeys/llave1")).status).toBe(204);
    // Owners that other tests made have passwords of their own; here there is none.
    await shop.ctx.pool.query("update staff set role = 'viewer' where not is_shop_owner");
    expect((await call("DELETE", "/passkeys/llave2")).status).toBe(409);
    expect((await call("PUT", "/account/owner-password", { enabled: true })).status).toBe(200);
    expect((await call("DELETE", "/passkeys/llave2")).status).toBe(204);
  });

  it("a session that is used is renewed", async () => {
    const { cookie } = await makePerson(shop, "viewer", "larga@telar.co");
    await shop.ctx.pool.query("update staff_sessions set expires_at = now() + interval '3 days'");
    const response = await shop.request("/api/admin/orders", { headers: { cookie } });
    expect(response.headers.getSetCookie().join()).toContain("Max-Age=2592000");
    const { rows } = await shop.ctx.pool.query("select from staff_sessions where expires_at > now() + interval '29 days'");
    expect(rows).toHaveLength(1);
  });
});
