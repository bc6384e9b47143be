import { pictureMetadata } from "../media/picture-metadata.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { fold, slugOf } from "../platform/text.ts";
import { browseQuery } from "./browse-query.ts";
import type { Collection } from "./contract.ts";
import { countRugs } from "./count-rugs.server.ts";
import { countFacets } from "./facets.server.ts";
import { rugCache } from "./rug-cache.server.ts";
import { listCollections } from "./list-collections.server.ts";
import { listCards } from "./list-cards.server.ts";
import { nearestRugs } from "./nearest-rugs.server.ts";
import type { Browse } from "./rules/browse.ts";
import { currentSize } from "./rules/size.ts";
import { toldBack } from "./rules/search/understand-search.ts";

/** A page beyond the last (an old link, rugs sold since) shows the last one. */
async function listUpToLast(ctx: Ctx & { storage: Storage }, browse: Browse) {
  const found = await listCards(ctx, browseQuery(browse));
  if (found.cards.length > 0 || found.total === 0) return { ...found, page: browse.page };
  const page = Math.ceil(found.total / browse.limit);
  return { ...(await listCards(ctx, browseQuery({ ...browse, page }))), page };
}

const collectionsCache = rugCache<Collection[]>(1);

/** Everything the catalogue page shows for one address. */
export async function browseCatalogue(ctx: Ctx & { storage: Storage }, asked: Browse) {
  const collections = await collectionsCache(ctx, "all", () => listCollections(ctx));
  const wanted = collections.find(({ name, slug }) => slug === slugOf(asked.collection) || fold(name) === fold(asked.collection));
  const browse: Browse = {
    ...asked,
    size: currentSize(asked.size),
    ...(wanted && { collection: wanted.name }),
    understood: toldBack(asked.search),
  };
  const [{ cards, total, page }, facets, whole] = await Promise.all([
    listUpToLast(ctx, browse),
    countFacets(ctx, browseQuery(browse)),
    countRugs(ctx, {}),
  ]);
  const about = await pictureMetadata(
    ctx,
    collections.map(({ image }) => image),
  );
  const known = await countEach(ctx);
  return {
    browse: { ...browse, page },
    total,
    whole,
    facets,
    cards,
    collections: collections.map(({ id, name, image }) => ({
      name,
      count: known[id] ?? 0,
      found: facets.collection[id] ?? 0,
      picture: about(image),
    })),
    ...(total === 0 ? await nearestRugs(ctx, browse) : {}),
  };
}

const countEach = async (ctx: Ctx): Promise<Record<string, number>> => (await countFacets(ctx, {})).collection;

export type CataloguePage = Awaited<ReturnType<typeof browseCatalogue>>;
