/** What a letter may name of its occasion, such as `order_number`. */
export type LetterFacts = Record<string, string>;
export type OwnWords = { id: string; subject: string; paragraphs: string[] };

const PATTERN = /\{\{\s*(\w+)\s*\}\}/g;

export const fillFacts = (text: string, facts: LetterFacts): string =>
  text.replaceAll(PATTERN, (whole, name: string) => (Object.hasOwn(facts, name) ? facts[name]! : whole));

export const unknownFacts = (text: string, facts: LetterFacts): string[] =>
  [...text.matchAll(PATTERN)].map(([, name]) => name!).filter((name) => !Object.hasOwn(facts, name));

/** A sample's sentence as a pattern: its facts become their placeholders, the longest first. */
export const asPattern = (text: string, facts: LetterFacts): string =>
  Object.entries(facts)
    .filter(([, value]) => value.length > 1)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .reduce((words, [name, value]) => words.replaceAll(value, `{{${name}}}`), text);
