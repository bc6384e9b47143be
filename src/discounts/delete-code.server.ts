import { eq } from "drizzle-orm";
import { inTransaction } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { discountCodes } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Orders that used it keep the code's name and what it took off. */
export const deleteCode = (outer: StaffCtx, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    const [gone] = await ctx.db.delete(discountCodes).where(eq(discountCodes.id, id)).returning({ code: discountCodes.code });
    if (!gone) throw refuse("discounts.not_found");
    await writeAudit(ctx, { action: "delete", subject: "discount-code", id, label: gone.code });
    return { success: true };
  });
