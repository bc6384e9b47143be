import { lexer, type Token, type Tokens } from "marked";
import { plain } from "./read-markdown.ts";
import { PLACEHOLDERS } from "./rules/placeholders.ts";
import { isOwnPicture, isSafeLink } from "./rules/reading.ts";

/** A text as the editor holds it: TipTap's JSON, with the names of `admin/rich-text`. */
export type Mark = { type: "bold" } | { type: "italic" } | { type: "link"; attrs: { href: string } };
export type InlineNode =
  | { type: "text"; text: string; marks?: Mark[] }
  | { type: "fact"; attrs: { name: string }; marks?: Mark[] };
export type Paragraph = { type: "paragraph"; content?: InlineNode[] };
export type BlockNode =
  | Paragraph
  | { type: "heading"; attrs: { level: number }; content?: InlineNode[] }
  | { type: "bulletList" | "orderedList"; content: { type: "listItem"; content: Paragraph[] }[] }
  | { type: "picture"; attrs: { src: string; alt: string } }
  | { type: "horizontalRule" };
export type EditableDocument = { type: "doc"; content: BlockNode[] };

class NotEditable extends Error {}

const FACT = new RegExp(`\\{\\{\\s*(${Object.keys(PLACEHOLDERS).join("|")})\\s*\\}\\}`);

/** The words of a text and the facts named among them. */
function wordsAndFacts(text: string, marks: Mark[]): InlineNode[] {
  const marked = marks.length > 0 ? { marks } : {};
  return text.split(FACT).flatMap((part, place): InlineNode[] => {
    if (place % 2 === 1) return [{ type: "fact", attrs: { name: part }, ...marked }];
    return part ? [{ type: "text", text: part, ...marked }] : [];
  });
}

function inlinesOf(tokens: readonly Token[] | undefined, marks: Mark[] = []): InlineNode[] {
  return (tokens ?? []).flatMap((token): InlineNode[] => {
    const nested = (token as { tokens?: Token[] }).tokens;
    switch (token.type) {
      case "strong":
        return inlinesOf(nested, [...marks, { type: "bold" }]);
      case "em":
        return inlinesOf(nested, [...marks, { type: "italic" }]);
      case "link": {
        const { href, title } = token as Tokens.Link;
        if (title || !isSafeLink(href)) throw new NotEditable();
        return inlinesOf(nested, [...marks, { type: "link", attrs: { href } }]);
      }
      case "br":
        return wordsAndFacts(" ", marks);
      case "text":
      case "escape":
        return nested ? inlinesOf(nested, marks) : wordsAndFacts(plain((token as Tokens.Text).text).replaceAll("\n", " "), marks);
      default:
        throw new NotEditable();
    }
  });
}

/** ProseMirror expects no two texts with the same marks side by side. */
function joined(nodes: InlineNode[]): { content?: InlineNode[] } {
  const content: InlineNode[] = [];
  for (const node of nodes) {
    const last = content.at(-1);
    if (node.type === "text" && last?.type === "text" && JSON.stringify(last.marks) === JSON.stringify(node.marks))
      content[content.length - 1] = { ...last, text: last.text + node.text };
    else content.push(node);
  }
  return content.length > 0 ? { content } : {};
}

const paragraphOf = (tokens: readonly Token[]): Paragraph => ({ type: "paragraph", ...joined(inlinesOf(tokens)) });

function pictureOf({ href, title, text }: Tokens.Image): BlockNode {
  if (title || !isOwnPicture(href)) throw new NotEditable();
  return { type: "picture", attrs: { src: href, alt: text } };
}

function itemOf({ task, tokens }: Tokens.ListItem): { type: "listItem"; content: Paragraph[] } {
  const [only, ...more] = tokens;
  if (task || more.length > 0 || (only && only.type !== "text" && only.type !== "paragraph")) throw new NotEditable();
  return { type: "listItem", content: [paragraphOf(only ? [{ ...only, type: "text" }] : [])] };
}

function blockOf(token: Token): BlockNode[] {
  switch (token.type) {
    case "paragraph": {
      const { tokens } = token as Tokens.Paragraph;
      const [only, ...more] = tokens;
      return [only?.type === "image" && more.length === 0 ? pictureOf(only as Tokens.Image) : paragraphOf(tokens)];
    }
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      return [{ type: "heading", attrs: { level: Math.min(depth, 3) }, ...joined(inlinesOf(tokens)) }];
    }
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return [{ type: ordered ? "orderedList" : "bulletList", content: items.map(itemOf) }];
    }
    case "hr":
      return [{ type: "horizontalRule" }];
    case "space":
      return [];
    default:
      throw new NotEditable();
  }
}

/** A text in Markdown for the editor; undefined where it holds what the editor does not know. */
export function readEditable(text: string): EditableDocument | undefined {
  try {
    const content = lexer(text).flatMap(blockOf);
    return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
  } catch (error) {
    if (error instanceof NotEditable) return undefined;
    throw error;
  }
}
