import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { makePerson } from "../testing/staff-person.ts";
import type { OwnVisit } from "./contract.ts";

// Wednesday 18 November 2026, 10:20 in Bogotá; 90 days later is 16 February 2027.
const NOW = new Date("2026-11-18T15:20:00Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ overrides: { now: () => NOW }, env: { TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

type Who = { address?: string; staff?: boolean };
const book = (json: object, { address = "10.0.0.1", staff }: Who = {}) =>
  shop.request("/api/showroom/reservations", {
    method: "POST",
    staff,
    headers: { "x-forwarded-for": address },
    json: { customer_name: "Mariana Restrepo", customer_phone: "310 555 0142", ...json },
  });
const at = (reservation_date: string, time_slot: string) => ({ reservation_date, time_slot });
const free = async (date: string) =>
  ((await (await shop.request(`/api/showroom/available-slots/${date}`)).json()) as { availableSlots: string[] }).availableSlots;

describe("two hours to ninety days ahead", () => {
  it.each([
    ["2026-11-18", "12:00", "showroom.too_soon", /al menos 2 horas/],
    ["2027-02-17", "06:00", "showroom.too_far", /90 días/],
    ["9998-01-01", "10:00", "showroom.too_far", /90 días/],
    ["2026-11-18", "10:00", "showroom.past", /ya pasó/],
  ])("%s %s is refused as %s", async (date, slot, code, sentence) => {
    const answer = await book(at(date, slot));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code, error: expect.stringMatching(sentence) });
  });

  it("offers exactly what can be booked", async () => {
    expect(await free("2026-11-18")).toEqual(["13:00", "14:00", "15:00", "16:00", "17:00"]);
    expect(await free("2027-02-16")).toHaveLength(12);
    expect(await free("2027-02-17")).toEqual([]);
    const week = await shop.request("/api/showroom/week-availability?week_start=2027-02-15&week_end=2027-02-21");
    expect(await week.json()).toMatchObject({
      weekAvailability: { "2027-02-16": expect.arrayContaining(["06:00"]), "2027-02-17": [] },
      hours_ahead: 2,
      last_day: "2027-02-16",
    });
  });

  it("holds for moving a visit too", async () => {
    const { manage_token } = (await (await book(at("2026-11-24", "10:00"), { address: "10.0.0.2" })).json()) as OwnVisit;
    const move = (json: object) => shop.request(`/api/showroom/visits/${manage_token}`, { method: "PUT", json });
    expect((await move(at("2026-11-18", "12:00"))).status).toBe(422);
    expect((await move(at("2027-02-17", "12:00"))).status).toBe(422);
    expect((await move(at("2027-02-16", "12:00"))).status).toBe(200);
    expect((await shop.request(`/api/showroom/visits/${manage_token}`, { method: "DELETE" })).status).toBe(200);
  });
});

describe("who comes", () => {
  it.each(["1", "123456", "1".repeat(16), "no tengo", "310 555 0142 o 311", "+", "3105550142;drop"])(
    "needs a phone that can be called: %s",
    async (customer_phone) => {
      const answer = await book({ ...at("2026-11-25", "10:00"), customer_phone });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: "showroom.phone", fields: { customer_phone: expect.any(String) } });
    },
  );
  it.each(["6015550", "(601) 555-0142", "+57 310 555 0142", "+1 (212) 555-0142", "+44 20 7946 0958", "0057 3105550142"])(
    "may be called at %s",
    async (customer_phone) => {
      const answer = await book({ ...at("2026-11-25", "11:00"), customer_phone }, { address: "10.0.0.3" });
      expect(answer.status).toBe(201);
      const { manage_token } = (await answer.json()) as OwnVisit;
      await shop.request(`/api/showroom/visits/${manage_token}`, { method: "DELETE" });
    },
  );
  it.each(["x", "…", "12345", "https://evil.example", "Gana en www.evil.example"])(
    "has a name: not %s",
    async (customer_name) => {
      const answer = await book({ ...at("2026-11-25", "12:00"), customer_name });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: "showroom.name", fields: { customer_name: expect.any(String) } });
    },
  );
  it.each(["Li", "José O’Neill", "Ñ. Gómez", "王芳"])("may be called %s", async (customer_name) => {
    const answer = await book({ ...at("2026-11-25", "13:00"), customer_name }, { address: "10.0.0.4" });
    expect(answer.status).toBe(201);
    await shop.request(`/api/showroom/visits/${((await answer.json()) as OwnVisit).manage_token}`, { method: "DELETE" });
  });
});

describe("open visits", () => {
  it("are three at most per contact, however the phone is written", async () => {
    const from = (n: number): Who => ({ address: `10.2.0.${n}` });
    const phones = ["320 555 0101", "+57 320 5550101", "57-320-555-0101"];
    const visits: OwnVisit[] = [];
    for (const [n, customer_phone] of phones.entries()) {
      const answer = await book({ ...at("2026-12-01", `1${n}:00`), customer_phone }, from(n));
      expect(answer.status).toBe(201);
      visits.push((await answer.json()) as OwnVisit);
    }
    const fourth = { ...at("2026-12-01", "14:00"), customer_phone: "3205550101" };
    const refused = await book(fourth, from(9));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "showroom.open_visits", error: expect.stringContaining("3 visitas") });
    expect((await book(fourth, { ...from(9), staff: true })).status).toBe(201);
    await shop.request(`/api/showroom/visits/${visits[0]!.manage_token}`, { method: "DELETE" });
    await shop.request(`/api/showroom/visits/${visits[1]!.manage_token}`, { method: "DELETE" });
    expect((await book({ ...fourth, ...at("2026-12-01", "15:00") }, from(9))).status).toBe(201);
  });

  it("are counted by e-mail too", async () => {
    const answers = [];
    for (let n = 0; n < 4; n++) {
      const who = { customer_phone: `321555010${n}`, customer_email: n % 2 ? "Ana@Correo.example" : "ana@correo.example" };
      answers.push(await book({ ...at("2026-12-02", `1${n}:00`), ...who }, { address: `10.3.0.${n}` }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  });

  it("of staff who do not keep the calendar are limited as a visitor's are", async () => {
    const headers = { "x-forwarded-for": "10.5.0.1", cookie: (await makePerson(shop, "viewer")).cookie };
    const json = { ...at("2026-11-18", "11:00"), customer_name: "Mariana Restrepo", customer_phone: "310 555 0199" };
    expect((await shop.request("/api/showroom/reservations", { method: "POST", headers, json })).status).toBe(422);
    headers.cookie = (await makePerson(shop, "seller")).cookie;
    expect((await shop.request("/api/showroom/reservations", { method: "POST", headers, json })).status).toBe(201);
  });

  it("are six at most per address, also when they are asked for at once; staff are not limited", async () => {
    const address = "10.4.0.1";
    const ask = (n: number, who: Who = { address }) =>
      book({ ...at("2026-12-03", `${String(n + 6).padStart(2, "0")}:00`), customer_phone: `32255501${10 + n}` }, who);
    const statuses = (await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await ask(10, { address, staff: true })).status).toBe(201);
    expect((await ask(11, { address: "10.4.0.2" })).status).toBe(201);
  });
});
