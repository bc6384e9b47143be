import { fold } from "../../platform/text.ts";

/** Contract, Admin: colours and tags come as text (comma separated) or as a list; each word once, as written. */
export function wordsOf(given: string | readonly string[]): string[] {
  const seen = new Set<string>();
  const words: string[] = [];
  for (const word of (typeof given === "string" ? given.split(",") : given).map((each) => each.trim())) {
    if (!word || seen.has(fold(word))) continue;
    seen.add(fold(word));
    words.push(word);
  }
  return words;
}

/** Adds a word to the raw text, or takes it out; words nobody knows stay as written. */
export function toggleWord(raw: string, word: string): string {
  const words = wordsOf(raw);
  const without = words.filter((each) => fold(each) !== fold(word));
  return (without.length === words.length ? [...words, word] : without).join(", ");
}
