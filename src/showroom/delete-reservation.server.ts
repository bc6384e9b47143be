import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

export const deleteReservation = (outer: Ctx, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const [gone] = await ctx.db.delete(reservations).where(eq(reservations.id, id)).returning({ id: reservations.id });
    if (!gone) throw refuse("showroom.not_found");
    await touch(ctx, "showroom");
    return { success: true };
  });
