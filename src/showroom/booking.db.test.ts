import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { waitingLetters } from "../testing/letters.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { OwnVisit } from "./contract.ts";

// Wednesday 18 November 2026, 10:20 in Bogotá.
const NOW = new Date("2026-11-18T15:20:00Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({
    overrides: { now: () => NOW },
    env: { SHOWROOM_OPEN_PER_CONTACT: "100", SHOWROOM_OPEN_PER_ADDRESS: "100" },
  });
});
afterAll(() => shop.close());

const visitor = { customer_name: "Mariana Restrepo", customer_phone: "310 555 0142" };
const book = (json: object) => shop.request("/api/showroom/reservations", { method: "POST", json });
const free = async (date: string) =>
  ((await (await shop.request(`/api/showroom/available-slots/${date}`)).json()) as { availableSlots: string[] }).availableSlots;

describe("what is free", () => {
  it("is the public hours of a day to come, the rest of today, and nothing of yesterday", async () => {
    expect((await free("2026-11-22"))[0]).toBe("06:00");
    expect(await free("2026-11-22")).toHaveLength(12);
    expect(await free("2026-11-18")).toEqual(["13:00", "14:00", "15:00", "16:00", "17:00"]);
    expect(await free("2026-11-17")).toEqual([]);
  });

  it("comes by week, 31 days at most", async () => {
    const week = await shop.request("/api/showroom/week-availability?week_start=2026-11-16&week_end=2026-11-22");
    const { weekAvailability, now } = (await week.json()) as { weekAvailability: Record<string, string[]>; now: string };
    expect(Object.keys(weekAvailability)).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
    expect(now).toBe(NOW.toISOString());
    const ask = async (query: string) => (await shop.request(`/api/showroom/week-availability?${query}`)).status;
    expect(await ask("week_start=2026-12-01&week_end=2026-12-31")).toBe(200);
    expect(await ask("week_start=2026-12-01&week_end=2027-01-01")).toBe(400);
    expect(await ask("week_start=2026-12-02&week_end=2026-12-01")).toBe(400);
    expect(await ask("week_start=2026-02-30&week_end=2026-03-01")).toBe(400);
    expect(await ask("week_start=0000-01-01&week_end=0000-01-02")).toBe(400);
  });
});

describe("booking", () => {
  it("asked again with the same key, because the answer was lost, is the same visit", async () => {
    const json = { ...visitor, reservation_date: "2026-11-29", time_slot: "10:00" };
    const again = (key: string) =>
      shop.request("/api/showroom/reservations", { method: "POST", json, headers: { "idempotency-key": key } });
    const key = "f".repeat(32);
    const first = (await (await again(key)).json()) as OwnVisit;
    const second = await again(key);
    expect(second.status).toBe(201);
    expect(await second.json()).toMatchObject({ id: first.id, manage_token: first.manage_token });
    expect((await again("e".repeat(32))).status).toBe(409);
    await shop.request(`/api/showroom/visits/${first.manage_token}`, { method: "DELETE" });
    const anew = (await (await again(key)).json()) as OwnVisit;
    expect(anew).toMatchObject({ status: "confirmed" });
    expect(anew.id).not.toBe(first.id);
  });

  it("confirms the visit and takes the hour", async () => {
    const rug = await makeRug(shop.ctx, { name: "Valentin Rubí" });
    const response = await book({
      ...visitor,
      reservation_date: "2026-11-19",
      time_slot: "11:00",
      notes: "Sala de 4 × 5 m",
      rugs: [{ carpetId: rug.id, size: "8x10" }, { carpetId: 999_999 }],
    });
    expect(response.status).toBe(201);
    const visit = (await response.json()) as OwnVisit;
    expect(visit).toMatchObject({
      reservation_date: "2026-11-19",
      time_slot: "11:00",
      status: "confirmed",
      rugs: [{ carpet_id: rug.id, name: "Valentin Rubí", size: "8x10" }],
      manage_url: `/visita/${visit.manage_token}`,
    });
    expect(visit.manage_token).toMatch(/^[0-9a-f]{32}$/);
    expect(await free("2026-11-19")).not.toContain("11:00");
    const again = await book({ ...visitor, reservation_date: "2026-11-19", time_slot: "11:00" });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: "showroom.taken", error: expect.stringContaining("ya no está disponible") });
  });

  it.each([
    [{ customer_name: "  ", customer_phone: "310" }, ["customer_name"]],
    [{ customer_name: "Ana" }, ["customer_phone"]],
    [{ customer_name: null, customer_phone: "" }, ["customer_name", "customer_phone"]],
  ])("needs name and phone: %j", async (who, fields) => {
    const response = await book({ ...who, reservation_date: "2026-11-19", time_slot: "12:00" });
    expect(response.status).toBe(400);
    const { error, fields: told } = (await response.json()) as { error: string; fields: Record<string, string> };
    expect(error).toBe("Nombre y teléfono son obligatorios");
    expect(Object.keys(told)).toEqual(fields);
  });

  it.each([
    ["2026-11-17", "12:00", 422],
    ["2026-11-18", "10:00", 422],
    ["2026-11-19", "18:00", 422],
    ["2026-11-19", "10:30", 400],
    ["2026-11-19", "05:00", 400],
    ["2026-11-31", "10:00", 400],
    ["mañana", "10:00", 400],
  ])("refuses %s %s with %i", async (reservation_date, time_slot, status) => {
    expect((await book({ ...visitor, reservation_date, time_slot })).status).toBe(status);
  });
});

