import { type EditableDocument, readEditable } from "./editable-document.ts";
import { readMarkdown } from "./read-markdown.ts";
import { type Facts, PLACEHOLDERS } from "./rules/placeholders.ts";
import type { Block, Inline } from "./rules/reading.ts";
import { writeMarkdown } from "./write-markdown.ts";

/** Each fact stands for itself, so that no two are taken for the same. */
const NAMES = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, `{{${name}}}`])) as Facts;

/** Each letter with its marks, as a page shows it: spaces in a row are one, and which mark is around which is not seen. */
function letters(parts: readonly Inline[], marks: readonly string[] = []): string[] {
  const all = parts.flatMap((part) => {
    if (typeof part !== "string") return letters(part.of, [...marks, part.kind === "link" ? part.to : part.kind]);
    return Array.from(part.replaceAll(/\s+/g, " "), (letter) => letter + marks.toSorted().join(" "));
  });
  return all.filter((letter, at) => letter !== " " || all[at - 1] !== " ");
}

const look = (block: Block): unknown => {
  if (block.kind === "list") return { ...block, items: block.items.map((item) => letters(item)) };
  return "of" in block ? { ...block, of: letters(block.of) } : block;
};

function looksLike(text: string): string {
  const { title, lead, markedLead, blocks, sections } = readMarkdown(text, NAMES);
  const parts = sections.map((section) => ({ ...section, title: letters([section.title]), blocks: section.blocks.map(look) }));
  return JSON.stringify([letters([title]), letters(markedLead ?? [lead]), blocks.map(look), parts]);
}

/** Whether two texts read the same on a page. */
export const readsTheSame = (one: string, other: string): boolean => looksLike(one) === looksLike(other);

/** For the editor, if what it would write back reads the same; otherwise the text is edited as it is. */
export function editedWithoutLoss(text: string): EditableDocument | undefined {
  const document = readEditable(text);
  return document && readsTheSame(text, writeMarkdown(document)) ? document : undefined;
}
