import type { z } from "zod";
import type { Language } from "./language.ts";

type Issue = Parameters<z.core.$ZodErrorMap>[0];
type Pair = readonly [en: string, es: string];

/** No text comes in with this sign (bidi-controls.ts): a name with it would be taken for two sentences. */
const BETWEEN = "\u001F";

const REQUIRED: Pair = ["This is required", "Este dato es obligatorio"];
const OTHER: Pair = ["This value is not valid", "Este valor no es válido"];

const TYPES: Record<string, Pair> = {
  string: ["Must be text", "Debe ser un texto"],
  number: ["Must be a number", "Debe ser un número"],
  nan: ["Must be a number", "Debe ser un número"],
  int: ["Must be a whole number", "Debe ser un número entero"],
  boolean: ["Must be true or false", "Debe ser verdadero o falso"],
  array: ["Must be a list", "Debe ser una lista"],
  object: ["Must be a group of fields", "Debe ser un grupo de datos"],
  record: ["Must be a group of fields", "Debe ser un grupo de datos"],
  date: ["Must be a date", "Debe ser una fecha"],
};

const FORMATS: Record<string, Pair> = {
  email: ["Must be an e-mail address", "Escribe un correo válido"],
  url: ["Must be a URL", "Debe ser una dirección web"],
  uuid: ["Must be an id", "Debe ser un identificador"],
  date: ["Must be a date such as 2026-11-16", "Debe ser una fecha como 2026-11-16"],
  datetime: ["Must be a date and time such as 2026-11-16T06:00:00Z", "Debe ser una fecha y hora como 2026-11-16T06:00:00Z"],
};
const OTHER_FORMAT: Pair = ["Is not written as expected", "No está escrito como se espera"];

const count = (of: number, one: string, many: string): string => `${of} ${of === 1 ? one : many}`;
const characters = (of: number): Pair => [count(of, "character", "characters"), count(of, "carácter", "caracteres")];
const entries = (of: number): Pair => [count(of, "entry", "entries"), count(of, "elemento", "elementos")];

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): Pair {
  const least = Number(minimum);
  if (origin === "string" && least <= 1) return REQUIRED;
  if (origin === "string") return [`At least ${characters(least)[0]}`, `Al menos ${characters(least)[1]}`];
  if (origin === "array" || origin === "set") return [`At least ${entries(least)[0]}`, `Al menos ${entries(least)[1]}`];
  return inclusive === false
    ? [`Must be more than ${least}`, `Debe ser mayor que ${least}`]
    : [`Not below ${least}`, `No puede ser menor que ${least}`];
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): Pair {
  const most = Number(maximum);
  if (origin === "string") return [`At most ${characters(most)[0]}`, `Máximo ${characters(most)[1]}`];
  if (origin === "array" || origin === "set") return [`At most ${entries(most)[0]}`, `Máximo ${entries(most)[1]}`];
  return inclusive === false
    ? [`Must be less than ${most}`, `Debe ser menor que ${most}`]
    : [`Not above ${most}`, `No puede ser mayor que ${most}`];
}

/** What a sentence says of a name that somebody sent, which may hold any sign. */
export const partOf = (name: string): string => name.slice(0, 40).replaceAll(BETWEEN, " ");

function pairOf(issue: Issue): Pair {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? REQUIRED : (TYPES[issue.expected] ?? OTHER);
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return FORMATS[issue.format] ?? OTHER_FORMAT;
    case "not_multiple_of":
      return [`Must be a multiple of ${issue.divisor}`, `Debe ser un múltiplo de ${issue.divisor}`];
    case "invalid_value": {
      if (issue.input === undefined) return REQUIRED;
      const known = issue.values.map(String).filter(Boolean).join(", ");
      return [`Must be one of: ${known}`, `Debe ser uno de: ${known}`];
    }
    case "unrecognized_keys": {
      const some = issue.keys.slice(0, 5).map((key) => partOf(key));
      const names = some.join(", ") + (issue.keys.length > some.length ? "…" : "");
      return [`Unknown: ${names}`, `No se conoce: ${names}`];
    }
    default:
      return issue.input === undefined ? REQUIRED : OTHER;
  }
}

/** Where no branch of a choice fits, the one that came furthest says why: it liked the type, not the value. */
const furthest = (issue: Issue): string | undefined =>
  issue.code === "invalid_union"
    ? issue.errors.map(([first]) => first).find((first) => first && !["invalid_type", "invalid_value"].includes(first.code))
        ?.message
    : undefined;

/** A sentence whose reader may be of either language: who asks decides which one is read. */
export const inBoth = (en: string, es: string): string => `${en}${BETWEEN}${es}`;

/** For `z.config({ localeError })` on the server. A shape's own sentence comes before this one. */
export const inBothLanguages = (issue: Issue): string => furthest(issue) ?? `${BETWEEN}${inBoth(...pairOf(issue))}`;

/** For forms in the back office, which are checked in the browser. */
export const sentencesIn =
  (language: Language) =>
  (issue: Issue): string =>
    sentenceIn(language, inBothLanguages(issue));

/** Not a shape's own sentence: it does not say what it is about. */
export const isGeneral = (message: string): boolean => message.startsWith(BETWEEN);
export function sentenceIn(language: Language, message: string): string {
  const parts = message.split(BETWEEN);
  return (language === "en" ? parts.at(-2) : parts.at(-1)) ?? message;
}
