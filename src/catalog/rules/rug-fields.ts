import { COLORS, ROOMS, SHAPES, TAGS } from "./fixed-lists.ts";
import { showColor, showTag, showWord } from "./show-word.ts";

export type KindValues = {
  text: string;
  choice: string;
  number: number | null;
  words: string[];
  flag: boolean;
  address: string;
  addresses: string[];
};
export type FieldKind = keyof KindValues;

/**
 * What a rug says of itself beside its name and collection. One entry feeds the table's column (of the same name), the
 * wire, the carpet form, the CSV's column, the product page's facts and the data for search engines.
 */
export type RugField<K extends FieldKind = FieldKind> = {
  kind: K;
  /** In the public catalogue as it is stored. */
  isPublic?: true;
  /** In the CSV, in this order. */
  isInCsv?: true;
  /** In the form's details or words; the form has its own places for the others. */
  isInForm?: true;
  /** The longest text, the highest number. */
  most?: number;
  /** Usual words, or all there is to choose from. */
  options?: readonly string[];
  /** What a new rug has. */
  initial?: string | boolean;
  /** On the product page, in Spanish. */
  fact?: { name: string; say: (value: KindValues[K]) => string };
  /** For search engines, as schema.org's Product names it. */
  data?: (value: KindValues[K]) => object;
};

const sentence = (words: readonly string[]): string => showWord(words.join(", ").toLowerCase());
/** `12,5 kg` */
const kilos = (weight: number | null): string => (weight === null ? "" : `${String(weight).replace(".", ",")} kg`);

const millimetres = (height: number | null): string => (height === null ? "" : `${String(height).replace(".", ",")} mm`);
const itself = (text: string): string => text;

export const RUG_FIELDS = {
  description: { kind: "text", most: 10_000, isPublic: true, isInCsv: true },
  material: {
    kind: "text",
    most: 300,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Material", say: (material: string) => material },
    data: (material: string) => (material ? { material } : {}),
  },
  shape: {
    kind: "choice",
    options: SHAPES,
    initial: "rectangular",
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Forma", say: showWord },
  },
  weight: {
    kind: "number",
    most: 999,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Peso", say: kilos },
    data: (weight: number | null) =>
      weight === null ? {} : { weight: { "@type": "QuantitativeValue", value: weight, unitCode: "KGM" } },
  },
  origin: {
    kind: "text",
    most: 120,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Origen", say: itself },
  },
  workshop: {
    kind: "text",
    most: 160,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Taller", say: itself },
  },
  year: {
    kind: "number",
    most: 2100,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Año", say: (year: number | null) => (year === null ? "" : String(year)) },
    data: (year: number | null) => (year === null ? {} : { productionDate: String(year) }),
  },
  knots: {
    kind: "number",
    most: 2_000_000,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Nudos por m²", say: (knots: number | null) => (knots === null ? "" : knots.toLocaleString("es-CO")) },
  },
  pile_height: {
    kind: "number",
    most: 200,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Altura del pelo", say: millimetres },
  },
  backing: {
    kind: "text",
    most: 160,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Base", say: itself },
  },
  care: {
    kind: "text",
    most: 600,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Cuidado", say: itself },
  },
  colors: {
    kind: "words",
    options: COLORS,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Colores", say: (colors: readonly string[]) => sentence(colors.map(showColor)) },
    data: (colors: readonly string[]) => (colors.length > 0 ? { color: colors.map(showColor).join("/") } : {}),
  },
  tags: {
    kind: "words",
    options: TAGS,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Estilo", say: (tags: readonly string[]) => tags.map(showTag).join(", ") },
  },
  rooms: {
    kind: "words",
    options: ROOMS,
    isPublic: true,
    isInCsv: true,
    isInForm: true,
    fact: { name: "Espacios", say: sentence },
  },
  is_active: { kind: "flag", initial: true, isInCsv: true },
  is_featured: { kind: "flag", initial: false, isInCsv: true },
  images: { kind: "addresses", isPublic: true, isInCsv: true },
  videos: { kind: "addresses", isPublic: true, isInCsv: true },
  thumbnail: { kind: "address", isInCsv: true },
  model_3d: { kind: "address" },
} as const satisfies Record<string, { [K in FieldKind]: RugField<K> }[FieldKind]>;

type Fields = typeof RUG_FIELDS;
export type FieldName = keyof Fields;
export type PublicFieldName = { [N in FieldName]: Fields[N] extends { isPublic: true } ? N : never }[FieldName];

/** A table by kind of field, applied to every field: `PerField<{ text: A; … }>` is `{ material: A; … }`. */
export type PerField<Kinds extends Record<FieldKind, unknown>, Names extends FieldName = FieldName> = {
  [N in Names]: Kinds[Fields[N]["kind"]];
};
export type RugValues = PerField<KindValues>;

export const FIELD_NAMES = Object.keys(RUG_FIELDS) as FieldName[];
export const PUBLIC_FIELDS = FIELD_NAMES.filter((name): name is PublicFieldName => "isPublic" in RUG_FIELDS[name]);
type FormFieldName = { [N in FieldName]: Fields[N] extends { isInForm: true } ? N : never }[FieldName];
export const FORM_FIELDS = FIELD_NAMES.filter((name): name is FormFieldName => "isInForm" in RUG_FIELDS[name]);
type WordFieldName = { [N in FieldName]: Fields[N]["kind"] extends "words" ? N : never }[FieldName];
export const WORD_FIELDS = FIELD_NAMES.filter((name): name is WordFieldName => RUG_FIELDS[name].kind === "words");

type KindOf<N extends FieldName> = Fields[N]["kind"];
const fields: { [N in FieldName]: RugField<KindOf<N>> } = RUG_FIELDS;
export const fieldOf = <N extends FieldName>(name: N): RugField<KindOf<N>> => fields[name];

type PublicValues = Pick<RugValues, PublicFieldName>;
const factOf = <N extends PublicFieldName>(rug: PerField<KindValues, N>, name: N): [name: string, said: string][] => {
  const { fact } = fieldOf(name);
  const said = fact?.say(rug[name]);
  return fact && said ? [[fact.name, said]] : [];
};
/** The facts of the product page, in the list's order; those with nothing to say are left out. */
export const factsOf = (rug: PublicValues): [name: string, said: string][] => PUBLIC_FIELDS.flatMap((name) => factOf(rug, name));

const fieldData = <N extends PublicFieldName>(rug: PerField<KindValues, N>, name: N) => fieldOf(name).data?.(rug[name]);
export const dataOf = (rug: PublicValues): object => Object.assign({}, ...PUBLIC_FIELDS.map((name) => fieldData(rug, name)));
