/** The documents a shopper may give, with the shape of their numbers. */
export const DOCUMENTS = [
  { type: "CC", name: "Cédula de ciudadanía", shape: /^\d{6,10}$/ },
  { type: "CE", name: "Cédula de extranjería", shape: /^\d{5,7}$/ },
  { type: "NIT", name: "NIT", shape: /^\d{9,10}$/ },
  { type: "PAS", name: "Pasaporte", shape: /^[A-Z0-9]{5,15}$/ },
  { type: "PPT", name: "Permiso por protección temporal (PPT)", shape: /^\d{5,8}$/ },
] as const;
export type DocumentType = (typeof DOCUMENTS)[number]["type"];

/** DIAN's weights, from the right. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41];

/** The check digit of a NIT's nine digits. */
export function nitDigit(nit: string): number {
  const sum =
    nit
      .split("")
      .toReversed()
      .reduce((total, digit, at) => total + Number(digit) * WEIGHTS[at]!, 0) % 11;
  return sum > 1 ? 11 - sum : sum;
}

const bare = (number: string): string => number.toUpperCase().replaceAll(/[\s.-]/g, "");

export type DocumentProblem = { is: "shape" } | { is: "digit"; wanted: number };

/** What is wrong with a document's number; nothing when it is empty: the document is optional. */
export function documentProblem(type: DocumentType, number: string): DocumentProblem | undefined {
  const digits = bare(number);
  if (!digits) return undefined;
  if (!DOCUMENTS.find((each) => each.type === type)?.shape.test(digits)) return { is: "shape" };
  if (type !== "NIT" || digits.length === 9) return undefined;
  const wanted = nitDigit(digits.slice(0, 9));
  return digits.endsWith(String(wanted)) ? undefined : { is: "digit", wanted };
}

/** As it is kept: without dots or spaces; a NIT always with its check digit. */
export function writeDocument(type: DocumentType, number: string): string {
  const digits = bare(number);
  return type === "NIT" && digits ? `${digits.slice(0, 9)}-${nitDigit(digits.slice(0, 9))}` : digits;
}
