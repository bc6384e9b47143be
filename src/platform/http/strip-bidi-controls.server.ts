import { inBoth } from "../input-sentences.ts";
import { withoutBidiControls } from "../bidi-controls.ts";
import { Refusal } from "../refusal.ts";

const isClean = (value: unknown): boolean => {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, each]) => isClean(name) && isClean(each));
};

const SENTENCE = inBoth("The text has characters that cannot be kept.", "El texto contiene caracteres que no se pueden guardar.");
const refusal = () => new Refusal("invalid_input", 400, SENTENCE);

/** PostgreSQL keeps neither a NUL nor half a character: no text of this shop holds one, so none comes in. */
export function onlyCleanText(...values: unknown[]): void {
  if (!values.every(isClean)) throw refusal();
}

/** Takes such marks out of every text in a body: no name may turn the date or the price beside it round. */
export function stripBidiControls(body: unknown): void {
  if (typeof body !== "object" || body === null) return;
  const holder = body as Record<string, unknown>;
  for (const [name, each] of Object.entries(holder)) {
    if (typeof each !== "string") stripBidiControls(each);
    else {
      const text = withoutBidiControls(each);
      // A name of nothing else was checked as one, and would be empty.
      if (!text.trim() && each.trim()) throw refusal();
      holder[name] = text;
    }
  }
}
