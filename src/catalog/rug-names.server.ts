import { and, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { rugs } from "./table.server.ts";

/** Names by id, of the rugs that exist; with `onSale` only of those that can be bought. */
export async function rugNames(ctx: Ctx, ids: number[], { onSale = false } = {}): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: rugs.id, name: rugs.name })
    .from(rugs)
    .where(and(inArray(rugs.id, ids), onSale ? eq(rugs.is_active, true) : undefined));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Pictures by id, of the rugs that exist and have one. */
export async function rugPictures(ctx: Ctx, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: rugs.id, thumbnail: rugs.thumbnail, images: rugs.images })
    .from(rugs)
    .where(inArray(rugs.id, ids));
  return new Map(rows.map(({ id, thumbnail, images }) => [id, thumbnail || (images[0] ?? "")]));
}
