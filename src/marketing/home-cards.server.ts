import { addresses } from "../addresses.ts";
import { listCollections } from "../catalog/list-collections.server.ts";
import { readableName } from "../catalog/rules/readable-name.ts";
import type { HomeDocument } from "../content/shape.ts";
import { pictureMetadata } from "../media/picture-metadata.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { HomeCard } from "./ui/home-collections.tsx";

/** Spec §2: five. */
const OWN_COLLECTIONS = 5;

/** The cards as written; while there are none, the shop's first collections. A card of a collection that is not there is left out. */
export async function homeCards(ctx: Ctx & { storage: Storage }, cards: HomeDocument["cards"]): Promise<HomeCard[]> {
  const collections = await listCollections(ctx);
  const images = new Map(collections.map(({ name, image }) => [name, image]));
  const shown =
    cards.length > 0
      ? cards
          .filter(({ picture, collection }) => picture || !collection || images.has(collection))
          .map((card) => ({ ...card, picture: card.picture || images.get(card.collection) || "" }))
      : collections.slice(0, OWN_COLLECTIONS).map(({ name, image, description }) => ({
          title: readableName(name),
          text: description.slice(0, 120),
          link: addresses.catalog({ collection: name }),
          picture: image,
        }));
  const about = await pictureMetadata(
    ctx,
    shown.flatMap(({ picture }) => picture || []),
  );
  return shown.map(({ title, text, link, picture }) => ({
    title,
    text,
    link: link || addresses.catalog(),
    ...(picture && { picture: about(picture) }),
  }));
}
