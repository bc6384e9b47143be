import { pictureMetadata } from "../media/picture-metadata.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { PictureFacts } from "../media/ui/picture.tsx";
import { type CacheTag, rugTag } from "../platform/cache-tags.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { type CardFlag, type CardOffer, type CardSale, flagOf, priceFrom, rareFlags, saleOf, sizeRange } from "./rules/card.ts";

/** Only what a card shows: pages carry this twice (as HTML and as data), so it is small. */
export type RugCard = {
  id: number;
  name: string;
  collection: string;
  sizes: string;
  from: number;
  flag?: CardFlag;
  sale?: CardSale;
  /** Of the size the list was narrowed to. */
  offer?: CardOffer;
  colors: string[];
  picture: PictureFacts;
  /** The rug in a room, shown when somebody points at the card. */
  room?: string;
  video?: string;
};

/** What makes a page with these cards stale: a card says how many are left, so each sale counts. */
export const tagsOf = (cards: readonly Pick<RugCard, "id">[]): CacheTag[] => cards.map(({ id }) => rugTag(id));

const saleIn = (rug: Rug): Pick<RugCard, "sale"> => {
  const sale = saleOf(rug);
  return sale ? { sale } : {};
};

const pictureOf = (rug: Rug): string => rug.thumbnail || rug.image;

type MediaCtx = Ctx & { storage: Storage };

/** Cards each by itself, for who keeps them; a list's own are `rugCards`. */
export async function singleCards(ctx: MediaCtx, rugs: readonly Rug[]): Promise<RugCard[]> {
  const about = await pictureMetadata(ctx, rugs.map(pictureOf));
  return rugs.map((rug) => ({
    id: rug.id,
    name: rug.name,
    collection: rug.catalog,
    sizes: sizeRange(rug.sizes),
    from: priceFrom(rug),
    flag: flagOf(rug, ctx.now()),
    ...saleIn(rug),
    colors: rug.colors.slice(0, 3),
    picture: about(pictureOf(rug)),
    ...(rug.images[1] ? { room: rug.images[1] } : {}),
    ...(rug.video ? { video: rug.video } : {}),
  }));
}

export const rugCards = async (ctx: MediaCtx, rugs: readonly Rug[]): Promise<RugCard[]> =>
  rareFlags(await singleCards(ctx, rugs));
