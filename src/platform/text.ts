/** What has no accent to take off, as the database's unaccent writes it: letters, and signs that telephones type by themselves. */
const PLAIN: Record<string, string> = Object.fromEntries(
  "ıi ßss æae œoe øo đd ðd þth łl ŀl ħh ŧt ŋn ĳij ĸq ŉ'n ſs ªa ºo ¡! ¿? «<< »>> ×* ‘' ’' “\" ”\" ′' ″\" ‐- ‑- –- —- …..."
    .split(" ")
    .map((pair) => [pair[0]!, pair.slice(1)]),
);
const UNUSUAL = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/** Lower case without accents: how names, filters and searches are compared. fold() in the database does the same. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(UNUSUAL, (sign) => PLAIN[sign]!)
    .trim();

/** Contract, Text: accents are folded first, then the specification's slug rule (§2). */
export const slugOf = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .replaceAll(/\s+/g, "-")
    .replaceAll(/-+/g, "-")
    .replaceAll(/^-|-$/g, "");

export const cut = (text: string, length: number): string => {
  const clean = text.replaceAll(/\s+/g, " ").trim();
  return clean.length <= length ? clean : `${clean.slice(0, length - 1).trimEnd()}…`;
};
