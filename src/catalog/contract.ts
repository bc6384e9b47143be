import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { ifGiven, paging } from "../platform/paging.ts";
import { pathId } from "../platform/row-id.ts";
import { publicFields } from "./field-shapes.ts";
import { FACET_NAMES, FACETS, type FacetName, MOST_LIST } from "./rules/facets.ts";

const pesos = z.number().describe("Whole pesos");

const formerPrice = pesos.describe("Before the promotion: the lowest of the 30 days before it began");
export const rugSize = z.object({
  size: z.string(),
  price: pesos,
  inventory: z.number().int(),
  formerPrice: formerPrice.optional(),
});
const promotion = z
  .object({
    name: z.string(),
    percentage: z.number(),
    startsAt: z.string(),
    endsAt: z.string(),
    words: z.string().describe("Hasta el 30 de noviembre"),
  })
  .meta({ id: "RugPromotion" });

/** Spec §3, Rug (public): every field it names, plus the slug. */
export const rug = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    catalog: z.string(),
    catalogId: z.number().int(),
    catalogSlug: z.string(),
    ...publicFields,
    image: z.string(),
    thumbnail: z.string(),
    video: z.string().nullable(),
    model_3d: z.string().nullable(),
    sizes: z.array(rugSize),
    size: z.array(z.string()),
    inventory: z.array(z.number().int()),
    price: pesos,
    formerPrice: formerPrice.nullable(),
    promotion: promotion.nullable().describe("What is taken off its prices now"),
    inStock: z.boolean(),
    color: z.string().nullable(),
    rating: z.number().nullable(),
    isFeatured: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: "Rug" });
export type Rug = z.output<typeof rug>;
export type RugSize = z.output<typeof rugSize>;

export const collection = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    image: z.string(),
    description: z.string(),
    video: z.string(),
    sort_order: z.number().int(),
    sizes: z.array(z.object({ size: z.string(), price: pesos })),
  })
  .meta({ id: "Collection" });
export type Collection = z.output<typeof collection>;

const text = ifGiven(z.string().max(200));
/** Comma lists; a parameter given twice is one list. */
const list = z
  .union([
    z.string().max(MOST_LIST),
    z
      .array(z.string().max(200))
      .max(50)
      .transform((parts) => parts.join(",")),
  ])
  .optional();
const sort = z.enum(["rating", "price-asc", "price-desc", "newest"]);

const PARAMETERS = {
  one: text,
  words: list,
  pesos: ifGiven(z.coerce.number().min(0).max(1e12).describe("Whole pesos, of the chosen size if one is given")),
};
type FacetParameters = { [N in FacetName]: (typeof PARAMETERS)[(typeof FACETS)[N]["kind"]] };
const facetParameters = Object.fromEntries(FACET_NAMES.map((name) => [name, PARAMETERS[FACETS[name].kind]])) as FacetParameters;

export const rugQuery = z.object({
  catalog: text,
  ...facetParameters,
  sort: ifGiven(sort),
  ...paging,
});
export type RugQuery = z.output<typeof rugQuery>;

const rugId = z.object({ id: pathId });
const page = z.object(paging);

const lists = { query: rugQuery, reply: z.array(rug) } as const;
export const listCatalogs = endpoint({
  method: "GET",
  path: "/api/catalogs",
  summary: "Collections in sort order",
  query: page,
  reply: z.array(collection),
});
export const listCollections = endpoint({
  method: "GET",
  path: "/api/collections",
  summary: "Collections in sort order",
  query: page,
  reply: z.array(collection),
});
export const listRugs = endpoint({ method: "GET", path: "/api/rugs", summary: "Rugs, filtered and paged", ...lists });
export const listCarpets = endpoint({ method: "GET", path: "/api/carpets", summary: "The same as /api/rugs", ...lists });
export const hotRugs = endpoint({
  method: "GET",
  path: "/api/rugs/featured/hot",
  summary: "Best sellers",
  query: page,
  reply: z.array(rug),
});
export const hotCarpets = endpoint({
  method: "GET",
  path: "/api/carpets/featured/hot",
  summary: "Best sellers",
  query: page,
  reply: z.array(rug),
});
export const recommendedRugs = endpoint({
  method: "GET",
  path: "/api/rugs/recommended/{id}",
  summary: "Up to 8 rugs near this one",
  params: rugId,
  query: page,
  reply: z.array(rug),
});
export const recommendedCarpets = endpoint({
  method: "GET",
  path: "/api/carpets/recommended/{id}",
  summary: "Up to 8 rugs near this one",
  params: rugId,
  query: page,
  reply: z.array(rug),
});
export const getRug = endpoint({ method: "GET", path: "/api/rugs/{id}", summary: "One rug", params: rugId, reply: rug });
export const getCarpet = endpoint({ method: "GET", path: "/api/carpets/{id}", summary: "One rug", params: rugId, reply: rug });

export const suggestions = z.object({
  rugs: z.array(z.object({ id: z.number().int(), name: z.string(), catalog: z.string(), thumbnail: z.string() })),
  collections: z.array(z.string()),
  colors: z.array(z.string()),
  tags: z.array(z.string()),
});
export type Suggestions = z.output<typeof suggestions>;

export const suggest = endpoint({
  method: "GET",
  path: "/api/suggestions",
  summary: "What a shopper may mean while typing",
  query: z.object({ search: z.string().max(100) }),
  reply: suggestions,
});
export type SuggestCall = typeof suggest;
