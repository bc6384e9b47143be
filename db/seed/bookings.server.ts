import { randomBytes } from "node:crypto";
import { addDays, bogotaDate } from "../../src/platform/bogota-time.ts";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { reservations } from "../../src/showroom/table.server.ts";
import { BOOKINGS } from "./data/bookings.ts";

export async function seedBookings(ctx: Ctx): Promise<void> {
  const today = bogotaDate(ctx.now());
  await ctx.db.insert(reservations).values(
    BOOKINGS.map(({ inDays, time, ...visit }) => ({
      ...visit,
      date: addDays(today, inDays),
      slot: time,
      token: visit.status === "blocked" ? null : randomBytes(24).toString("base64url"),
    })),
  );
}
