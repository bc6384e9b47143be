import { sql } from "drizzle-orm";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug, RugQuery } from "./contract.ts";
import { countRugs } from "./count-rugs.server.ts";
import { rugCacheById } from "./rug-cache.server.ts";
import { pageOfRugs } from "./list-rugs.server.ts";
import { presentRug } from "./present.server.ts";
import { type RugCard, singleCards } from "./rug-cards.server.ts";
import { offerOf, rareFlags, saleOf } from "./rules/card.ts";
import { type RugFilter, rugFilter } from "./rug-filter.server.ts";
import { rugRows } from "./rug-rows.server.ts";

type MediaCtx = Ctx & { storage: Storage };

type KeptCard = { card: RugCard } & Pick<Rug, "sizes" | "promotion">;
const kept = rugCacheById<KeptCard>(2000);

async function cardsOf(ctx: MediaCtx, ids: number[]): Promise<Map<number, KeptCard>> {
  const rows = await rugRows(ctx, sql`select id, 1 as place from unnest(${sql.param(ids)}::int[]) id`);
  const rugs = rows.map(presentRug);
  const cards = await singleCards(ctx, rugs);
  return new Map(cards.map((card, place) => [card.id, { card, sizes: rugs[place]!.sizes, promotion: rugs[place]!.promotion }]));
}

const withOffer = ({ card, ...rug }: KeptCard, size: string | undefined): RugCard => {
  const offer = size ? offerOf(rug.sizes, size) : undefined;
  return offer ? { ...card, offer, sale: saleOf(rug, offer.size) } : card;
};

/** A page of the catalogue: which rugs it shows is asked each time, what their cards show is kept until a rug changes. */
export async function listCards(
  ctx: MediaCtx,
  query: RugQuery & Pick<RugFilter, "stories">,
): Promise<{ cards: RugCard[]; total: number }> {
  const where = await rugFilter(ctx, query);
  const [{ rows }, total] = await Promise.all([
    ctx.db.execute<{ id: number }>(await pageOfRugs(ctx, query, where)),
    countRugs(ctx, query),
  ]);
  const ids = rows.map(({ id }) => id);
  const cards = await kept(ctx, ids, (missing) => cardsOf(ctx, missing));
  return { cards: rareFlags(cards.map((each) => withOffer(each, query.size))), total };
}
