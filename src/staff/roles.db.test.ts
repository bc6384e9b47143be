import { afterAll, beforeAll, expect, it } from "vitest";
import { served } from "../api.server.ts";
import { needsStaff } from "../platform/http/mount.server.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { makePerson } from "../testing/staff-person.ts";
import { mayCall, rolesFor } from "./rules/role-table.ts";
import { ROLES } from "./rules/roles.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const calls = served
  .filter(({ endpoint }) => needsStaff(endpoint))
  .map(({ endpoint: { method, path } }) => ({ method, path, call: `${method} ${path}` }));

it("every call of the back office is in the table of roles", () => {
  expect(calls.map(({ call }) => call).filter((call) => !rolesFor(call))).toEqual([]);
});

it.each(ROLES.filter((role) => role !== "owner"))("what the %s may not do is forbidden, on every call", async (role) => {
  const person = await makePerson(shop, role);
  const closed = calls.filter(({ call }) => !mayCall(role, call));
  expect(closed.length).toBeGreaterThan(10);
  for (const { method, path, call } of closed) {
    const response = await person.call(method, path.replace("/api/admin", "").replaceAll(/\{\w+\}/g, "1"));
    expect(response.status, call).toBe(403);
    expect(await response.json(), call).toMatchObject({ code: "forbidden" });
  }
});

it("and what it may do is not", async () => {
  const people = await Promise.all(ROLES.map((role) => makePerson(shop, role, `${role}-2@telar.co`)));
  const lists = calls.filter(({ method, path }) => method === "GET" && !path.includes("{") && path !== "/api/admin/events");
  expect(lists.length).toBeGreaterThan(10);
  for (const [place, role] of ROLES.entries())
    for (const { path, call } of lists) {
      const { status } = await people[place]!.call("GET", path.replace("/api/admin", ""));
      expect(status === 403, `${role}: ${call}`).toBe(!mayCall(role, call));
    }
});

it("a call that does not exist is unknown to every role", async () => {
  const viewer = await makePerson(shop, "viewer", "otra@telar.co");
  expect((await viewer.call("GET", "/nothing")).status).toBe(404);
});
