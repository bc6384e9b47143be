import { inArray } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { reservations } from "./table.server.ts";

/** A person's visits; an hour that was theirs is free again. */
export const eraseVisits = async (ctx: Ctx, ids: readonly number[]): Promise<number> =>
  (await ctx.db.delete(reservations).where(inArray(reservations.id, [...ids]))).rowCount ?? 0;
