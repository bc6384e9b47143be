import type { Rug } from "../../catalog/contract.ts";
import { rugNames } from "../../catalog/rug-names.server.ts";
import { pictureMetadata } from "../../media/picture-metadata.server.ts";
import { mediaAddress } from "../../media/rules/picture-address.ts";
import type { Storage } from "../../media/storage/storage.ts";
import type { PictureFacts } from "../../media/ui/picture.tsx";
import type { Ctx } from "../../platform/ctx.server.ts";
import { SLIDES, type SlideWords } from "./slides.ts";

export type HeroSlide = SlideWords & {
  landscape: PictureFacts;
  portrait: PictureFacts;
  /** Films by shape, the smaller format first; empty when there is none. */
  films: { landscape: string[]; portrait: string[] };
  rug?: { id: number; name: string };
};

const ownKey = (id: number, shape: string, ending: string): string => `demo/hero/${id}-${shape}.${ending}`;

/** Each slide's own pictures when they are in storage, else a room of a best seller. */
export async function heroSlides(ctx: Ctx & { storage: Storage }, hot: readonly Rug[]): Promise<HeroSlide[]> {
  const there = new Set(await ctx.storage.list("demo/hero/"));
  const found = (key: string): string[] => (there.has(key) ? [mediaAddress(key)] : []);
  const chosen = SLIDES.flatMap((words, place) => {
    const rug = hot[place % Math.max(1, hot.length)];
    const room = rug && (rug.images[1] ?? rug.image);
    const [landscape = room] = found(ownKey(words.id, "landscape", "avif"));
    const [portrait = landscape] = found(ownKey(words.id, "portrait", "avif"));
    if (!landscape || !portrait) return [];
    const films = (shape: string) => ["webm", "mp4"].flatMap((ending) => found(ownKey(words.id, shape, ending)));
    const shows = landscape === room ? rug?.id : words.shows;
    return [{ words, landscape, portrait, shows, films: { landscape: films("landscape"), portrait: films("portrait") } }];
  });
  const about = await pictureMetadata(
    ctx,
    chosen.flatMap(({ landscape, portrait }) => [landscape, portrait]),
  );
  const shown = chosen.flatMap(({ shows }) => shows ?? []);
  const names = await rugNames(ctx, shown, { onSale: true });
  return chosen.map(({ words, landscape, portrait, films, shows }) => ({
    ...words,
    landscape: about(landscape),
    portrait: about(portrait),
    films,
    ...(shows && names.has(shows) ? { rug: { id: shows, name: names.get(shows)! } } : {}),
  }));
}
