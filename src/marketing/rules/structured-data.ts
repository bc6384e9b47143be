import type { Rug } from "../../catalog/contract.ts";
import { dataOf } from "../../catalog/rules/rug-fields.ts";
import { bogotaDate } from "../../platform/bogota-time.ts";
import { cut } from "../../platform/text.ts";
import {
  type Exception,
  exceptionsFrom,
  type Hours,
  type Span,
  spanOf,
  type Weekday,
  weekLines,
} from "../../settings/rules/opening-hours.ts";
import type { Settings } from "../../settings/shape.ts";

const schema = "https://schema.org";
const storeId = (site: string): string => `${site}/#tienda`;
const policyId = (site: string): string => `${site}/#devoluciones`;

const DAY_NAMES: Record<Weekday, string> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

const openOn = (days: Weekday[], span: NonNullable<Span>): object => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: days.map((day) => DAY_NAMES[day]),
  ...span,
});

/** schema.org: a closed day opens and closes at midnight. */
const exceptionOf = (each: Exception): object => ({
  "@type": "OpeningHoursSpecification",
  validFrom: each.date,
  validThrough: each.date,
  ...(spanOf(each) ?? { opens: "00:00", closes: "00:00" }),
});

const EXCEPTION_DAYS = 90;

function hoursData({ week, exceptions }: Hours, now: Date): object {
  const usual = weekLines(week).flatMap(({ weekdays, span }) => (span ? [openOn(weekdays, span)] : []));
  const special = exceptionsFrom(exceptions, bogotaDate(now), EXCEPTION_DAYS).map(exceptionOf);
  return {
    ...(usual.length > 0 ? { openingHoursSpecification: usual } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}

/** The shop itself: address, phone and Instagram (spec §9), its hours and its one return policy; of what is known. */
export function storeData(site: string, { shop, contact, hours, selling }: Settings, now: Date): object {
  const telephone = contact.phone.replaceAll(/[^+\d]/g, "");
  const profiles = [contact.instagram, contact.facebook].filter(Boolean);
  const logo = shop.logo === "demo" ? "/share-logo.png" : shop.logo;
  return {
    "@context": schema,
    "@type": "Organization",
    "@id": storeId(site),
    name: shop.name,
    ...(shop.legalName ? { legalName: shop.legalName } : {}),
    ...(shop.nit ? { taxID: shop.nit } : {}),
    url: `${site}/`,
    ...(logo ? { logo: `${site}${logo}`, image: `${site}${logo}` } : {}),
    ...(telephone ? { telephone } : {}),
    ...(contact.email ? { email: contact.email } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(contact.address || contact.city
      ? {
          address: {
            "@type": "PostalAddress",
            streetAddress: contact.address,
            addressLocality: contact.city,
            ...(contact.postalCode ? { postalCode: contact.postalCode } : {}),
            addressCountry: "CO",
          },
        }
      : {}),
    ...(telephone
      ? {
          contactPoint: {
            "@type": "ContactPoint",
            telephone,
            contactType: "customer service",
            areaServed: "CO",
            availableLanguage: "es",
          },
        }
      : {}),
    ...hoursData(hours, now),
    ...(selling.returnsDays > 0
      ? {
          hasMerchantReturnPolicy: {
            "@type": "MerchantReturnPolicy",
            "@id": policyId(site),
            applicableCountry: "CO",
            returnPolicyCountry: "CO",
            returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
            merchantReturnDays: selling.returnsDays,
            returnMethod: `${schema}/ReturnByMail`,
            returnFees: `${schema}/FreeReturn`,
          },
        }
      : {}),
  };
}

/** Search box in results: the catalogue answers `?search=`. */
export const siteData = (site: string, { shop }: Settings): object => ({
  "@context": schema,
  "@type": "WebSite",
  name: shop.name,
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
  settings: Settings;
  site: string;
  path: string;
  rug: Rug;
  images: string[];
  summary?: { average: number; count: number };
  reviews: readonly ShownReview[];
  now: Date;
};

/** As Google's merchant listings want it: one offer, the price and IVA as shown, delivery free, returns by reference. */
export function productData({ settings, site, path, rug, images, summary, reviews, now }: ProductFacts): object {
  const price = rug.sizes[0]?.price ?? rug.price;
  return {
    "@context": schema,
    "@type": "Product",
    name: rug.name,
    description: cut(rug.description, 500),
    sku: `alfombra-${rug.id}`,
    ...(images.length > 0 ? { image: images.map((image) => new URL(image, `${site}/`).href) } : {}),
    brand: { "@type": "Brand", name: settings.shop.name },
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
    ...(price > 0 ? { offers: offerOf({ settings, site, path, rug, now }, price) } : {}),
  };
}

const offerOf = (
  { settings, site, path, rug, now }: Pick<ProductFacts, "settings" | "site" | "path" | "rug" | "now">,
  price: number,
): object => ({
  "@type": "Offer",
  url: `${site}${path}`,
  price,
  priceCurrency: "COP",
  // Spec §9, or until the promotion ends.
  priceValidUntil: rug.promotion ? bogotaDate(new Date(rug.promotion.endsAt)) : validUntil(now),
  ...(rug.formerPrice
    ? {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceType: `${schema}/StrikethroughPrice`,
          price: rug.formerPrice,
          priceCurrency: "COP",
        },
      }
    : {}),
  availability: `${schema}/${rug.inStock ? "InStock" : "OutOfStock"}`,
  itemCondition: `${schema}/NewCondition`,
  seller: { "@id": storeId(site) },
  ...(settings.selling.returnsDays > 0 ? { hasMerchantReturnPolicy: { "@id": policyId(site) } } : {}),
  shippingDetails: {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: 0, currency: "COP" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "CO" },
    deliveryTime: { "@type": "ShippingDeliveryTime", handlingTime: days(1, 3), transitTime: days(1, 8) },
  },
});
