import type { Role } from "../staff/rules/roles.ts";
import type { TestShop } from "./open-shop.ts";

export const PERSONS_PASSWORD = "Kilim-azul-7-flecos";

/** Signs a person in; gives the answer and the cookies it brought. */
export async function signInAs(shop: TestShop, email: string, more: { password?: string; code?: string } = {}) {
  const json = { email, password: more.password ?? PERSONS_PASSWORD, ...(more.code && { code: more.code }) };
  const response = await shop.request("/api/admin/session", { method: "POST", json });
  return {
    response,
    cookie: response.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; "),
  };
}

/** A new person of the staff, signed in. */
export async function makePerson(shop: TestShop, role: Role, email = `${role}@telar.co`) {
  const json = { name: `Una ${role}`, email, role, password: PERSONS_PASSWORD };
  const made = await shop.request("/api/admin/staff", { method: "POST", json, staff: true });
  const { id } = (await made.json()) as { id: number };
  const { cookie } = await signInAs(shop, email);
  const call = (method: string, path: string, body?: unknown) =>
    shop.request(`/api/admin${path}`, { method, json: body, headers: { cookie } });
  return { id, email, cookie, call };
}
