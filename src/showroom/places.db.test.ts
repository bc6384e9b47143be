import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { waitingLetters } from "../testing/letters.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { OwnVisit, Reservation } from "./contract.ts";

// Wednesday 18 November 2026, 10:20 in Bogotá.
const NOW = new Date("2026-11-18T15:20:00Z");
const DAY = "2026-11-24";
let shop: TestShop;
const { call, read } = staffCalls(() => shop);
const usual = { opens: "10:00", closes: "14:00" };
const week = { monday: usual, tuesday: usual, wednesday: usual, thursday: usual, friday: usual, saturday: null, sunday: null };
const NORTH = { name: "Chapinero", address: "Calle 60 # 7-20", city: "Bogotá", mapUrl: "" };
const SOUTH = { name: "Cali", address: "Avenida 6 # 10-11", city: "Cali", mapUrl: "", week };

beforeAll(async () => {
  const env = { SHOWROOM_OPEN_PER_CONTACT: "100", SHOWROOM_OPEN_PER_ADDRESS: "100" };
  shop = await openShop({ overrides: { now: () => NOW }, env });
});
afterAll(() => shop.close());
beforeEach(() => shop.ctx.pool.query("delete from showroom_reservations"));

const ask = (time_slot: string, more: object = {}) =>
  shop.request("/api/showroom/reservations", {
    method: "POST",
    json: { customer_name: "Ana Duque", customer_phone: "318 555 0133", reservation_date: DAY, time_slot, ...more },
  });
const book = async (...asked: Parameters<typeof ask>) => (await (await ask(...asked)).json()) as OwnVisit;
const free = async (place = "") => {
  const answer = await shop.request(`/api/showroom/available-slots/${DAY}${place && `?place=${place}`}`);
  return ((await answer.json()) as { availableSlots: string[] }).availableSlots;
};
const list = async (query = "") => read<Reservation[]>("GET", `/showroom/reservations?week_start=${DAY}&week_end=${DAY}${query}`);

it("one showroom: nothing is asked and nothing named", async () => {
  const visit = await book("10:00", { customer_email: "una@correo.co" });
  expect(visit).toMatchObject({ place: "" });
  expect((await ask("10:00")).status).toBe(409);
  const unknown = await ask("11:00", { place: "Cali" });
  expect([unknown.status, await unknown.json()]).toMatchObject([422, { code: "showroom.place_unknown" }]);
});

describe("two showrooms", () => {
  beforeAll(async () => {
    await read("PUT", "/settings/showroom", { places: [NORTH, SOUTH] });
  });

  it("are each booked in their own hours; without a place it is the first", async () => {
    expect(await free()).toHaveLength(12);
    expect(await free("Cali")).toEqual(["10:00", "11:00", "12:00", "13:00"]);
    expect(await book("10:00")).toMatchObject({ place: "" });
    expect(await book("10:00", { place: "Cali" })).toMatchObject({ place: "Cali" });
    expect((await ask("10:00")).status).toBe(409);
    expect((await ask("10:00", { place: "Chapinero" })).status).toBe(409);
    expect((await ask("10:00", { place: "Cali" })).status).toBe(409);
    expect((await ask("15:00", { place: "Cali" })).status).toBe(422);
    expect(await free("Cali")).toEqual(["11:00", "12:00", "13:00"]);
    expect((await shop.request(`/api/showroom/week-availability?week_start=${DAY}&place=Medell%C3%ADn`)).status).toBe(422);
  });

  it("letter, calendar and one's own visit name the place and its address", async () => {
    const visit = await book("11:00", { place: "Cali", customer_email: "cali@correo.co" });
    const letters = (await waitingLetters(shop)).filter(
      ({ to, text }) => to === "cali@correo.co" || text.includes("cali@correo.co"),
    );
    expect(letters).toHaveLength(2);
    for (const { text } of letters) expect(text).toContain("Cali, Avenida 6 # 10-11");
    const calendar = await (await shop.request(visit.calendar_url)).text();
    expect(calendar.replaceAll("\r\n ", "")).toContain("Cali\\, Avenida 6 # 10-11\\, Cali");
    const move = (time_slot: string) =>
      shop.request(`/api/showroom/visits/${visit.manage_token}`, { method: "PUT", json: { reservation_date: DAY, time_slot } });
    expect((await move("16:00")).status).toBe(422);
    expect(await (await move("12:00")).json()).toMatchObject({ place: "Cali", time_slot: "12:00" });
  });

  it("staff block, list and move by place", async () => {
    const cali = await book("10:00", { place: "Cali" });
    const block = { date: DAY, timeSlots: ["10:00", "11:00"] };
    expect(await read("POST", "/showroom/block-slots", block)).toMatchObject({ blocked: ["10:00", "11:00"], conflicts: [] });
    expect(await read("POST", "/showroom/block-slots", { ...block, place: "Cali" })).toMatchObject({
      blocked: ["11:00"],
      conflicts: [{ id: cali.id }],
    });
    expect(await list()).toHaveLength(4);
    expect(await list("&place=Cali")).toHaveLength(2);
    expect(await list("&place=Chapinero")).toHaveLength(2);
    await read("POST", "/showroom/unblock-slots", { ...block, place: "Cali" });
    expect(await free("Cali")).toContain("11:00");
    expect(await free()).not.toContain("11:00");
    const change = (json: object) => call("PUT", `/showroom/reservations/${cali.id}`, json);
    expect((await change({ place: "Chapinero" })).status).toBe(409);
    expect(await (await change({ place: "Chapinero", time_slot: "12:00" })).json()).toMatchObject({ place: "" });
    expect((await change({ place: "Pasto" })).status).toBe(422);
  });

  it("visits stay with a place that is renamed, and a place that is gone still names them", async () => {
    const visit = await book("10:00", { place: "Cali" });
    await read("PUT", "/settings/showroom", { places: [NORTH, { ...SOUTH, key: "Cali", name: "Granada" }] });
    expect(await free("Granada")).not.toContain("10:00");
    expect((await ask("10:00", { place: "Granada" })).status).toBe(409);
    await read("PUT", "/settings/showroom", { places: [NORTH] });
    expect(await (await shop.request(visit.calendar_url)).text()).toContain("Cali");
    expect(await read("PUT", `/showroom/reservations/${visit.id}`, { ...(await list())[0], notes: "Llamar" })).toMatchObject({
      place: "Cali",
      notes: "Llamar",
    });
    await read("PUT", "/settings/showroom", { places: [NORTH, SOUTH] });
  });

  it("pages know where each can be booked", async () => {
    const { showrooms } = (await (await shop.request("/api/settings")).json()) as { showrooms: object[] };
    expect(showrooms).toMatchObject([
      { key: "", name: "Chapinero" },
      { key: "Cali", name: "Cali", visitWeek: week },
    ]);
  });
});
