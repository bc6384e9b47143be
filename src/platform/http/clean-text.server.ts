import { Refusal } from "../refusal.ts";

const isClean = (value: unknown): boolean => {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, each]) => isClean(name) && isClean(each));
};

/** PostgreSQL keeps neither a NUL nor half a character: no text of this shop holds one, so none comes in. */
export function onlyCleanText(...values: unknown[]): void {
  if (!values.every(isClean)) {
    throw new Refusal("invalid_input", 400, "El texto contiene caracteres que no se pueden guardar.");
  }
}
