import type { CataloguePage } from "../../browse-catalogue.server.ts";
import type { FacetCounts } from "../../facets.server.ts";
import type { Browse } from "../../rules/browse.ts";
import { FACETS, type FacetName, isWordFacet, WORD_FACETS, type WordFacet } from "../../rules/facets.ts";
import { CollectionOptions, SizeOptions, WordOptions } from "./filter-options.tsx";
import { PriceFilter } from "./price-filter.tsx";

export type GroupProps = { browse: Browse; facets: FacetCounts; collections: CataloguePage["collections"] };
/** One heading of the rail or of a phone's sheet. `all` shows every option at once. */
export type FilterGroup = {
  name: string;
  facets: FacetName[];
  Options: (props: GroupProps & { all?: boolean }) => React.ReactNode;
};

/** Word facets of which no rug has a word, and none is chosen, are left out. */
const isUsed = (facet: FacetName, { browse, facets }: GroupProps): boolean =>
  !isWordFacet(facet) || browse[facet].length > 0 || facets[facet].some(({ count }) => count > 0);

/** What must fit the room before what pleases. */
const FITTING: readonly WordFacet[] = ["shape", "material", "room"];

const wordGroup = (facet: WordFacet): FilterGroup => ({
  name: FACETS[facet].name,
  facets: [facet],
  Options: (props) => <WordOptions facet={facet} {...props} />,
});

const GROUPS: FilterGroup[] = [
  { name: FACETS.collection.name, facets: ["collection"], Options: CollectionOptions },
  { name: FACETS.size.name, facets: ["size"], Options: SizeOptions },
  { name: "Precio", facets: ["minPrice", "maxPrice"], Options: PriceFilter },
  ...[...new Set([...FITTING, ...WORD_FACETS])].map(wordGroup),
];

export const filterGroups = (props: GroupProps): FilterGroup[] =>
  GROUPS.filter(({ facets }) => facets.some((facet) => isUsed(facet, props)));