describe("one's own visit", () => {
  const own = async (date: string, slot: string) =>
    (await (await book({ ...visitor, reservation_date: date, time_slot: slot })).json()) as OwnVisit;
  const call = (token: string, init: RequestInit & { json?: unknown } = {}) =>
    shop.request(`/api/showroom/visits/${token}`, init);

  it("moves to a free hour and frees the old one, but not onto another's", async () => {
    const mine = await own("2026-11-20", "09:00");
    await own("2026-11-20", "10:00");
    const taken = await call(mine.manage_token, { method: "PUT", json: { reservation_date: "2026-11-20", time_slot: "10:00" } });
    expect(taken.status).toBe(409);
    const moved = await call(mine.manage_token, { method: "PUT", json: { reservation_date: "2026-11-21", time_slot: "06:00" } });
    expect(await moved.json()).toMatchObject({ id: mine.id, reservation_date: "2026-11-21", time_slot: "06:00" });
    expect(await free("2026-11-20")).toContain("09:00");
    expect(await free("2026-11-21")).not.toContain("06:00");
    const late = await call(mine.manage_token, { method: "PUT", json: { reservation_date: "2026-11-21", time_slot: "19:00" } });
    expect(late.status).toBe(422);
  });

  it("is cancelled once, which frees the hour", async () => {
    const mine = await own("2026-11-20", "12:00");
    expect(await (await call(mine.manage_token, { method: "DELETE" })).json()).toMatchObject({ status: "cancelled" });
    expect(await free("2026-11-20")).toContain("12:00");
    expect((await call(mine.manage_token, { method: "DELETE" })).status).toBe(422);
    expect((await call(mine.manage_token)).status).toBe(200);
  });

  it("is nobody else's", async () => {
    expect((await call("0123456789abcdef0123456789abcdef")).status).toBe(404);
    expect((await call("0123456789abcdef0123456789abcdef", { method: "DELETE" })).status).toBe(404);
  });

  it("cannot change when it has begun", async () => {
    const { rows } = await shop.ctx.pool.query<{ manage_token: string }>(
      `insert into showroom_reservations (reservation_date, time_slot, customer_name, customer_phone, status, manage_token)
       values ('2026-11-18', '10:00', 'Ana', '1', 'confirmed', repeat('a', 32)) returning manage_token`,
    );
    expect((await call(rows[0]!.manage_token, { method: "DELETE" })).status).toBe(422);
  });
});

describe("letters", () => {
  const letters = () => waitingLetters(shop);

  it("go to the visitor with a calendar file and to the shop, and not at all when nothing was booked", async () => {
    const before = (await letters()).length;
    const json = { ...visitor, customer_email: "mariana@correo.co", reservation_date: "2026-11-25", time_slot: "15:00" };
    const visit = (await (await book(json)).json()) as OwnVisit;
    await book(json);
    const written = (await letters()).slice(before);
    expect(written).toHaveLength(2);
    const toVisitor = written.find(({ to }) => to === "mariana@correo.co");
    const toShop = written.find(({ to }) => to === "hola@casaanatolia.co");
    expect(toVisitor).toMatchObject({
      to: "mariana@correo.co",
      subject: "Tu visita al showroom: miércoles 25 de noviembre, 15:00",
    });
    expect(toVisitor!.text).toContain(`/visita/${visit.manage_token}`);
    expect(toVisitor!.attachments![0]!.content).toContain("DTSTART:20261125T200000Z");
    expect(toShop).toMatchObject({ to: "hola@casaanatolia.co", subject: "Nueva visita: miércoles 25 de noviembre, 15:00" });

    const calendar = await shop.request(visit.calendar_url);
    expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(await calendar.text()).toContain("STATUS:CONFIRMED");
    await shop.request(`/api/showroom/visits/${visit.manage_token}`, { method: "DELETE" });
    expect((await letters()).slice(-2)).toContainEqual(
      expect.objectContaining({ to: "mariana@correo.co", subject: expect.stringContaining("cancelada") }),
    );
  });

  it("show the rugs that lie ready, with picture and centimetres", async () => {
    const rug = await makeRug(shop.ctx, { name: "Bosforo Olas" });
    await book({
      ...visitor,
      customer_email: "lista@correo.co",
      reservation_date: "2026-11-27",
      time_slot: "15:00",
      rugs: [{ carpetId: rug.id, size: "5x8" }],
    });
    const mine = (await letters()).filter(({ to, text }) => to === "lista@correo.co" || text.includes("lista@correo.co"));
    expect(mine).toHaveLength(2);
    for (const { html, text } of mine) {
      expect(html).toMatch(/<img src="[^"]+\/img\/200\/demo\/flat\.avif\.jpg"/);
      expect(text).toContain("Bosforo Olas 5x8 · 152 × 244 cm");
    }
  });
});
