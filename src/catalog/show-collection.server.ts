import { pictureMetadata } from "../media/picture-metadata.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { slugOf } from "../platform/text.ts";
import { listCollections } from "./list-collections.server.ts";
import { listRugs } from "./list-rugs.server.ts";
import { rugCards } from "./rug-cards.server.ts";
import { refuse } from "./texts.ts";

const SHOWN = 24;

/** A collection's story: its words, its film, its own picture (or a room that shows it), and its rugs. */
export async function showCollection(ctx: Ctx & { storage: Storage }, { slug }: { slug: string }) {
  const collections = await listCollections(ctx);
  const place = collections.findIndex((each) => each.slug === slugOf(slug));
  const collection = collections[place];
  if (!collection) throw refuse("catalog.collection_not_found");
  const { rugs, total } = await listRugs(ctx, { catalog: collection.slug, limit: SHOWN });
  const picture = collection.image || rugs.map(({ images }) => images[1]).find(Boolean) || "";
  const about = await pictureMetadata(ctx, [picture]);
  const next = collections[(place + 1) % collections.length]!;
  return {
    collection,
    total,
    picture: about(picture),
    cards: await rugCards(ctx, rugs),
    next: { name: next.name },
    film: collection.video || rugs.find(({ video }) => video)?.video || undefined,
  };
}
