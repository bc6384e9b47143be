const table = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs.split(" ").map((pair) => [pair[0]!, pair.slice(1)]));

/** What has no accent to take off, as the database's unaccent writes it: letters, and signs that telephones type by themselves. */
const LETTERS = table("ıi ßss æae œoe øo đd ðd þth łl ŀl ħh ŧt ŋn ĳij ĸq ſs");
const SIGNS = table("ªa ºo ŉ'n ¡! ¿? «<< »>> ×* ‘' ’' “\" ”\" ′' ″\" ‐- ‑- –- —- …...");

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter);

/** Lower case without accents: how names, filters and searches are compared. fold() in the database does the same. */
export const fold = (text: string): string =>
  plain(text)
    .replaceAll(/[^\w\s]/g, (sign) => SIGNS[sign] ?? sign)
    .trim();

/** Contract, Text: accents are folded first, then the specification's slug rule (§2), which drops signs. */
export const slugOf = (name: string): string =>
  plain(name)
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .trim()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/-+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Ends at a word, unless one word is longer than all the room there is. */
export const cut = (text: string, length: number): string => {
  const clean = text.replaceAll(/\s+/g, " ").trim();
  if (clean.length <= length) return clean;
  const words = clean.slice(0, length).replace(/ [^ ]*$/, "");
  return `${words.slice(0, length - 1).replace(/[\s,;:.—–-]+$/, "")}…`;
};
