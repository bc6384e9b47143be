import { and, eq, sql } from "drizzle-orm";
import { bogotaDate, bogotaTime } from "../platform/bogota-time.ts";
import { mailboxKey } from "../messages/rules/mailbox-key.ts";
import { phoneKey } from "../platform/phone-key.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import type { ReservationRow } from "./present.server.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

const RETRY_SECONDS = 3600;

/**
 * Contract, Showroom: so many visits still to come per contact and per address. Inside the transaction that books and
 * after its insert, so that a taken hour is told without waiting for anybody.
 */
export async function limitVisits(ctx: Ctx & { caller: Caller }, booked: ReservationRow): Promise<void> {
  const phone = phoneKey(booked.phone);
  const email = booked.email ? mailboxKey(booked.email) : "";
  // Bookings of one contact or address take turns: counted side by side, each would miss the others. In one order, so
  // that no two wait for each other.
  for (const key of [ctx.caller.network, phone, email].filter(Boolean).toSorted())
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1130))`);
  const now = ctx.now();
  const open = await ctx.db
    .select({ phone: reservations.phone, email: reservations.email, address: reservations.clientAddress })
    .from(reservations)
    .where(
      and(
        eq(reservations.status, "confirmed"),
        sql`(${reservations.date}, ${reservations.slot}) > (${bogotaDate(now)}::date, ${bogotaTime(now)})`,
      ),
    );
  const ofContact = open.filter(
    (visit) => phoneKey(visit.phone) === phone || (email && visit.email && mailboxKey(visit.email) === email),
  );
  const ofAddress = open.filter((visit) => visit.address === ctx.caller.network);
  const more = { retryAfter: RETRY_SECONDS };
  const { visitsPerContact: perContact, visitsPerAddress: perAddress } = ctx.settings().showroom;
  if (ofContact.length > perContact) throw refuse("showroom.open_visits", { most: perContact }, more);
  if (ofAddress.length > perAddress) throw refuse("showroom.open_visits_here", undefined, more);
}
