import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { OwnVisit, Reservation } from "./contract.ts";

// Wednesday 18 November 2026, 10:20 in Bogotá.
const NOW = new Date("2026-11-18T15:20:00Z");
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  const overrides = { now: () => NOW };
  const env = { SHOWROOM_OPEN_PER_CONTACT: "1000", SHOWROOM_OPEN_PER_ADDRESS: "10000" };
  shop = await openShop({ overrides, env });
  other = await openShop({ overrides, env, databaseUrl: shop.runtime.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
beforeEach(() => shop.ctx.pool.query("delete from showroom_reservations"));

async function set(showroom: object): Promise<void> {
  const answer = await shop.request("/api/admin/settings/showroom", { method: "PUT", staff: true, json: showroom });
  expect(answer.status).toBe(200);
  await other.ctx.reloadSettings();
}
const DAY = "2026-11-24";
const ask = (slot: string, { who = 1, on = shop, ...more }: { who?: number; on?: TestShop; place?: string } = {}) =>
  on.request("/api/showroom/reservations", {
    method: "POST",
    json: {
      customer_name: `Persona ${who}`,
      customer_phone: `3005550${String(who).padStart(3, "0")}`,
      reservation_date: DAY,
      time_slot: slot,
      ...more,
    },
  });
const book = async (...asked: Parameters<typeof ask>) => (await (await ask(...asked)).json()) as OwnVisit;
const free = async () => {
  const answer = await shop.request(`/api/showroom/available-slots/${DAY}`);
  return ((await answer.json()) as { availableSlots: string[] }).availableSlots;
};
const admin = (path: string, json: object, method = "POST") =>
  shop.request(`/api/admin/showroom/${path}`, { method, staff: true, json });
const move = (visit: OwnVisit, time_slot: string) =>
  shop.request(`/api/showroom/visits/${visit.manage_token}`, { method: "PUT", json: { reservation_date: DAY, time_slot } });
const cancel = (visit: OwnVisit) => shop.request(`/api/showroom/visits/${visit.manage_token}`, { method: "DELETE" });
const seats = async () => {
  const sql = "select seat from showroom_reservations where status = 'confirmed' order by time_slot, seat";
  return (await shop.ctx.pool.query<{ seat: number }>(sql)).rows.map(({ seat }) => seat);
};

describe("an hour that cannot be booked", () => {
  const refusal = async (slot: string) => ((await (await ask(slot)).json()) as { error: string }).error;
  const span = (opens: string, closes: string) => ({ tuesday: { opens, closes } });

  it("is told with the hours of that day", async () => {
    await set({ visitsAtOnce: 1, visitHours: 1 });
    expect(await refusal("19:00")).toBe("A esa hora no recibimos visitas. Elige una hora entre las 06:00 y las 17:00.");
    await set({ week: span("09:00", "13:00") });
    expect(await refusal("19:00")).toBe("A esa hora no recibimos visitas. Elige una hora entre las 09:00 y las 12:00.");
    await set({ week: span("09:00", "10:00") });
    expect(await refusal("19:00")).toBe("A esa hora no recibimos visitas. Ese día puedes venir a las 09:00.");
    await set({ week: { tuesday: null } });
    expect(await refusal("10:00")).toBe("Ese día no recibimos visitas. Elige otro día.");
    await set({ week: span("06:00", "18:00") });
  });

  it("the index of the version before stays until the owner asks for more, and goes with that save", async () => {
    const kept = async () =>
      (await shop.ctx.pool.query("select from pg_indexes where indexname = 'showroom_one_live_entry'")).rowCount;
    expect((await ask("10:00")).status).toBe(201);
    expect(await kept()).toBe(1);
    await set({ visitsAtOnce: 2 });
    expect(await kept()).toBe(0);
  });
});

describe("visits at once", () => {
  beforeEach(() => set({ visitsAtOnce: 2, visitHours: 1 }));

  it("are as many as the owner says, and a cancelled one leaves its seat", async () => {
    const first = await book("10:00");
    expect(await free()).toContain("10:00");
    expect((await ask("10:00")).status).toBe(201);
    expect(await free()).not.toContain("10:00");
    const third = await ask("10:00");
    expect([third.status, await third.json()]).toMatchObject([409, { code: "showroom.taken" }]);
    await cancel(first);
    expect(await free()).toContain("10:00");
    expect((await ask("10:00")).status).toBe(201);
    expect(await seats()).toEqual([0, 1]);
  });

  it("20 at once for two seats, two copies of the program: exactly two", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, who) => ask("11:00", { who, on: who % 2 ? shop : other })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 409)).toHaveLength(18);
    expect(await seats()).toEqual([0, 1]);
  });

  it("asked again with the same key it is the same visit and takes no second seat", async () => {
    const json = {
      customer_name: "Mariana Restrepo",
      customer_phone: "310 555 0142",
      reservation_date: DAY,
      time_slot: "15:00",
    };
    const headers = { "idempotency-key": "f".repeat(32) };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.request("/api/showroom/reservations", { method: "POST", json, headers })),
    );
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as OwnVisit).id));
    expect(new Set(ids).size).toBe(1);
    expect(await seats()).toEqual([0]);
  });

  it("a block closes the hour for all; an hour with a visit stays open to the next one and is named", async () => {
    const visit = await book("10:00");
    const answer = await admin("block-slots", { date: DAY, timeSlots: ["09:00", "10:00"] });
    expect(await answer.json()).toMatchObject({ blocked: ["09:00"], conflicts: [{ id: visit.id }] });
    expect((await ask("09:00")).status).toBe(409);
    expect((await ask("10:00")).status).toBe(201);
    expect(await free()).not.toContain("09:00");
    await admin("unblock-slots", { date: DAY, timeSlots: ["09:00"] });
    expect((await ask("09:00")).status).toBe(201);
    expect((await ask("09:00")).status).toBe(201);
  });

  it("booking and blocking at the same moment: never a visit under a block", async () => {
    for (const slot of ["06:00", "07:00", "08:00", "09:00"]) {
      await Promise.all([
        ...Array.from({ length: 4 }, (_, who) => ask(slot, { who, on: who % 2 ? shop : other })),
        admin("block-slots", { date: DAY, timeSlots: [slot] }),
      ]);
      const { rows } = await shop.ctx.pool.query<{ status: string }>(
        "select status from showroom_reservations where time_slot = $1 and status in ('confirmed', 'blocked')",
        [slot],
      );
      const found = rows.map(({ status }) => status).sort();
      expect([["blocked"], ["confirmed", "confirmed"]]).toContainEqual(found);
    }
  });

  it("visitors and staff move a visit to a free seat, and not where there is none", async () => {
    const [mine] = [await book("10:00"), await book("11:00"), await book("12:00"), await book("12:00")];
    expect((await move(mine, "12:00")).status).toBe(409);
    expect((await move(mine, "11:00")).status).toBe(200);
    const change = (json: object) => admin(`reservations/${mine.id}`, json, "PUT");
    expect((await change({ time_slot: "12:00" })).status).toBe(409);
    expect((await change({ status: "blocked" })).status).toBe(409);
    expect((await change({ time_slot: "13:00", notes: "Llamar" })).status).toBe(200);
    expect((await change({ notes: "" })).status).toBe(200);
  });

  it("fewer than before: who has booked stays, and nobody comes on top", async () => {
    const first = await book("10:00");
    await book("10:00");
    await set({ visitsAtOnce: 1 });
    await cancel(first);
    expect(await free()).not.toContain("10:00");
    expect((await ask("10:00")).status).toBe(409);
  });
});

