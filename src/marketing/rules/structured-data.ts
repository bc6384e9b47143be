import { BRAND } from "../../brand.ts";
import type { Rug } from "../../catalog/contract.ts";
import { dataOf } from "../../catalog/rules/rug-fields.ts";
import { cut } from "../../platform/text.ts";

const schema = "https://schema.org";
const storeId = (site: string): string => `${site}/#tienda`;
const policyId = (site: string): string => `${site}/#devoluciones`;

/** The shop itself: address, phone and Instagram (spec §9), and its one return policy. */
export const storeData = (site: string): object => ({
  "@context": schema,
  "@type": "Organization",
  "@id": storeId(site),
  name: BRAND.name,
  legalName: BRAND.legalName,
  taxID: BRAND.nit,
  url: `${site}/`,
  logo: `${site}/share-logo.png`,
  image: `${site}/share-logo.png`,
  telephone: BRAND.phone.link,
  email: BRAND.email,
  sameAs: [BRAND.instagram.url, BRAND.facebook],
  address: {
    "@type": "PostalAddress",
    streetAddress: BRAND.address.street,
    addressLocality: BRAND.address.city,
    postalCode: BRAND.address.postalCode,
    addressCountry: "CO",
  },
  contactPoint: {
    "@type": "ContactPoint",
    telephone: BRAND.phone.link,
    contactType: "customer service",
    areaServed: "CO",
    availableLanguage: "es",
  },
  hasMerchantReturnPolicy: {
    "@type": "MerchantReturnPolicy",
    "@id": policyId(site),
    applicableCountry: "CO",
    returnPolicyCountry: "CO",
    returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: 30,
    returnMethod: `${schema}/ReturnByMail`,
    returnFees: `${schema}/FreeReturn`,
  },
});

/** Search box in results: the catalogue answers `?search=`. */
export const siteData = (site: string): object => ({
  "@context": schema,
  "@type": "WebSite",
  name: BRAND.name,
  url: `${site}/`,
  inLanguage: "es-CO",
  publisher: { "@id": storeId(site) },
});

export const crumbsData = (site: string, crumbs: readonly { name: string; path?: string }[]): object => ({
  "@context": schema,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name,
    ...(path ? { item: `${site}${path}` } : {}),
  })),
});

const DAYS_VALID = 30;
/** Spec §9: valid until 30 days from today. */
export const validUntil = (now: Date): string => new Date(now.getTime() + DAYS_VALID * 86_400_000).toISOString().slice(0, 10);

const days = (minValue: number, maxValue: number): object => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

type ShownReview = { name: string; rating: number; comment: string; created_at: string };
export type ProductFacts = {
  site: string;
  path: string;
  rug: Rug;
  images: string[];
  summary?: { average: number; count: number };
  reviews: readonly ShownReview[];
  now: Date;
};

/** As Google's merchant listings want it: one offer, the price and IVA as shown, delivery free, returns by reference. */
export function productData({ site, path, rug, images, summary, reviews, now }: ProductFacts): object {
  const price = rug.sizes[0]?.price ?? rug.price;
  return {
    "@context": schema,
    "@type": "Product",
    name: rug.name,
    description: cut(rug.description, 500),
    sku: `alfombra-${rug.id}`,
    ...(images.length > 0 ? { image: images.map((image) => new URL(image, `${site}/`).href) } : {}),
    brand: { "@type": "Brand", name: BRAND.name },
    category: "Hogar > Decoración > Alfombras",
    ...dataOf(rug),
    ...(rug.model_3d
      ? {
          subjectOf: {
            "@type": "3DModel",
            encoding: {
              "@type": "MediaObject",
              contentUrl: new URL(rug.model_3d, `${site}/`).href,
              encodingFormat: "model/gltf-binary",
            },
          },
        }
      : {}),
    ...(summary
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: summary.average, reviewCount: summary.count } }
      : {}),
    ...(summary && reviews.length > 0
      ? {
          review: reviews.map(({ name, rating, comment, created_at }) => ({
            "@type": "Review",
            // Google reads names of under 100 characters.
            author: { "@type": "Person", name: cut(name, 99) },
            reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
            reviewBody: comment,
            datePublished: created_at.slice(0, 10),
          })),
        }
      : {}),
    // A rug without a price is not offered.
    ...(price > 0 ? { offers: offerOf({ site, path, rug, now }, price) } : {}),
  };
}

const offerOf = ({ site, path, rug, now }: Pick<ProductFacts, "site" | "path" | "rug" | "now">, price: number): object => ({
  "@type": "Offer",
  url: `${site}${path}`,
  price,
  priceCurrency: "COP",
  priceValidUntil: validUntil(now),
  availability: `${schema}/${rug.inStock ? "InStock" : "OutOfStock"}`,
  itemCondition: `${schema}/NewCondition`,
  seller: { "@id": storeId(site) },
  hasMerchantReturnPolicy: { "@id": policyId(site) },
  shippingDetails: {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: 0, currency: "COP" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "CO" },
    deliveryTime: { "@type": "ShippingDeliveryTime", handlingTime: days(1, 3), transitTime: days(1, 8) },
  },
});
