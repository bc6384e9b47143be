import { hotRugs } from "../catalog/hot-rugs.server.ts";
import { listCollections } from "../catalog/list-collections.server.ts";
import { rugCards } from "../catalog/rug-cards.server.ts";
import { rugsWithModel } from "../catalog/rugs-with-model.server.ts";
import { pictureMetadata } from "../media/picture-metadata.server.ts";
import type { PictureFacts } from "../media/ui/picture.tsx";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { isDatabaseAway } from "../platform/is-database-away.ts";
import { heroSlides } from "./hero/hero-slides.server.ts";
import { HOME_CARDS } from "./home-cards.ts";
import { instagramPosts } from "./instagram/instagram-posts.server.ts";

/** The strip fetches the rest as it is walked. */
const MODELS = 8;
const POSTS = 6;

/** Everything the home page shows. Spec §7: a list that cannot be loaded is logged, and its section is absent. */
export async function homePage(ctx: Ctx & { storage: Storage }) {
  let isWhole = true;
  const orNone = <T>(section: string, none: T, work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      isWhole = false;
      ctx.log.error({ err: error, section }, "a section of the home page could not load");
      return none;
    });
  const best = await orNone("best sellers", [], () => hotRugs(ctx));
  const [slides, hot, models, collections, posts] = await Promise.all([
    orNone("hero", [], () => heroSlides(ctx, best)),
    orNone("best sellers", [], () => rugCards(ctx, best)),
    orNone("3D models", [], () => modelCards(ctx)),
    orNone("collections", {}, () => collectionPictures(ctx)),
    orNone("Instagram", [], () => shownPosts(ctx)),
  ]);
  return { slides, hot, models, collections, posts, isWhole };
}

async function modelCards(ctx: Ctx & { storage: Storage }) {
  const models = await rugsWithModel(ctx, { limit: MODELS });
  const cards = await rugCards(ctx, models);
  return cards.flatMap(({ id, name, from, picture }, place) => {
    const glb = models[place]!.model_3d;
    return glb ? [{ id, name, from, picture, glb }] : [];
  });
}

async function collectionPictures(ctx: Ctx & { storage: Storage }): Promise<Record<string, PictureFacts>> {
  const shown = (await listCollections(ctx)).filter(({ name, image }) => image && HOME_CARDS.some((card) => card.shown === name));
  const about = await pictureMetadata(
    ctx,
    shown.map(({ image }) => image),
  );
  return Object.fromEntries(shown.map(({ name, image }) => [name, about(image)]));
}

async function shownPosts(ctx: Ctx & { storage: Storage }) {
  const posts = (await instagramPosts(ctx)).slice(0, POSTS);
  const about = await pictureMetadata(
    ctx,
    posts.map(({ thumbnailUrl }) => thumbnailUrl),
  );
  return posts.map(({ id, isReel, permalink, caption, thumbnailUrl }) => ({
    id,
    isReel,
    permalink,
    caption,
    picture: about(thumbnailUrl),
  }));
}
