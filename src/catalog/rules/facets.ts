import { showPesos } from "../../platform/money.ts";
import { readableName } from "./readable-name.ts";
import { COLORS, MATERIALS, ROOMS, SHAPES, TAGS } from "./fixed-lists.ts";
import { showColor, showTag, showWord } from "./show-word.ts";
import { normalizeSize, showSize } from "./size.ts";
import { swatchName } from "./swatch.ts";

/**
 * What the catalogue can be narrowed by. One entry feeds the address, the API's parameters, the SQL, the counts, the
 * cache keys, the chips and the phone's sheets, in this order.
 * words: any of several, found in a column of folded words; one: a single value; pesos: a bound of the price.
 */
export type Facet = {
  name: string;
  show: (value: string) => string;
  /** Search engines keep pages narrowed by this alone. */
  isIndexed?: true;
} & (
  | {
      kind: "words";
      column: string;
      options: readonly string[];
      /** Shown first; the others on demand. */
      first?: readonly string[];
      swatch?: (value: string) => string;
    }
  | { kind: "one"; most: number; normalize?: (value: string) => string }
  | { kind: "pesos" }
);

/** The longest list of words the API takes for one facet. */
export const MOST_LIST = 200;

const FIRST_TAGS = ["Tendencia", "Minimalista", "Premium", "Alta Calidad", "Unicolor", "Sutil", "Brillante"];

export const FACETS = {
  collection: { kind: "one", name: "Colección", most: 100, show: readableName, isIndexed: true },
  size: { kind: "one", name: "Tamaño", most: 30, show: showSize, normalize: normalizeSize },
  colors: { kind: "words", name: "Color", column: "color_keys", options: COLORS, show: showColor, swatch: swatchName },
  tags: { kind: "words", name: "Estilo", column: "tag_keys", options: TAGS, show: showTag, first: FIRST_TAGS, isIndexed: true },
  shape: { kind: "words", name: "Forma", column: "shape_keys", options: SHAPES, show: showWord },
  material: { kind: "words", name: "Material", column: "material_keys", options: MATERIALS, show: showWord },
  room: { kind: "words", name: "Espacio", column: "room_keys", options: ROOMS, show: showWord },
  minPrice: { kind: "pesos", name: "Precio desde", show: (pesos) => `Desde ${showPesos(Number(pesos))}` },
  maxPrice: { kind: "pesos", name: "Precio hasta", show: (pesos) => `Hasta ${showPesos(Number(pesos))}` },
  search: { kind: "one", name: "Búsqueda", most: 100, show: (text) => `«${text}»` },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof FACETS;
type OfKind<K extends Facet["kind"]> = {
  [N in FacetName]: (typeof FACETS)[N]["kind"] extends K ? N : never;
}[FacetName];
export type WordFacet = OfKind<"words">;
export type SingleFacet = Exclude<FacetName, WordFacet>;

export const FACET_NAMES = Object.keys(FACETS) as FacetName[];
export const facetOf = (name: FacetName): Facet => FACETS[name];
export const isWordFacet = (name: FacetName): name is WordFacet => facetOf(name).kind === "words";
export const WORD_FACETS = FACET_NAMES.filter(isWordFacet);

/** The value of each facet in an address: a list, or one text ("" when nothing was chosen). */
export type Choices = { [N in FacetName]: N extends WordFacet ? string[] : string };
