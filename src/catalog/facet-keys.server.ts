import { sql, type SQL } from "drizzle-orm";
import { FACETS, type WordFacet } from "./rules/facets.ts";

/** The column of a rug's folded words that a facet is looked for in. */
export const facetKeys = (facet: WordFacet): SQL => sql`r.${sql.identifier(FACETS[facet].column)}`;
