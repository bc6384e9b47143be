import { sql } from "drizzle-orm";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug, RugQuery } from "./contract.ts";
import { countRugs } from "./count-rugs.server.ts";
import { rugCacheById } from "./rug-cache.server.ts";
import { pageOfRugs } from "./list-rugs.server.ts";
import { presentRug } from "./present.server.ts";
import { type RugCard, singleCards } from "./rug-cards.server.ts";
import { type CardOffer, offerAmong, offerOf, rareFlags, saleFlag, saleOf } from "./rules/card.ts";
import { type RugFilter, rugFilter } from "./rug-filter.server.ts";
import { rugRows } from "./rug-rows.server.ts";
import { searchedSizes } from "./search-filter.server.ts";

type MediaCtx = Ctx & { storage: Storage };

type CachedCard = { card: RugCard } & Pick<Rug, "sizes" | "promotion">;
const cardsCache = rugCacheById<CachedCard>(2000);

async function cardsOf(ctx: MediaCtx, ids: number[]): Promise<Map<number, CachedCard>> {
  const rows = await rugRows(ctx, sql`select id, 1 as place from unnest(${sql.param(ids)}::int[]) id`);
  const rugs = rows.map(presentRug);
  const cards = await singleCards(ctx, rugs);
  return new Map(cards.map((card, place) => [card.id, { card, sizes: rugs[place]!.sizes, promotion: rugs[place]!.promotion }]));
}

type OfferOf = (sizes: Rug["sizes"]) => CardOffer | undefined;

/** The size a list is narrowed to, by a filter or in the words of a search. */
async function offerFor(ctx: Ctx, { size, search = "", minPrice, maxPrice }: RugQuery): Promise<OfferOf> {
  if (size) return (sizes) => offerOf(sizes, size);
  const searched = await searchedSizes(ctx, search);
  if (!searched) return () => undefined;
  const { least = 0, most = Infinity } = searched.bounds;
  const isWithin = (price: number) => price >= Math.max(least, minPrice ?? 0) && price <= Math.min(most, maxPrice ?? Infinity);
  return (sizes) => offerAmong(sizes, searched.sizes, isWithin);
}

const withOffer = ({ card, ...rug }: CachedCard, offerOfSizes: OfferOf): RugCard => {
  const offer = offerOfSizes(rug.sizes);
  if (!offer) return card;
  const other = card.flag?.tone === "sale" ? undefined : card.flag;
  const flag = other?.tone === "out" ? other : (saleFlag(rug, offer.size) ?? other);
  return { ...card, offer, flag, sale: saleOf(rug, offer.size) };
};

/** A page of the catalogue: which rugs it shows is asked each time, what their cards show is cached until a rug changes. */
export async function listCards(
  ctx: MediaCtx,
  query: RugQuery & Pick<RugFilter, "stories">,
): Promise<{ cards: RugCard[]; total: number }> {
  const counted = countRugs(ctx, query);
  const read = async () => ctx.db.execute<{ id: number }>(await pageOfRugs(ctx, query, await rugFilter(ctx, query), counted));
  const [{ rows }, total] = await Promise.all([read(), counted]);
  const ids = rows.map(({ id }) => id);
  const cards = await cardsCache(ctx, ids, (missing) => cardsOf(ctx, missing));
  const offered = await offerFor(ctx, query);
  return { cards: rareFlags(cards.map((each) => withOffer(each, offered))), total };
}
