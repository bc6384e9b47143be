import { lexer, type Token, type Tokens } from "marked";
import { type Facts, fillPlaceholders } from "./rules/placeholders.ts";
import { type Block, type Inline, isOwnPicture, isSafeLink, type Reading, wordsOf } from "./rules/reading.ts";

const ID = /\s*\{#([\w-]+)\}\s*$/;
type Fill = (text: string) => string;

/** marked escapes what it takes for HTML; React escapes by itself. */
export const plain = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

function inlines(tokens: readonly Token[] | undefined, fill: Fill): Inline[] {
  return (tokens ?? []).flatMap((token): Inline[] => {
    const nested = (token as { tokens?: Token[] }).tokens;
    if (token.type === "strong" || token.type === "em") return [{ kind: token.type, of: inlines(nested, fill) }];
    if (token.type === "link") {
      const to = fill((token as Tokens.Link).href);
      const of = inlines(nested, fill);
      return isSafeLink(to) ? [{ kind: "link", to, of }] : of;
    }
    if (token.type === "br") return ["\n"];
    // The words of a point are a paragraph where the list has empty lines.
    if (nested && (token.type === "text" || token.type === "paragraph")) return inlines(nested, fill);
    return [fill(plain((token as { text?: string }).text ?? token.raw))];
  });
}

const isList = (token: Token): token is Tokens.List => token.type === "list";

/** A list in a list has its points among the others: pages show one level. */
const pointsOf = ({ items }: Tokens.List, fill: Fill): Inline[][] =>
  items.flatMap(({ tokens }) => [
    inlines(
      tokens.filter((token) => !isList(token)),
      fill,
    ),
    ...tokens.filter(isList).flatMap((list) => pointsOf(list, fill)),
  ]);

function blockOf(token: Token, fill: Fill): Block[] {
  switch (token.type) {
    case "paragraph": {
      const { tokens, text } = token as Tokens.Paragraph;
      if (text.trim() === "{{consent_choice}}") return [{ kind: "consent-choice" }];
      const [only, ...more] = tokens;
      if (only?.type === "image" && more.length === 0) {
        const { href, text: alt } = only as Tokens.Image;
        return isOwnPicture(href) ? [{ kind: "image", src: href, alt: fill(alt) }] : [];
      }
      return [{ kind: "paragraph", of: inlines(tokens, fill) }];
    }
    case "heading":
      return [{ kind: "heading", of: inlines((token as Tokens.Heading).tokens, fill) }];
    case "list": {
      const list = token as Tokens.List;
      return [{ kind: "list", isOrdered: list.ordered, items: pointsOf(list, fill) }];
    }
    case "hr":
      return [{ kind: "rule" }];
    case "blockquote":
      return ((token as Tokens.Blockquote).tokens ?? []).flatMap((inner) => blockOf(inner, fill));
    case "space":
    case "def":
      return [];
    default:
      return [{ kind: "paragraph", of: [fill(token.raw.trim())] }];
  }
}

/** Markdown by an allow-list, with the facts of the settings filled in where they are shown. */
export function readMarkdown(text: string, facts: Facts): Reading {
  const fill: Fill = (part) => fillPlaceholders(part, facts);
  const reading: Reading = { title: "", lead: "", blocks: [], sections: [] };
  for (const token of lexer(text)) {
    const blocks = blockOf(token, fill);
    const depth = token.type === "heading" ? (token as Tokens.Heading).depth : 0;
    const [first] = blocks;
    const said = first && "of" in first ? wordsOf(first.of) : "";
    if (depth === 1 && !reading.title) reading.title = said;
    else if (depth === 1 || depth === 2) {
      const id = ID.exec(said)?.[1];
      reading.sections.push({ title: said.replace(ID, ""), ...(id && { id }), blocks: [] });
    } else if (first?.kind === "paragraph" && !reading.lead && reading.sections.length === 0 && reading.blocks.length === 0) {
      reading.lead = said;
      if (first.of.some((part) => typeof part !== "string")) reading.markedLead = first.of;
    } else (reading.sections.at(-1)?.blocks ?? reading.blocks).push(...blocks);
  }
  return reading;
}
