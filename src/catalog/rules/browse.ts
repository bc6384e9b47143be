import { addresses } from "../../addresses.ts";
import { type Choices, FACET_NAMES, facetOf, type FacetName, MOST_LIST } from "./facets.ts";

export const PAGE_SIZES = [12, 24, 48] as const;
export const SORTS = {
  "": "Recomendadas",
  rating: "Mejor calificadas",
  "price-asc": "Precio: menor a mayor",
  "price-desc": "Precio: mayor a menor",
  newest: "Más nuevas",
} as const;
export type Sort = keyof typeof SORTS;

/** A part of a search as it was understood, and the search without it. */
export type SearchPart = { said: string; label: string; without: string };

/** What the address of the catalogue says. `collection` is a name or a slug. The server adds how it understood the search. */
export type Browse = Choices & { sort: Sort; page: number; limit: number; understood?: SearchPart[] };

const MOST_WORDS = 20;
const words = (list: string): string[] => [
  ...new Set(
    list
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** One facet as the address says it; what makes no sense counts as not said. */
function readFacet(name: FacetName, params: URLSearchParams): string | string[] {
  const facet = facetOf(name);
  // A form without JavaScript repeats a name per box.
  if (facet.kind === "words") {
    const said = words(params.getAll(name).join(",")).slice(0, MOST_WORDS);
    return said.filter((_, place) => said.slice(0, place + 1).join(",").length <= MOST_LIST);
  }
  const said = (params.get(name) ?? "").trim();
  if (facet.kind === "pesos") return /^\d{1,12}$/.test(said) ? String(Number(said)) : "";
  const text = said.slice(0, facet.most);
  return facet.normalize ? facet.normalize(text) : text;
}

const readFacets = (params: URLSearchParams): Choices =>
  Object.fromEntries(FACET_NAMES.map((name) => [name, readFacet(name, params)])) as Choices;

/** Reads the address. Spec §2: the collection is called `catalog` or `collection`; a page of its own names it by its slug. */
export function readBrowse(params: URLSearchParams, slug = ""): Browse {
  const sort = params.get("sort") ?? "";
  const page = Number(params.get("page") ?? 1);
  const limit = Number(params.get("limit"));
  const chosen = readFacets(params);
  return {
    ...chosen,
    collection: (slug || params.get("catalog") || chosen.collection).trim().slice(0, 100),
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : "",
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    limit: PAGE_SIZES.find((each) => each === limit) ?? PAGE_SIZES[0],
  };
}

/** The parameters of an address; nothing that goes without saying. */
export function browseParams(browse: Browse): [name: string, value: string][] {
  const { sort, page, limit } = browse;
  const said: [string, string][] = [
    ...FACET_NAMES.map((name): [string, string] => [name, String(browse[name])]),
    ["sort", sort],
    ["page", page === 1 ? "" : String(page)],
    ["limit", limit === PAGE_SIZES[0] ? "" : String(limit)],
  ];
  return said.filter(([, value]) => value !== "");
}

/** The address of a choice. Spec §9: any change but the page itself goes back to page 1. */
export function browseAddress(browse: Browse, change: Partial<Browse> = {}): string {
  const params = new URLSearchParams(browseParams({ ...browse, page: 1, ...change }));
  const query = params.toString().replaceAll("%2C", ",");
  return query ? `${addresses.catalog()}?${query}` : addresses.catalog();
}

/** On becomes off and the other way round. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** A page of filters is not worth finding; a collection, a tag or the catalogue itself is. */
export const isPlain = (browse: Browse): boolean =>
  !browse.sort && browse.tags.length <= 1 && FACET_NAMES.every((name) => facetOf(name).isIndexed || browse[name].length === 0);

/** What was searched for, where nothing else narrows what is found. */
export const searchedAlone = (browse: Browse): string =>
  FACET_NAMES.every((name) => name === "search" || browse[name].length === 0) ? browse.search : "";

/** The address search engines keep. A collection has a page of its own. */
export function canonicalAddress(browse: Browse): string {
  const { collection, tags, page } = browse;
  if (collection && isPlain(browse) && tags.length === 0 && page === 1) return addresses.collection(collection);
  return browseAddress({ ...browse, limit: PAGE_SIZES[0] }, { page: isPlain(browse) ? page : 1 });
}
