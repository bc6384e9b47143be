import { eq } from "drizzle-orm";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

export const deleteReservation = (outer: StaffCtx, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const [gone] = await ctx.db.delete(reservations).where(eq(reservations.id, id)).returning();
    if (!gone) throw refuse("showroom.not_found");
    await writeAudit(ctx, { action: "delete", subject: "reservation", id, label: `${gone.date} ${gone.slot}` });
    await touch(ctx, "showroom");
    return { success: true };
  });
