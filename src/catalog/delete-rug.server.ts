import { eq, sql } from "drizzle-orm";
import { rugTag } from "../platform/cache-tags.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { lockRugs } from "./set-stock.server.ts";
import { rugs } from "./table.server.ts";
import { refuse } from "./texts.ts";

const isReferenced = (error: unknown): boolean => (error as { cause?: { code?: string } }).cause?.code === "23503";

export const deleteRug = (outer: StaffCtx, { id }: { id: number }): Promise<{ success: true }> =>
  inTransaction(outer, async (ctx) => {
    await lockRugs(ctx, [id]);
    await ctx.db.execute(sql`update order_items set former_rug_id = rug_id where rug_id = ${id}`);
    const [gone] = await ctx.db
      .delete(rugs)
      .where(eq(rugs.id, id))
      .returning({ name: rugs.name })
      .catch((error: unknown) => {
        throw isReferenced(error) ? refuse("catalog.rug_in_use") : error;
      });
    if (!gone) throw refuse("catalog.rug_not_found");
    await writeAudit(ctx, { action: "delete", subject: "carpet", id, label: gone.name });
    await touch(ctx, "rugs", rugTag(id), "home");
    return { success: true };
  });
