import { FACET_NAMES } from "./catalog/rules/facets.ts";

/** Parameters that change what a page shows; everything else (utm, fbclid, …) shares one cached page. */
const KNOWN = ["catalog", ...FACET_NAMES, "sort", "page", "limit", "week", "place", "_routes"];
const PERSONAL = /^\/(admin|aviso|cart|checkout|favoritos|order|merge|procedencia|resena|sala|visita)(\/|\.data|$)/;

/** What the log says of a page that exists: which kind, never which one. */
export const pageRoute = ({ pathname }: URL): string => pathname.replace(/(?<=^\/[^/]+)\/.+$/, "/*");

/** A draft's preview is for who has its link. */
export const isPersonal = ({ pathname, searchParams }: URL): boolean => PERSONAL.test(pathname) || searchParams.has("preview");

/** The cache key of a page, or undefined for one that is anybody's own. */
export function pageKey(url: URL): string | undefined {
  if (isPersonal(url) || url.href.length > 1500) return undefined;
  const kept = KNOWN.flatMap((name) => url.searchParams.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`));
  return `${url.origin}${url.pathname}?${kept.join("&")}`;
}
