/** A text to read, as pages show it. What is not named here cannot be shown: no markup of a writer's own gets through. */
export type Inline =
  | string
  | { kind: "strong"; of: Inline[] }
  | { kind: "em"; of: Inline[] }
  | { kind: "link"; to: string; of: Inline[] };
export type Block =
  | { kind: "paragraph"; of: Inline[] }
  | { kind: "heading"; of: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] }
  | { kind: "image"; src: string; alt: string }
  | { kind: "rule" }
  | { kind: "consent-choice" };
export type ReadingSection = { title: string; id?: string; blocks: Block[] };
export type Reading = {
  title: string;
  lead: string;
  /** The lead with its marks and links, where it has any. */
  markedLead?: Inline[];
  blocks: Block[];
  sections: ReadingSection[];
};

/** Pages of this shop, of others, mail and telephone; nothing that runs. Browsers take `/\` for `//`: another shop's. */
export const isSafeLink = (to: string): boolean => /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(to);
/** Pictures of Media alone: a page asks nobody else for anything. */
export const isOwnPicture = (src: string): boolean => /^\/(media|img)\/[\w./-]+$/.test(src) && !src.includes("..");

export const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === "string" ? part : wordsOf(part.of))).join("");

/** Headings of the third level with what is below each, up to the next. */
export function headed(blocks: readonly Block[]): { heading?: Inline[]; blocks: Block[] }[] {
  const groups: { heading?: Inline[]; blocks: Block[] }[] = [{ blocks: [] }];
  for (const block of blocks) {
    if (block.kind === "heading") groups.push({ heading: block.of, blocks: [] });
    else groups.at(-1)!.blocks.push(block);
  }
  return groups.filter(({ heading, blocks: own }) => heading || own.length > 0);
}
