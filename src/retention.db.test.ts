import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteExpired } from "./delete-expired.server.ts";
import { openShop, type TestShop } from "./testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  const env = { KEEP_MESSAGES_DAYS: "100", KEEP_VISITS_DAYS: "50", KEEP_AUDIT_DAYS: "20", KEEP_LETTERS_DAYS: "10" };
  shop = await openShop({ env, overrides: { now: () => new Date("2026-11-16T15:00:00Z") } });
});
afterAll(() => shop.close());

const days = (n: number) => `timestamptz '2026-11-16T15:00:00Z' - interval '${n} days'`;
const left = async (sql: string) =>
  (await shop.ctx.pool.query<{ what: string }>(`select ${sql} order by 1`)).rows.map(({ what }) => what);

it("keeps messages, visits, the audit trail and letters as long as the settings say, and no longer", async () => {
  await shop.ctx.pool.query(`
    insert into contact_messages (number, name, email, subject, message, created_at) values
      ('R-1', 'Ana', 'a@b.co', 'general', 'vieja', ${days(101)}), ('R-2', 'Ana', 'a@b.co', 'general', 'nueva', ${days(99)});
    insert into showroom_reservations (reservation_date, time_slot, customer_name, status) values
      ('2026-09-26', '10:00', 'vieja', 'confirmed'), ('2026-09-27', '10:00', 'nueva', 'cancelled');
    insert into audit_trail (at, action, subject, subject_id) values
      (${days(21)}, 'update', 'order', 'vieja'), (${days(19)}, 'update', 'order', 'nueva');
    insert into letters (recipient, mail, state, created_at) values
      ('sent', null, 'sent', ${days(11)}), ('held', '{}', 'held', ${days(11)}),
      ('waiting', '{}', 'waiting', ${days(11)}), ('fresh', null, 'sent', ${days(9)})`);
  await deleteExpired.run(shop.ctx, {});
  expect(await left("message as what from contact_messages")).toEqual(["nueva"]);
  expect(await left("customer_name as what from showroom_reservations")).toEqual(["nueva"]);
  expect(await left("subject_id as what from audit_trail where subject = 'order'")).toEqual(["nueva"]);
  expect(await left("recipient as what from letters")).toEqual(["fresh", "waiting"]);
});
