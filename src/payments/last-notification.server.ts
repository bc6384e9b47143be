import { desc } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { boldEvents } from "./table.server.ts";

/** When Bold was last heard, for who sets the shop up. */
export async function lastNotification({ db }: Ctx): Promise<Date | null> {
  const [last] = await db.select({ at: boldEvents.receivedAt }).from(boldEvents).orderBy(desc(boldEvents.id)).limit(1);
  return last?.at ?? null;
}
