import { and, eq, sql } from "drizzle-orm";
import { bogotaDate, bogotaTime } from "../platform/bogota-time.ts";
import { emailKey, phoneKey } from "../platform/contact-key.ts";
import type { Asker, Ctx } from "../platform/ctx.server.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

const RETRY_SECONDS = 3600;

/** Contract, Showroom: so many visits still to come per contact and per address. Inside the transaction that books. */
export async function limitVisits(ctx: Ctx & { asker: Asker }, visitor: { phone: string; email: string }): Promise<void> {
  // Bookings take turns: counted side by side, each would miss the others.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('showroom.booking'))`);
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
  const [phone, email] = [phoneKey(visitor.phone), emailKey(visitor.email)];
  const ofContact = open.filter((visit) => phoneKey(visit.phone) === phone || (email && emailKey(visit.email) === email));
  const ofAddress = open.filter((visit) => visit.address === ctx.asker.network);
  const more = { retryAfter: RETRY_SECONDS };
  const { SHOWROOM_OPEN_PER_CONTACT: perContact, SHOWROOM_OPEN_PER_ADDRESS: perAddress } = ctx.env;
  if (ofContact.length >= perContact) throw refuse("showroom.open_visits", { most: perContact }, more);
  if (ofAddress.length >= perAddress) throw refuse("showroom.open_visits_here", undefined, more);
}
