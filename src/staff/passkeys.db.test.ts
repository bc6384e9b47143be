import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, PASSWORD, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";

/** Options and refusals; a whole registration needs an authenticator. */
let shop: TestShop;
const { call, read } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const post = (path: string, json?: object) => shop.request(`/api/admin/passkeys/${path}`, { method: "POST", json });
const clientData = (challenge: string, type: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: "http://localhost" })).toString("base64url");
const signed = (challenge: string) => ({
  response: {
    id: "AAAA",
    rawId: "AAAA",
    type: "public-key",
    clientExtensionResults: { credProps: { rk: true } },
    response: { clientDataJSON: clientData(challenge, "webauthn.get"), authenticatorData: "AAAA", signature: "AAAA" },
  },
});

it("asks a browser to sign a challenge that is new every time", async () => {
  const first = (await (await post("options")).json()) as { challenge: string; rpId: string };
  const second = (await (await post("options")).json()) as { challenge: string };
  expect(first).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(second.challenge).not.toBe(first.challenge);
});

it("an unknown passkey opens nothing", async () => {
  const { challenge } = (await (await post("options")).json()) as { challenge: string };
  const response = await post("verify", signed(challenge));
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it("a passkey is made by who is signed in, for their own account", async () => {
  expect((await post("register/options")).status).toBe(401);
  const options = await read<{ challenge: string; rp: object; user: object }>("POST", "/passkeys/register/options");
  expect(options).toMatchObject({ rp: { id: "localhost" }, user: { displayName: "Owner" } });
  const made = {
    ...signed("x").response,
    response: { clientDataJSON: clientData(options.challenge, "webauthn.create"), attestationObject: "AAAA" },
  };
  expect((await call("POST", "/passkeys/register", { response: made })).status, "not what the browser signs").toBe(422);
  expect(await read("GET", "/passkeys")).toEqual([]);
  expect((await call("DELETE", "/passkeys/AAAA")).status).toBe(404);
});

it("a new way in needs a sign-in of a moment ago, or the password again", async () => {
  const age = (minutes: number) =>
    shop.ctx.pool.query("update staff_sessions set created_at = now() - make_interval(mins => $1)", [minutes]);
  await read("GET", "/account");
  await age(16);
  for (const path of ["/passkeys/register/options", "/account/totp", "/account/recovery-codes"])
    expect(await read("POST", path, undefined, 403), path).toMatchObject({ code: "staff.sign_in_again" });
  const password = "Kilim-azul-7-flecos";
  expect(await read("PUT", "/account", { password }, 403)).toMatchObject({ code: "staff.sign_in_again" });
  await read("POST", "/passkeys/register/options", { currentPassword: PASSWORD });
  await read("POST", "/account/totp", { currentPassword: PASSWORD });
  const wrong = { currentPassword: "otra-cosa-distinta" };
  expect(await read("POST", "/account/totp", wrong, 422)).toMatchObject({ code: "staff.wrong_current_password" });
  await age(0);
  await read("POST", "/passkeys/register/options");
});
