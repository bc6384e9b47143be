import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { fold } from "../platform/text.ts";
import { rugs } from "./table.server.ts";

/** The id of the rug with this id or name, which nobody deletes until the transaction ends; undefined when there is none. */
export async function lockRug(ctx: Ctx, named: { id: number } | { name: string }): Promise<number | undefined> {
  const where = "id" in named ? eq(rugs.id, named.id) : eq(rugs.nameKey, fold(named.name));
  const [rug] = await ctx.db.select({ id: rugs.id }).from(rugs).where(where).limit(1).for("key share");
  return rug?.id;
}
