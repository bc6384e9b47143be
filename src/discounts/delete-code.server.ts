import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { discountCodes } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Orders that used it keep the code's name and what it took off. */
export async function deleteCode(ctx: Ctx, { id }: { id: number }): Promise<{ success: true }> {
  const gone = await ctx.db.delete(discountCodes).where(eq(discountCodes.id, id)).returning({ id: discountCodes.id });
  if (gone.length === 0) throw refuse("discounts.not_found");
  return { success: true };
}
