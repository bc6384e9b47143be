import { eq, sql } from "drizzle-orm";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { getStaffCollection } from "./list-staff-collections.server.ts";
import { collections } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Contract, Admin: a collection that still has carpets → 409. */
export const deleteCollection = (outer: StaffCtx, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    await ctx.db.execute(sql`select from collections where id = ${id} for update`);
    const { name, carpets } = await getStaffCollection(ctx, id);
    if (carpets > 0) throw refuse("catalog.collection_in_use", { carpets });
    await ctx.db.delete(collections).where(eq(collections.id, id));
    await writeAudit(ctx, { action: "delete", subject: "collection", id, label: name });
    await touch(ctx, "collections", "rugs", "home");
    return { success: true };
  });
