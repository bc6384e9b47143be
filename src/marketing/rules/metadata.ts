import type { AheadTag } from "../../media/rules/picture-ahead.ts";
import { logoPictures } from "../../media/rules/logo-pictures.ts";
import { cut } from "../../platform/text.ts";
import type { Settings } from "../../settings/shape.ts";

/** Spec §9, Page metadata; the default title is the shop's line. */
export const titles = {
  search: (term: string) => `Búsqueda: ${term}`,
  collection: (name: string) => `Colección ${name}`,
  product: (name: string) => `${name} - Alfombra Turca Premium`,
};
/** Spec §9: the text states that shipping and IVA are included. */
export const PROMISE = "Envío e IVA incluidos.";
const descriptionOf = ({ shop, contact, selling }: Settings): string =>
  `${shop.line}${contact.city && ` en ${contact.city}`}: lana, tintes firmes y dibujos de taller. Envío e IVA incluidos a toda Colombia${
    selling.returnsDays > 0 ? `, y ${selling.returnsDays} días para devolverla` : ""
  }.`;

export type PageFacts = {
  settings: Settings;
  /** The shop's address, without a slash at the end. */
  site: string;
  path: string;
  title?: string;
  description?: string;
  /** What the description ends with, however long it is. */
  promise?: string;
  image?: { src: string; width: number; height: number; alt: string };
  type?: "website" | "product";
  /** What messengers and Meta's catalogue read of a product. */
  offer?: { price: number; inStock: boolean };
  isHidden?: boolean;
  /** The pictures that paint first. */
  ahead?: AheadTag[];
  data?: object[];
};

export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string }
  | AheadTag
  | { "script:ld+json": object };

type SharePicture = { src: string; width?: number; height?: number; alt: string };

/** Spec §9: the default share image is the logo; a shop without one shares none. */
const shareLogo = ({ logo, name }: Settings["shop"]): SharePicture | undefined =>
  logo === ""
    ? undefined
    : logo === "demo"
      ? { src: "/share-logo.png", width: 1200, height: 630, alt: name }
      : logoPictures(logo)
        ? { src: logoPictures(logo)!.share, width: 1200, height: 630, alt: name }
        : { src: logo, alt: name };

const pictureTags = (site: string, { src, width, height, alt }: SharePicture): MetaTag[] => [
  { property: "og:image", content: new URL(src, `${site}/`).href },
  ...(width && height
    ? [
        { property: "og:image:width", content: String(width) },
        { property: "og:image:height", content: String(height) },
      ]
    : []),
  { property: "og:image:alt", content: alt },
];

/** The head of a page, in the form React Router takes. */
export function metaOf({
  settings,
  site,
  path,
  title: usual = settings.shop.line,
  description: told,
  promise = "",
  image: pictured,
  type = "website",
  offer,
  isHidden,
  ahead = [],
  data = [],
}: PageFacts): MetaTag[] {
  const address = `${site}${path}`;
  // What the owner has said of this page comes first.
  const own = settings.shop.seo.find((each) => each.path === path);
  const title = own?.title || usual;
  const description = own?.description || told;
  const image = own?.image ? { src: own.image, alt: title } : pictured;
  const said = `${cut(description || descriptionOf(settings), 155 - (promise ? promise.length + 1 : 0))} ${promise}`.trim();
  const picture = image ?? shareLogo(settings.shop);
  return [
    ...ahead,
    { title },
    { name: "description", content: said },
    ...(isHidden ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: settings.shop.name },
    { property: "og:locale", content: "es_CO" },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: said },
    { property: "og:url", content: address },
    ...(picture ? pictureTags(site, picture) : []),
    ...(offer
      ? [
          { property: "product:price:amount", content: String(offer.price) },
          { property: "product:price:currency", content: "COP" },
          { property: "product:availability", content: offer.inStock ? "in stock" : "out of stock" },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...data.map((each) => ({ "script:ld+json": each })),
  ];
}
