import { type Browse, toggled } from "./browse.ts";
import { FACET_NAMES, facetOf, type FacetName, isWordFacet } from "./facets.ts";

export type Chosen = { facet: FacetName; value: string; label: string; without: Partial<Browse> };

/** A search is told back part by part, as it was understood; whole until that is known. */
function searchedFor({ search, understood = [] }: Browse): Chosen[] {
  const parts = understood.length > 0 || !search ? understood : [{ said: search, label: `«${search}»`, without: "" }];
  return parts.map(({ label, said, without }) => ({ facet: "search", value: said, label, without: { search: without } }));
}

/** Every filter in force, each with what the address would be without it. */
export const chosenFilters = (browse: Browse): Chosen[] =>
  FACET_NAMES.flatMap((facet): Chosen[] => {
    if (facet === "search") return searchedFor(browse);
    const { show } = facetOf(facet);
    if (isWordFacet(facet))
      return browse[facet].map((value) => ({
        facet,
        value,
        label: show(value),
        without: { [facet]: toggled(browse[facet], value) },
      }));
    const value = browse[facet];
    return value ? [{ facet, value, label: show(value), without: { [facet]: "" } }] : [];
  });
