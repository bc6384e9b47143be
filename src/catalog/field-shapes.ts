import { z } from "zod";
import { FIELD_NAMES, type PerField, PUBLIC_FIELDS, type PublicFieldName, RUG_FIELDS } from "./rules/rug-fields.ts";

const READ = {
  text: z.string(),
  choice: z.string(),
  number: z.number().nullable(),
  words: z.array(z.string()),
  flag: z.boolean(),
  address: z.string(),
  addresses: z.array(z.string()),
};
type Read = typeof READ;
const shapesOf = <T>(names: readonly (typeof FIELD_NAMES)[number][]): T =>
  Object.fromEntries(names.map((name) => [name, READ[RUG_FIELDS[name].kind]])) as T;

/** A rug's fields as they are answered: to staff all of them, to anybody the public ones. */
export const staffFields = shapesOf<PerField<Read>>(FIELD_NAMES);
export const publicFields = shapesOf<PerField<Read, PublicFieldName>>(PUBLIC_FIELDS);
