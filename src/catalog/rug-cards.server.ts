import { pictureMetadata } from "../media/picture-metadata.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { PictureFacts } from "../media/ui/picture.tsx";
import { type CacheTag, rugTag } from "../platform/cache-tags.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { type CardFlag, type CardOffer, flagOf, priceFrom, sizeRange } from "./rules/card.ts";

/** Only what a card shows: pages carry this twice (as HTML and as data), so it is small. */
export type RugCard = {
  id: number;
  name: string;
  collection: string;
  sizes: string;
  from: number;
  flag?: CardFlag;
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

const pictureOf = (rug: Rug): string => rug.thumbnail || rug.image;

export async function rugCards(ctx: Ctx & { storage: Storage }, rugs: readonly Rug[]): Promise<RugCard[]> {
  const about = await pictureMetadata(ctx, rugs.map(pictureOf));
  return rugs.map((rug) => ({
    id: rug.id,
    name: rug.name,
    collection: rug.catalog,
    sizes: sizeRange(rug.sizes),
    from: priceFrom(rug),
    flag: flagOf(rug),
    colors: rug.colors.slice(0, 3),
    picture: about(pictureOf(rug)),
    ...(rug.images[1] ? { room: rug.images[1] } : {}),
    ...(rug.video ? { video: rug.video } : {}),
  }));
}
