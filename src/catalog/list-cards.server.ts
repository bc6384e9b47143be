import { sql } from "drizzle-orm";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { RugQuery } from "./contract.ts";
import { countRugs } from "./count-rugs.server.ts";
import { rugCacheById } from "./rug-cache.server.ts";
import { pageOfRugs } from "./list-rugs.server.ts";
import { presentRug } from "./present.server.ts";
import { type RugCard, rugCards } from "./rug-cards.server.ts";
import { rugFilter } from "./rug-filter.server.ts";
import { rugRows } from "./rug-rows.server.ts";

type MediaCtx = Ctx & { storage: Storage };

const kept = rugCacheById<RugCard>(2000);

async function cardsOf(ctx: MediaCtx, ids: number[]): Promise<Map<number, RugCard>> {
  const rows = await rugRows(ctx, sql`select id, 1 as place from unnest(${sql.param(ids)}::int[]) id`);
  const cards = await rugCards(ctx, rows.map(presentRug));
  return new Map(cards.map((card) => [card.id, card]));
}

/** A page of the catalogue: which rugs it shows is asked each time, what stands on their cards is kept until a rug changes. */
export async function listCards(ctx: MediaCtx, query: RugQuery): Promise<{ cards: RugCard[]; total: number }> {
  const where = await rugFilter(ctx, query);
  const [{ rows }, total] = await Promise.all([ctx.db.execute<{ id: number }>(pageOfRugs(query, where)), countRugs(ctx, query)]);
  const ids = rows.map(({ id }) => id);
  return { cards: await kept(ctx, ids, (missing) => cardsOf(ctx, missing)), total };
}
