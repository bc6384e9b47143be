import type { InlineNode } from "../editable-document.ts";

export type Kind = "href" | "bold" | "italic";
export const KINDS: readonly Kind[] = ["href", "bold", "italic"];
/** A character, or a fact as a whole, with its marks. */
export type Cell = { text: string; isFact?: true; bold?: true; italic?: true; href?: string };

const SPACE = /^\s$/u;
export const sameMark = (one: Cell, other: Cell, kind: Kind): boolean => one[kind] === other[kind];

/** Words as a page shows them: one space where there are several, none at the ends. */
export function cellsOf(content: readonly InlineNode[] | undefined, drop: readonly Kind[] = []): Cell[] {
  const cells = (content ?? []).flatMap((node): Cell[] => {
    const marks: Omit<Cell, "text"> = {};
    for (const mark of node.marks ?? []) {
      if (mark.type === "link") marks.href = mark.attrs.href;
      else marks[mark.type] = true;
    }
    for (const kind of drop) delete marks[kind];
    if (node.type === "fact") return [{ text: `{{${node.attrs.name}}}`, isFact: true, ...marks }];
    return Array.from(node.text, (text) => ({ text: /[ \t\r\n]/.test(text) ? " " : text, ...marks }));
  });
  const single = cells.filter(({ text }, at) => text !== " " || (at > 0 && cells[at - 1]!.text !== " "));
  const isWord = ({ text }: Cell): boolean => !SPACE.test(text);
  return single.slice(Math.max(0, single.findIndex(isWord)), single.findLastIndex(isWord) + 1);
}

const PUNCTUATION = /[\p{P}\p{S}]/u;

/** CommonMark 6.2: a mark neither begins nor ends beside a space, nor between a letter and a sign. */
export function clearEdges(cells: readonly Cell[]): Cell[] {
  const all = cells.map((cell) => ({ ...cell }));
  const isSign = ({ text, isFact }: Cell): boolean => isFact ?? PUNCTUATION.test(text);
  const isBadEdge = (inner: Cell, outer: Cell | undefined): boolean =>
    SPACE.test(inner.text) || (isSign(inner) && outer !== undefined && !SPACE.test(outer.text) && !isSign(outer));
  for (const kind of ["bold", "italic"] as const) {
    for (let at = 0; at < all.length; at++)
      if (all[at]![kind] && !all[at - 1]?.[kind] && isBadEdge(all[at]!, all[at - 1])) delete all[at]![kind];
    for (let at = all.length - 1; at >= 0; at--)
      if (all[at]![kind] && !all[at + 1]?.[kind] && isBadEdge(all[at]!, all[at + 1])) delete all[at]![kind];
  }
  return all;
}
