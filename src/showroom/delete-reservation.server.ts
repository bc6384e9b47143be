import { eq } from "drizzle-orm";
import type { Caller } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { tellVisitor } from "./letters/visit-letters.server.ts";
import { isExpected } from "./rules/slots.ts";
import { reservations } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Who was expected hears that the visit is off, as when it is cancelled. */
export const deleteReservation = (outer: StaffCtx & { caller: Caller }, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const [gone] = await ctx.db.delete(reservations).where(eq(reservations.id, id)).returning();
    if (!gone) throw refuse("showroom.not_found");
    await writeAudit(ctx, { action: "delete", subject: "reservation", id, label: `${gone.date} ${gone.slot}` });
    if (isExpected(gone, ctx.now())) await tellVisitor(ctx, { ...gone, status: "cancelled" }, "cancelled");
    await touch(ctx, "showroom");
    return { success: true };
  });
