import { sql } from "drizzle-orm";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { presentRug } from "./present.server.ts";
import { type RugCard, rugCards } from "./rug-cards.server.ts";
import { rugRows } from "./rug-rows.server.ts";

export type ListedRug = Pick<Rug, "id" | "name" | "catalog" | "material" | "shape" | "colors" | "sizes" | "weight"> & {
  card: RugCard;
};

/** These rugs in this order, as they are now; what is no longer on sale is left out. */
export async function listByIds(ctx: Ctx & { storage: Storage }, ids: readonly number[]): Promise<ListedRug[]> {
  if (ids.length === 0) return [];
  const picked = sql`select r.id, array_position(${sql.param(ids)}::int[], r.id) as place from rugs r
    where r.id = any (${sql.param(ids)}::int[]) and r.is_active`;
  const rugs = (await rugRows(ctx, picked)).map(presentRug);
  const cards = await rugCards(ctx, rugs);
  return rugs.map(({ id, name, catalog, material, shape, colors, sizes, weight }, place) => ({
    id,
    name,
    catalog,
    material,
    shape,
    colors,
    sizes,
    weight,
    card: cards[place]!,
  }));
}
