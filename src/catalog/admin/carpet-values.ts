import type { z } from "zod";
import { onlyChanged } from "../../staff/rules/changes.ts";
import type { StockLine } from "../rules/stock-conflict.ts";
import type { newCarpet, StaffCarpet } from "./shapes.ts";

export type CarpetInput = z.input<typeof newCarpet>;

/** What the form holds: raw text for colours and tags, everything else as the server gives it. */
export type CarpetValues = {
  name: string;
  collection_id: string;
  description: string;
  material: string;
  images: string[];
  videos: string[];
  thumbnail: string;
  model_3d: string;
  colors: string;
  tags: string;
  is_featured: boolean;
  is_active: boolean;
  inventory: StockLine[];
};

export const valuesOf = (carpet?: StaffCarpet): CarpetValues => ({
  name: carpet?.name ?? "",
  collection_id: carpet ? String(carpet.collection_id) : "",
  description: carpet?.description ?? "",
  material: carpet?.material ?? "",
  images: carpet?.images ?? [],
  videos: carpet?.videos ?? [],
  thumbnail: carpet?.thumbnail ?? "",
  model_3d: carpet?.model_3d ?? "",
  colors: carpet?.colors.join(", ") ?? "",
  tags: carpet?.tags.join(", ") ?? "",
  is_featured: carpet?.is_featured ?? false,
  // A new one is a draft until it is published.
  is_active: carpet?.is_active ?? false,
  inventory: carpet?.inventory ?? [],
});

/**
 * Only what was changed is sent, of the stock too: two people at one carpet do not undo each other, and a rug that was
 * sold while the form stood open is not put back on the shelf. A changed number says what it was based on.
 */
export function changedParts(values: CarpetValues, began: CarpetValues): Partial<CarpetValues> {
  const { inventory, ...parts } = onlyChanged(began, values);
  const was = new Map(began.inventory.map((line) => [line.size, line.inventory]));
  if (!inventory) return parts;
  const changed = inventory.filter((line) => was.get(line.size) !== line.inventory);
  return { ...parts, inventory: changed.map((line) => ({ ...line, was: was.get(line.size) })) };
}
