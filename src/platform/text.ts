/** Lower case without accents: how names, filters and searches are compared. */
export const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

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
