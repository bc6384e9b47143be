import type { z } from "zod";
import { onlyChanged } from "../../staff/rules/changes.ts";
import {
  FIELD_NAMES,
  type FieldKind,
  type FieldName,
  fieldOf,
  type KindValues,
  type PerField,
  type RugValues,
} from "../rules/rug-fields.ts";
import type { StockLine } from "../rules/stock-conflict.ts";
import type { newCarpet, StaffCarpet } from "./shapes.ts";

export type CarpetInput = z.input<typeof newCarpet>;

type FormKinds = {
  text: string;
  choice: string;
  number: string;
  words: string;
  flag: boolean;
  address: string;
  addresses: string[];
};
const TO_FORM: { [K in FieldKind]: (value?: KindValues[K]) => FormKinds[K] } = {
  text: (value) => value ?? "",
  choice: (value) => value ?? "",
  number: (value) => (typeof value === "number" ? String(value) : ""),
  words: (value) => value?.join(", ") ?? "",
  flag: (value) => value ?? false,
  address: (value) => value ?? "",
  addresses: (value) => value ?? [],
};
type FieldValues = PerField<FormKinds>;

/** What the form holds: raw text for words and numbers, everything else as the server gives it. */
export type CarpetValues = FieldValues & { name: string; collection_id: string; inventory: StockLine[] };

const INITIAL = Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(name).initial]));
const formValue = <N extends FieldName>(rug: Partial<RugValues>, name: N) => TO_FORM[fieldOf(name).kind](rug[name]);
const fieldValues = (carpet?: StaffCarpet): FieldValues =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, formValue({ ...INITIAL, ...carpet }, name)])) as FieldValues;

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
