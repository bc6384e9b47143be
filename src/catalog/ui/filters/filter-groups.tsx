import type { CataloguePage } from "../../browse-catalogue.server.ts";
import type { FacetCounts } from "../../facets.server.ts";
import type { Browse } from "../../rules/browse.ts";
import { FACETS, type FacetName, facetOf, isWordFacet } from "../../rules/facets.ts";
import { CollectionOptions, SizeOptions, WordOptions } from "./filter-options.tsx";
import { PriceForm } from "./price-form.tsx";

export type GroupProps = { browse: Browse; facets: FacetCounts; collections: CataloguePage["collections"] };
/** One heading of the rail or one sheet of a phone. `all` shows every option at once. */
export type FilterGroup = {
  name: string;
  facets: FacetName[];
  Options: (props: GroupProps & { all?: boolean; onDone?: () => void }) => React.ReactNode;
};

/** Word facets of which no rug has a word, and none is chosen, are left out. */
const isUsed = (facet: FacetName, { browse, facets }: GroupProps): boolean =>
  !isWordFacet(facet) || browse[facet].length > 0 || facets[facet].some(({ count }) => count > 0);

const wordGroup = (facet: FacetName): FilterGroup[] =>
  isWordFacet(facet)
    ? [{ name: facetOf(facet).name, facets: [facet], Options: (props) => <WordOptions facet={facet} {...props} /> }]
    : [];

const GROUPS: FilterGroup[] = [
  { name: FACETS.collection.name, facets: ["collection"], Options: CollectionOptions },
  { name: FACETS.size.name, facets: ["size"], Options: SizeOptions },
  ...(Object.keys(FACETS) as FacetName[]).flatMap(wordGroup),
  { name: "Precio", facets: ["minPrice", "maxPrice"], Options: PriceForm },
];

export const filterGroups = (props: GroupProps): FilterGroup[] =>
  GROUPS.filter(({ facets }) => facets.some((facet) => isUsed(facet, props)));