describe("a visit of two hours", () => {
  beforeEach(() => set({ visitsAtOnce: 1, visitHours: 2 }));

  it("holds both and ends when the showroom closes", async () => {
    expect((await free()).at(-1)).toBe("16:00");
    expect((await ask("17:00")).status).toBe(422);
    const visit = await book("10:00");
    expect(visit).toMatchObject({ time_slot: "10:00", hours: 2 });
    expect(await free()).toEqual(["06:00", "07:00", "08:00", "12:00", "13:00", "14:00", "15:00", "16:00"]);
    for (const slot of ["09:00", "10:00", "11:00"]) expect((await ask(slot)).status).toBe(409);
    expect((await ask("12:00")).status).toBe(201);
    const calendar = await (await shop.request(visit.calendar_url)).text();
    expect(calendar).toContain("DTSTART:20261124T150000Z\r\nDTEND:20261124T170000Z");
    expect((await move(visit, "09:00")).status).toBe(200);
    await cancel(visit);
    expect(await free()).toContain("10:00");
  });

  it("is held by the database: of 20 that overlap at once one is booked", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, who) => ask(who % 2 ? "10:00" : "11:00", { who, on: who % 3 ? shop : other })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it("meets a block, and a block meets it, in either of its hours", async () => {
    const visit = await book("10:00");
    const answer = await admin("block-slots", { date: DAY, timeSlots: ["11:00", "12:00"] });
    expect(await answer.json()).toMatchObject({ blocked: ["12:00"], conflicts: [{ id: visit.id }] });
    expect((await ask("08:00")).status).toBe(201);
    await admin("block-slots", { date: DAY, timeSlots: ["15:00"] });
    expect((await ask("14:00")).status).toBe(409);
  });

  it("keeps its length when the owner changes it", async () => {
    const visit = await book("10:00");
    await set({ visitHours: 1 });
    expect((await ask("11:00")).status).toBe(409);
    const list = await shop.request(`/api/admin/showroom/reservations?week_start=${DAY}&week_end=${DAY}`, { staff: true });
    expect((await list.json()) as Reservation[]).toMatchObject([{ id: visit.id, hours: 2 }]);
  });
});

it("the version before goes on booking by its index until the owner asks for more", async () => {
  const fresh = await openShop({ overrides: { now: () => NOW } });
  try {
    const insert = `insert into showroom_reservations (reservation_date, time_slot, status) values ('${DAY}', '10:00', 'confirmed')
      on conflict (reservation_date, time_slot) where status in ('confirmed', 'blocked') do nothing`;
    expect((await ask("10:00", { on: fresh })).status).toBe(201);
    expect((await fresh.ctx.pool.query(insert)).rowCount).toBe(0);
    expect((await ask("10:00", { on: fresh })).status).toBe(409);
  } finally {
    await fresh.close();
  }
});
