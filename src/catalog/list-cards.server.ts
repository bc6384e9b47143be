import { sql } from "drizzle-orm";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug, RugQuery } from "./contract.ts";
import { countRugs } from "./count-rugs.server.ts";
import { rugCacheById } from "./rug-cache.server.ts";
import { pageOfRugs } from "./list-rugs.server.ts";
import { presentRug } from "./present.server.ts";
import { type RugCard, rugCards } from "./rug-cards.server.ts";
import { offerOf } from "./rules/card.ts";
import { type RugFilter, rugFilter } from "./rug-filter.server.ts";
import { rugRows } from "./rug-rows.server.ts";

type MediaCtx = Ctx & { storage: Storage };

type KeptCard = { card: RugCard; sizes: Rug["sizes"] };
const kept = rugCacheById<KeptCard>(2000);

async function cardsOf(ctx: MediaCtx, ids: number[]): Promise<Map<number, KeptCard>> {
  const rows = await rugRows(ctx, sql`select id, 1 as place from unnest(${sql.param(ids)}::int[]) id`);
  const rugs = rows.map(presentRug);
  const cards = await rugCards(ctx, rugs);
  return new Map(cards.map((card, place) => [card.id, { card, sizes: rugs[place]!.sizes }]));
}

const withOffer = ({ card, sizes }: KeptCard, size: string | undefined): RugCard => {
  const offer = size ? offerOf(sizes, size) : undefined;
  return offer ? { ...card, offer } : card;
};

/** A page of the catalogue: which rugs it shows is asked each time, what stands on their cards is kept until a rug changes. */
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
  return { cards: cards.map((each) => withOffer(each, query.size)), total };
}
