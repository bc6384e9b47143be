import type { COLORS, TAGS } from "../../src/catalog/rules/fixed-lists.ts";
import type { Design } from "../loom/weave-rug.ts";

export type CollectionName = Design["collection"];

/** One rug of the demo shop: what shoppers read, and how it is woven. */
export interface DemoRug {
  id: number;
  name: string;
  text: string;
  material: string;
  colors: (typeof COLORS)[number][];
  tags: (typeof TAGS)[number][];
  featured?: true;
  /** pieces by size; only the sizes this rug is made in, all of them sizes of its collection */
  stock: Record<string, number>;
  design: Design;
  /** the close-up is of the far end, where there is more to see */
  closeup?: "far";
  /** another text than the name when the first throw of the dice was not the best */
  seed?: string;
}
