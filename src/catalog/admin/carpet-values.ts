import type { z } from "zod";
import { onlyChanged } from "../../staff/rules/changes.ts";
import { FIELD_NAMES, type FieldKind, fieldOf, type PerField, RUG_FIELDS, valueOf } from "../rules/rug-fields.ts";
import type { StockLine } from "../rules/stock-conflict.ts";
import type { newCarpet, StaffCarpet } from "./shapes.ts";

export type CarpetInput = z.input<typeof newCarpet>;

const TO_FORM = {
  text: (value?: string) => value ?? "",
  choice: (value?: string) => value ?? "",
  number: (value?: number | null) => (typeof value === "number" ? String(value) : ""),
  words: (value?: string[]) => value?.join(", ") ?? "",
  flag: (value?: boolean) => value ?? false,
  address: (value?: string) => value ?? "",
  addresses: (value?: string[]) => value ?? [],
};
type FieldValues = PerField<{ [K in FieldKind]: ReturnType<(typeof TO_FORM)[K]> }>;

/** What the form holds: raw text for words and numbers, everything else as the server gives it. */
export type CarpetValues = FieldValues & { name: string; collection_id: string; inventory: StockLine[] };

const INITIAL = Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(name).initial]));
const fieldValues = (carpet?: StaffCarpet): FieldValues =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, TO_FORM[RUG_FIELDS[name].kind](valueOf({ ...INITIAL, ...carpet }, name))]),
  ) as FieldValues;

export const valuesOf = (carpet?: StaffCarpet): CarpetValues => ({
  ...fieldValues(carpet),
  name: carpet?.name ?? "",
  collection_id: carpet ? String(carpet.collection_id) : "",
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
