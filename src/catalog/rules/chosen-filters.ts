import { type Browse, toggled } from "./browse.ts";
import { FACET_NAMES, facetOf, type FacetName, isWordFacet } from "./facets.ts";
import { understandSearch } from "./search/understand-search.ts";

export type Chosen = { facet: FacetName; value: string; label: string; without: Partial<Browse> };

/** A search is told back part by part, as it was understood. */
function searchedFor(search: string): Chosen[] {
  const readings = understandSearch(search);
  if (readings.length === 0 && search) return [{ facet: "search", value: search, label: `«${search}»`, without: { search: "" } }];
  return readings.map(({ label, said, without }) => ({ facet: "search", value: said, label, without: { search: without } }));
}

/** Every filter in force, each with what the address would be without it. */
export const chosenFilters = (browse: Browse): Chosen[] =>
  FACET_NAMES.flatMap((facet): Chosen[] => {
    if (facet === "search") return searchedFor(browse.search);
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
