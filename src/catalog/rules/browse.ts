import { addresses } from "../../addresses.ts";
import { normalizeSize } from "./size.ts";

export const PAGE_SIZES = [12, 24, 48] as const;
export const SORTS = {
  "": "Recomendadas",
  rating: "Mejor calificadas",
  "price-asc": "Precio: menor a mayor",
  "price-desc": "Precio: mayor a menor",
  newest: "Más nuevas",
} as const;
export type Sort = keyof typeof SORTS;

/** What the address of the catalogue says. `collection` is a name or a slug. */
export type Browse = {
  collection: string;
  size: string;
  colors: string[];
  tags: string[];
  search: string;
  sort: Sort;
  page: number;
  limit: number;
};

const words = (list: string | null): string[] => [
  ...new Set(
    (list ?? "")
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** Reads the address; what makes no sense counts as not said. A form without JavaScript repeats a name per box. */
export function readBrowse(params: URLSearchParams, slug = ""): Browse {
  const all = (name: string): string[] => words(params.getAll(name).join(","));
  const sort = params.get("sort") ?? "";
  const page = Number(params.get("page") ?? 1);
  const limit = Number(params.get("limit"));
  return {
    collection: (slug || params.get("catalog") || params.get("collection") || "").trim().slice(0, 100),
    size: normalizeSize((params.get("size") ?? "").slice(0, 30)),
    colors: all("colors").slice(0, 20),
    tags: all("tags").slice(0, 20),
    search: (params.get("search") ?? "").trim().slice(0, 100),
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : "",
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    limit: PAGE_SIZES.find((each) => each === limit) ?? PAGE_SIZES[0],
  };
}

/** The address of a choice. Spec §9: any change but the page itself goes back to page 1. */
export function browseAddress(browse: Browse, change: Partial<Browse> = {}): string {
  const next = { ...browse, page: 1, ...change };
  const params = new URLSearchParams();
  const put = (name: string, value: string | number, silent: string | number = "") => {
    if (value !== silent) params.set(name, String(value));
  };
  put("collection", next.collection);
  put("size", next.size);
  put("colors", next.colors.join(","));
  put("tags", next.tags.join(","));
  put("search", next.search);
  put("sort", next.sort);
  put("page", next.page, 1);
  put("limit", next.limit, PAGE_SIZES[0]);
  const query = params.toString().replaceAll("%2C", ",");
  return query ? `${addresses.catalog()}?${query}` : addresses.catalog();
}

/** A page of filters is not worth finding; a collection, a tag or the catalogue itself is. */
export const isPlain = ({ search, size, colors, sort, tags }: Browse): boolean =>
  !search && !size && colors.length === 0 && !sort && tags.length <= 1;

/** The address search engines keep. A collection has a page of its own. */
export function canonicalAddress(browse: Browse): string {
  const { collection, tags, page } = browse;
  if (collection && isPlain(browse) && tags.length === 0 && page === 1) return addresses.collection(collection);
  return browseAddress({ ...browse, limit: PAGE_SIZES[0] }, { page: isPlain(browse) ? page : 1 });
}

/** On becomes off and the other way round. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

export type Chosen = { kind: "collection" | "size" | "color" | "tag" | "search"; value: string; without: Partial<Browse> };

/** Every filter in force, each with what the address would be without it. */
export const chosenFilters = (browse: Browse): Chosen[] => [
  ...(browse.collection ? [{ kind: "collection", value: browse.collection, without: { collection: "" } } as const] : []),
  ...(browse.size ? [{ kind: "size", value: browse.size, without: { size: "" } } as const] : []),
  ...browse.colors.map((value) => ({ kind: "color", value, without: { colors: toggled(browse.colors, value) } }) as const),
  ...browse.tags.map((value) => ({ kind: "tag", value, without: { tags: toggled(browse.tags, value) } }) as const),
  ...(browse.search ? [{ kind: "search", value: browse.search, without: { search: "" } } as const] : []),
];
