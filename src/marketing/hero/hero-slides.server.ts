import type { Rug } from "../../catalog/contract.ts";
import { rugNames } from "../../catalog/rug-names.server.ts";
import type { HomeDocument } from "../../content/shape.ts";
import { pictureMetadata } from "../../media/picture-metadata.server.ts";
import { mediaAddress } from "../../media/rules/picture-address.ts";
import type { Storage } from "../../media/storage/storage.ts";
import type { PictureFacts } from "../../media/ui/picture.tsx";
import type { Ctx } from "../../platform/ctx.server.ts";

type Slide = HomeDocument["slides"][number];
export type HeroSlide = Pick<Slide, "id" | "label" | "title" | "subtitle" | "button" | "link" | "phoneOnly"> & {
  /** None in a shop that has no picture yet. */
  landscape?: PictureFacts;
  portrait?: PictureFacts;
  /** Films by shape, the smaller format first; empty when there is none. */
  films: { landscape: string[]; portrait: string[] };
  rug?: { id: number; name: string };
};

const ownKey = (id: number, shape: string, ending: string): string => `demo/hero/${id}-${shape}.${ending}`;

/** The rug in the demo's own picture of a slide. */
const DEMO_RUGS: Record<number, number> = { 1: 47, 2: 1, 3: 7, 4: 2, 5: 32 };

/** What a slide shows: the owner's pictures, else the demo's own where they are in storage, else a room of a best seller. */
function chooseMedia(slide: Slide, there: ReadonlySet<string>, rug: Rug | undefined) {
  const found = (key: string): string[] => (there.has(key) ? [mediaAddress(key)] : []);
  const demoFilms = (shape: string) =>
    ["webm", "mp4"].flatMap((ending) => (slide.picture ? [] : found(ownKey(slide.id, shape, ending))));
  const films = (own: string, shape: string) => (own ? [own] : demoFilms(shape));
  const [demo] = found(ownKey(slide.id, "landscape", "avif"));
  const [demoTall] = found(ownKey(slide.id, "portrait", "avif"));
  const room = rug?.images[1] ?? rug?.image;
  const landscape = slide.picture || demo || room;
  return {
    landscape,
    portrait: slide.phonePicture || (slide.picture ? undefined : demoTall) || landscape,
    films: {
      landscape: films(slide.film, "landscape"),
      portrait: films(slide.phoneFilm || slide.film, "portrait"),
    },
    shows: slide.picture ? undefined : demo ? DEMO_RUGS[slide.id] : rug?.id,
  };
}

/** Those of phones alone come last, so that a wide screen leaves them out. */
export async function heroSlides(
  ctx: Ctx & { storage: Storage },
  slides: HomeDocument["slides"],
  hot: readonly Rug[],
): Promise<HeroSlide[]> {
  const there = new Set(await ctx.storage.list("demo/hero/"));
  const ordered = slides.toSorted((one, other) => Number(one.phoneOnly) - Number(other.phoneOnly));
  const chosen = ordered.map((slide, place) => ({
    slide,
    ...chooseMedia(slide, there, hot[place % Math.max(1, hot.length)]),
  }));
  const about = await pictureMetadata(
    ctx,
    chosen.flatMap(({ landscape, portrait }) => [landscape, portrait].filter((src) => src !== undefined)),
  );
  const shown = chosen.flatMap(({ shows }) => shows ?? []);
  const names = await rugNames(ctx, shown, { onSale: true });
  return chosen.map(({ slide, landscape, portrait, films, shows }) => ({
    id: slide.id,
    label: slide.label,
    title: slide.title,
    subtitle: slide.subtitle,
    button: slide.button,
    link: slide.link,
    phoneOnly: slide.phoneOnly,
    ...(landscape && { landscape: about(landscape) }),
    ...(portrait && { portrait: about(portrait) }),
    films,
    ...(shows && names.has(shows) ? { rug: { id: shows, name: names.get(shows)! } } : {}),
  }));
}
