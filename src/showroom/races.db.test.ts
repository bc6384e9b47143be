import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { OwnVisit } from "./contract.ts";

const NOW = new Date("2026-11-18T15:20:00Z");
let first: TestShop;
let second: TestShop;
beforeAll(async () => {
  const overrides = { now: () => NOW };
  const env = { SHOWROOM_OPEN_PER_CONTACT: "100", SHOWROOM_OPEN_PER_ADDRESS: "100" };
  first = await openShop({ overrides, env });
  second = await openShop({ overrides, env, databaseUrl: first.runtime.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const book = (shop: TestShop, date: string, slot: string, who = 1) =>
  shop.request("/api/showroom/reservations", {
    method: "POST",
    json: {
      customer_name: `Persona ${who}`,
      customer_phone: `3005550${String(who).padStart(3, "0")}`,
      reservation_date: date,
      time_slot: slot,
    },
  });
const live = async (date: string) => {
  const { rows } = await first.ctx.pool.query<{ time_slot: string; status: string; n: number }>(
    `select time_slot, min(status) status, count(*)::int n from showroom_reservations
     where reservation_date = $1 and status in ('confirmed', 'blocked') group by time_slot order by time_slot`,
    [date],
  );
  return rows;
};

// Lessons R14: 300 people at once for one slot.
it.each([
  ["one copy", "2026-11-19", () => [first]],
  ["two copies", "2026-11-20", () => [first, second]],
])("300 at once for one slot, %s of the program: one booking, 299 clear sentences", async (_name, date, copies) => {
  const shops = copies();
  const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => book(shops[n % shops.length]!, date, "11:00", n)));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(299);
  const refused = answers.find((answer) => answer.status === 409)!;
  expect(await refused.json()).toMatchObject({ error: "Ese horario ya no está disponible. Elige otra hora." });
  expect(await live(date)).toEqual([{ time_slot: "11:00", status: "confirmed", n: 1 }]);
});

it("block ∥ book ∥ cancel ∥ move, both copies: never two holders, no booking lost", async () => {
  const date = "2026-12-01";
  const slots = ["08:00", "09:00", "10:00"];
  const shops = [first, second];
  const booked: OwnVisit[] = [];
  for (let round = 0; round < 25; round++) {
    const shop = shops[round % 2]!;
    const other = shops[(round + 1) % 2]!;
    const slot = slots[round % 3]!;
    const next = slots[(round + 1) % 3]!;
    const mine = booked.pop();
    const admin = (path: string, on: TestShop) =>
      on.request(`/api/admin/showroom/${path}`, { method: "POST", staff: true, json: { date, timeSlots: slots } });
    const [a, b, ...rest] = await Promise.all([
      book(shop, date, slot, round),
      book(other, date, slot, round + 100),
      admin("block-slots", shop),
      admin("unblock-slots", other),
      ...(mine
        ? [
            other.request(`/api/showroom/visits/${mine.manage_token}`, {
              method: "PUT",
              json: { reservation_date: date, time_slot: next },
            }),
            shop.request(`/api/showroom/visits/${mine.manage_token}`, { method: "DELETE" }),
          ]
        : []),
    ]);
    for (const answer of [a!, b!, ...rest]) expect([200, 201, 409, 422]).toContain(answer.status);
    for (const answer of [a!, b!]) if (answer.status === 201) booked.push((await answer.json()) as OwnVisit);
    for (const entry of await live(date)) expect(entry.n, entry.time_slot).toBe(1);
    await admin("unblock-slots", first);
  }
  const { rows } = await first.ctx.pool.query<{ n: number }>(
    "select count(*)::int n from showroom_reservations where reservation_date = $1 and manage_token is not null",
    [date],
  );
  const kept = await Promise.all(booked.map((visit) => first.request(`/api/showroom/visits/${visit.manage_token}`)));
  expect(kept.every((answer) => answer.status === 200)).toBe(true);
  expect(rows[0]!.n).toBeGreaterThanOrEqual(booked.length);
});

it("two visits that swap slots at the same moment both stay whole", async () => {
  const date = "2026-12-02";
  const [left, right] = (await Promise.all([book(first, date, "08:00"), book(second, date, "09:00")])) as [Response, Response];
  const visits = (await Promise.all([left.json(), right.json()])) as OwnVisit[];
  const move = (shop: TestShop, visit: OwnVisit, time_slot: string) =>
    shop.request(`/api/showroom/visits/${visit.manage_token}`, { method: "PUT", json: { reservation_date: date, time_slot } });
  const answers = await Promise.all([move(first, visits[0]!, "09:00"), move(second, visits[1]!, "08:00")]);
  for (const answer of answers) expect([200, 409]).toContain(answer.status);
  expect(await live(date)).toHaveLength(2);
});
