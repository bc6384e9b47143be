import { hotRugs } from "../catalog/hot-rugs.server.ts";
import { rugCards } from "../catalog/rug-cards.server.ts";
import { rugsWithModel } from "../catalog/rugs-with-model.server.ts";
import { defaultDocument } from "../content/default-documents.ts";
import { shownHome } from "../content/shown-content.server.ts";
import { pictureMetadata } from "../media/picture-metadata.server.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { isDatabaseAway } from "../platform/is-database-away.ts";
import { heroSlides } from "./hero/hero-slides.server.ts";
import { homeCards } from "./home-cards.server.ts";
import { workshopPictures } from "./workshop-pictures.server.ts";
import { instagramPosts } from "./instagram/instagram-posts.server.ts";

/** The strip fetches the rest as it is walked. */
const MODELS = 8;
const POSTS = 6;
/** The about page has all of them. */
const HOME_PICTURES = 2;

/** Everything the home page shows. Spec §7: a list that cannot be loaded is logged, and its section is absent. */
export async function homePage(ctx: Ctx & { storage: Storage }, preview: string | null = null) {
  let isWhole = true;
  const orNone = <T>(section: string, none: T, work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      isWhole = false;
      ctx.log.error({ err: error, section }, "a section of the home page could not load");
      return none;
    });
  const home = await orNone("its words", defaultDocument("home"), () => shownHome(ctx, preview));
  const best = await orNone("best sellers", [], () => hotRugs(ctx));
  const [slides, hot, models, cards, posts, workshop] = await Promise.all([
    orNone("hero", [], () => heroSlides(ctx, home.slides, best)),
    orNone("best sellers", [], () => rugCards(ctx, best)),
    orNone("3D models", [], () => modelCards(ctx)),
    orNone("collections", [], () => homeCards(ctx, home.cards)),
    orNone("Instagram", [], () => shownPosts(ctx)),
    orNone("workshop", [], () => workshopPictures(ctx, home.workshop)),
  ]);
  return {
    slides,
    hot,
    models,
    cards,
    posts,
    sections: home.sections.map(({ name }) => name),
    workshop: { title: home.workshop?.title ?? "", text: home.workshop?.text ?? "", pictures: workshop.slice(0, HOME_PICTURES) },
    isWhole,
  };
}

async function modelCards(ctx: Ctx & { storage: Storage }) {
  const models = await rugsWithModel(ctx, { limit: MODELS });
  const cards = await rugCards(ctx, models);
  return cards.flatMap(({ id, name, from, picture }, place) => {
    const glb = models[place]!.model_3d;
    return glb ? [{ id, name, from, picture, glb }] : [];
  });
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
