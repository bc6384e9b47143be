import { hotRugs } from "../catalog/hot-rugs.server.ts";
import { listCollections } from "../catalog/list-collections.server.ts";
import { rugCards } from "../catalog/rug-cards.server.ts";
import { rugsWithModel } from "../catalog/rugs-with-model.server.ts";
import { knowPictures } from "../media/know-pictures.server.ts";
import type { Storage } from "../media/storage/storage.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { heroSlides } from "./hero/hero-slides.server.ts";
import { HOME_CARDS } from "./home-cards.ts";
import { instagramPosts } from "./instagram/instagram-posts.server.ts";

const MODELS = 4;
const POSTS = 6;

/** Everything the home page shows, in the form in which it shows it. */
export async function homePage(ctx: Ctx & { storage: Storage }) {
  const [hot, models, collections, posts] = await Promise.all([
    hotRugs(ctx),
    rugsWithModel(ctx, { limit: MODELS }),
    listCollections(ctx),
    instagramPosts(ctx),
  ]);
  const shown = posts.slice(0, POSTS);
  const cards = collections.filter(({ name, image }) => image && HOME_CARDS.some((card) => card.shown === name));
  const about = await knowPictures(ctx, [...cards.map(({ image }) => image), ...shown.map(({ thumbnailUrl }) => thumbnailUrl)]);
  const modelCards = await rugCards(ctx, models);
  return {
    slides: await heroSlides(ctx, hot),
    hot: await rugCards(ctx, hot),
    models: modelCards.map(({ id, name, from, picture }, place) => ({ id, name, from, picture, glb: models[place]!.model_3d! })),
    collections: Object.fromEntries(cards.map(({ name, image }) => [name, about(image)])),
    posts: shown.map(({ id, isReel, permalink, caption, thumbnailUrl }) => ({
      id,
      isReel,
      permalink,
      caption,
      picture: about(thumbnailUrl),
    })),
  };
}
