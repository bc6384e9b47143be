import { z } from "zod";
import { inBoth } from "../../platform/input-sentences.ts";
import { ignoring } from "../../platform/request-shape.ts";
import { neededRow, pathId } from "../../platform/row-id.ts";
import { fold } from "../../platform/text.ts";
import { staffFields } from "../field-shapes.ts";
import { MOST_PESOS, MOST_UNITS } from "../rules/limits.ts";
import { FIELD_NAMES, type FieldKind, fieldOf, type PerField, RUG_FIELDS, type RugField } from "../rules/rug-fields.ts";
import { wordsOf } from "../rules/words.ts";

const NOT_URL = inBoth("Must be a URL", "Debe ser una dirección web");
const NO_NAME = inBoth("Name is required", "El nombre es obligatorio");
const NOT_NUMBER = inBoth("Must be a number", "Debe ser un número");
const BELOW_ZERO = inBoth("Not below 0", "No puede ser menor que 0");

const cents = z
  .number()
  .int()
  .min(0)
  .max(MOST_PESOS * 100)
  .describe("Integer COP cents");
export const idParams = z.object({ id: pathId });

/** An address that a page may show: on this site or over http(s), never a script. */
const address = z
  .string()
  .trim()
  .max(1000)
  .regex(/^(https?:\/\/\S+|\/(?!\/)\S*)$/, NOT_URL)
  .refine((text) => URL.canParse(text, "https://shop.example"), NOT_URL);
const optionalAddress = z
  .union([address, z.literal("")])
  .nullable()
  .transform((value) => value ?? "");

/** Spec §5: a size's price is parsed as an integer, 0 when that fails. */
const price = z.preprocess((value) => {
  const parsed = typeof value === "string" ? Number.parseInt(value, 10) : value;
  return typeof parsed === "number" && Number.isFinite(parsed) ? Math.trunc(parsed) : 0;
}, cents);
const sizeLabel = z.string().trim().min(1).max(30);
/** A line may come back from a carpet, with its stock. */
const sizes = z.array(ignoring(z.object({ size: sizeLabel, price }), ["inventory"])).max(40);

/** Spec §3, Collection (admin). */
export const staffCollection = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    image: z.string(),
    video: z.string(),
    sort_order: z.number().int(),
    sizes: z.array(z.object({ size: z.string(), price: cents })),
    carpets: z.number().int().describe("How many carpets it has"),
  })
  .meta({ id: "StaffCollection" });
export type StaffCollection = z.output<typeof staffCollection>;

/** Text that a form may leave out, also as null. */
const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullable()
    .transform((value) => value ?? "");
/** The string's own sentence would be said of a name that is too long as well. */
const nameOf = (most: number) =>
  z
    .string(NO_NAME)
    .trim()
    .min(1, NO_NAME)
    .max(most, inBoth(`At most ${most} characters`, `Máximo ${most} caracteres`));
const collectionParts = {
  name: nameOf(120),
  description: optionalText(5000),
  image: optionalAddress,
  video: optionalAddress,
  sort_order: z.coerce.number().int().min(-100_000).max(100_000),
  sizes,
};
export const newCollection = z.object({
  ...collectionParts,
  description: collectionParts.description.default(""),
  image: optionalAddress.default(""),
  video: optionalAddress.default(""),
  sort_order: collectionParts.sort_order.default(0),
  sizes: sizes.optional().describe("Without them the owner's sizes, at no price"),
});
export const collectionChange = z
  .object({ ...collectionParts, sizes_was: sizes.describe("The sizes this change was made from: others by now → 409") })
  .partial();
export type CollectionChange = z.output<typeof collectionChange>;

export const stockLine = z.object({ size: z.string(), inventory: z.number().int() });
/** A number, or one as text; null, "" and true are nobody's count. */
export const units = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d+(\.\d+)?$/)
        .transform(Number),
    ],
    { error: NOT_NUMBER },
  )
  .pipe(z.number().int(inBoth("Whole units only", "Solo unidades enteras")).min(0, BELOW_ZERO).max(MOST_UNITS));

/** What the person saw: when it is another number by now and not theirs, the change is refused instead of undoing a sale. */
export const was = units.optional();

/** Spec §3, Carpet (admin). */
export const staffCarpet = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    ...staffFields,
    collection_id: z.number().int(),
    collection_name: z.string(),
    collection_sizes: z.array(z.object({ size: z.string(), price: cents })),
    sale_percent: z.number().describe("What a promotion takes off those prices now"),
    rating: z.number().nullable(),
    inventory: z.array(stockLine),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: "StaffCarpet" });
export type StaffCarpet = z.output<typeof staffCarpet>;

const words = z
  .union([z.string().max(2000), z.array(z.string().max(80)).max(60)])
  .nullable()
  .transform((value) => wordsOf(value ?? []));
const addresses = z
  .array(address)
  .max(60)
  .nullable()
  .transform((value) => value ?? []);
/** A number, or one as text with either decimal sign; nothing is nothing. */
const amountUpTo = (most: number) =>
  z.preprocess(
    (given) => (given === "" ? null : typeof given === "string" ? Number(given.trim().replace(",", ".")) : given),
    z.number(NOT_NUMBER).min(0, BELOW_ZERO).max(most).nullable(),
  );
const choiceOf = (options: readonly string[]) =>
  z.preprocess(
    (given) => (typeof given === "string" ? options.find((option) => fold(option) === fold(SYNONYMS[given] ?? given)) : given),
    z.string(inBoth(`Must be one of ${options.join(", ")}`, `Debe ser uno de: ${options.join(", ")}`)),
  );
/** A runner is called by two words. */
const SYNONYMS: Record<string, string> = { corredor: "pasillo" };

const WRITE = {
  text: ({ most = 1000 }: RugField) => optionalText(most),
  choice: ({ options = [] }: RugField) => choiceOf(options),
  number: ({ most = 0 }: RugField) => amountUpTo(most),
  words: () => words,
  flag: () => z.boolean(),
  address: () => optionalAddress,
  addresses: () => addresses,
};
type Written = PerField<{ [K in FieldKind]: ReturnType<(typeof WRITE)[K]> }>;
const writtenFields = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, WRITE[RUG_FIELDS[name].kind](fieldOf(name))]),
) as Written;

const carpetParts = {
  name: nameOf(200),
  collection_id: neededRow(inBoth("Collection is required", "La colección es obligatoria")),
  ...writtenFields,
  inventory: z.array(ignoring(z.object({ size: sizeLabel, inventory: units, was }), ["price"])).max(60),
};
export const newCarpet = z
  .object(carpetParts)
  .partial()
  .extend({ name: carpetParts.name, collection_id: carpetParts.collection_id });
export type NewCarpet = z.output<typeof newCarpet>;
/** Contract, Admin: PUT takes any part of the form. */
export const carpetChange = z.object(carpetParts).partial();
export type CarpetChange = z.output<typeof carpetChange>;
