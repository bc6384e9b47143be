import { pictureAddress, pictureSet } from "./picture-address.ts";

/** How a picture is offered: `Picture` and what is asked for ahead of it must say the same. */
export type Offer = { sizes: string; least?: number; most?: number };
const LEAST = 360;
const MOST = 1800;

export const offeredSet = (src: string, { least = LEAST, most = MOST }: Omit<Offer, "sizes">): string =>
  pictureSet(src, "avif", most, Math.min(least, most));

export type AheadTag = {
  tagName: "link";
  rel: "preload";
  as: "image";
  type: "image/avif";
  fetchPriority: "high";
  href: string;
  imageSrcSet: string;
  imageSizes: string;
  media?: string;
};

/**
 * The picture that paints first, named in the page's head before the fonts: who asks first gets the open line. It pays where
 * that picture is the heaviest of them, not in the catalogue, whose first card weighs less than a font.
 */
export const pictureAhead = (src: string, offer: Offer, media?: string): AheadTag[] =>
  src
    ? [
        {
          tagName: "link",
          rel: "preload",
          as: "image",
          type: "image/avif",
          fetchPriority: "high",
          // For browsers that do not know the set; without it React would write the tag after the fonts.
          href: pictureAddress(src, Math.min(720, offer.most ?? 720), "avif"),
          imageSrcSet: offeredSet(src, offer),
          imageSizes: offer.sizes,
          ...(media ? { media } : {}),
        },
      ]
    : [];
