import { type BlockNode, type EditableDocument, type InlineNode, type Paragraph, readEditable } from "./editable-document.ts";
import { type Cell, cellsOf, clearEdges, type Kind, KINDS, sameMark } from "./rules/text-cells.ts";

type Style = { italic: "*" | "_"; drop: Kind[]; isCareful?: boolean };
/** Each is tried until one is read back as it was meant: the words are never changed for a mark's sake. */
const STYLES: Style[] = [
  { italic: "*", drop: [] },
  { italic: "_", drop: [] },
  { italic: "*", drop: ["italic"] },
  { italic: "*", drop: ["italic", "bold"] },
  { italic: "*", drop: ["italic", "bold"], isCareful: true },
  { italic: "*", drop: ["italic", "bold", "href"], isCareful: true },
];

const WORD = /[\p{L}\p{N}]/u;

/** A character that Markdown would take for its own is written so that it is read as itself. */
function escaped(cells: readonly Cell[], at: number, isCareful?: boolean): string {
  const { text, isFact, href } = cells[at]!;
  const [before, next] = [cells[at - 1]?.text ?? "", cells[at + 1]?.text ?? ""];
  if (isFact) return text;
  const rest = () =>
    cells
      .slice(at, at + 6)
      .map((cell) => cell.text)
      .join("");
  const isMarkup =
    (isCareful && /[!-/:-@[-`{-~]/.test(text)) ||
    /[\\`*[\]~]/.test(text) ||
    (text === "_" && !(WORD.test(before) && WORD.test(next))) ||
    (text === "<" && /[a-z/!?]/i.test(next)) ||
    (text === "!" && cells[at + 1]?.href !== href) ||
    (text === "&" && /^&(lt|gt|quot|#39|amp);/.test(rest()));
  return isMarkup ? `\\${text}` : text;
}

const target = (href: string): string => (/[\s()<>]/.test(href) ? `<${href.replaceAll(/[<>\n]/g, encodeURIComponent)}>` : href);

function wrap(kind: Kind, inner: string, { italic }: Style, href: string): string {
  if (kind === "href") return `[${inner}](${target(href)})`;
  const mark = kind === "bold" ? "**" : italic;
  return mark + inner + mark;
}

/** The mark that goes on for longest is written around the others. */
function nested(cells: readonly (Cell & { written: string })[], style: Style, open: readonly Kind[] = []): string {
  let text = "";
  for (let at = 0; at < cells.length;) {
    const cell = cells[at]!;
    const runs = KINDS.filter((kind) => cell[kind] && !open.includes(kind)).map((kind) => {
      let end = at + 1;
      while (end < cells.length && sameMark(cell, cells[end]!, kind)) end++;
      return { kind, end };
    });
    const longest = runs.sort((a, b) => b.end - a.end)[0];
    text += longest
      ? wrap(longest.kind, nested(cells.slice(at, longest.end), style, [...open, longest.kind]), style, cell.href ?? "")
      : cell.written;
    at = longest?.end ?? at + 1;
  }
  return text;
}

/** What would begin another kind of block at the start of a line. */
const protectStart = (line: string): string =>
  line.replace(/^(#{1,6}(?:\s|$)|[-+](?:[\s-]|$)|>|=+\s*$)/, "\\$1").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
const protectEnd = (line: string): string => line.replace(/(^|\s)(#+)$/, "$1\\$2");

function inlineText(content: readonly InlineNode[] | undefined, style: Style): string {
  const cells = clearEdges(cellsOf(content, style.drop));
  return protectStart(
    nested(
      cells.map((cell, at) => ({ ...cell, written: escaped(cells, at, style.isCareful) })),
      style,
    ),
  );
}

const bare = (cells: readonly Cell[]): string =>
  JSON.stringify(cells.map(({ text, bold, italic, href }) => [text, bold, italic, href]));
const firstOf = (block: BlockNode | undefined): Paragraph | undefined =>
  block?.type === "bulletList" || block?.type === "orderedList" ? block.content[0]?.content[0] : (block as Paragraph | undefined);

/** With every letter typed a whole text is written, of which one line has changed. */
const kept = new Map<string, string>();
function line(prefix: string, content: readonly InlineNode[] | undefined, type: BlockNode["type"]): string {
  if (cellsOf(content).length === 0) return "";
  const key = JSON.stringify([prefix, content]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size > 5000) kept.clear();
  const text = writeLine(prefix, content, type);
  kept.set(key, text);
  return text;
}

/** One line of words after what makes it a heading or a point. */
function writeLine(prefix: string, content: readonly InlineNode[] | undefined, type: BlockNode["type"]): string {
  let text = "";
  for (const style of STYLES) {
    const inner = inlineText(content, style);
    text = prefix + (type === "heading" ? protectEnd(inner) : inner);
    const read = readEditable(text)?.content;
    const meant = bare(clearEdges(cellsOf(content, style.drop)));
    if (read?.length === 1 && read[0]!.type === type && bare(cellsOf(firstOf(read[0])?.content)) === meant) break;
  }
  return text;
}

/** A picture's words are plain: signs that would end them early are left out. */
const words = (alt: string): string =>
  alt
    .replaceAll(/[\\`<>]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[[\]]/g, "\\$&");

function written(block: BlockNode): string {
  switch (block.type) {
    case "heading":
      return line(`${"#".repeat(block.attrs.level)} `, block.content, "heading");
    case "bulletList":
    case "orderedList":
      return block.content
        .map(({ content }) => content.flatMap((part) => part.content ?? []))
        .filter((item) => cellsOf(item).length > 0)
        .map((item, place) => line(block.type === "bulletList" ? "- " : `${place + 1}. `, item, block.type))
        .join("\n");
    case "picture":
      return `![${words(block.attrs.alt)}](${block.attrs.src})`;
    case "horizontalRule":
      return "---";
    default:
      return line("", block.content, "paragraph");
  }
}

/** Lists of one kind in a row would be read as one with gaps. */
function merged(blocks: readonly BlockNode[]): BlockNode[] {
  const all: BlockNode[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (last && "content" in block && (block.type === "bulletList" || block.type === "orderedList") && last.type === block.type)
      all[all.length - 1] = { ...last, content: [...last.content, ...block.content] };
    else all.push(block);
  }
  return all;
}

/** What the editor holds, in Markdown. */
export function writeMarkdown({ content }: EditableDocument): string {
  const blocks = merged(content).map(written).filter(Boolean);
  return blocks.length > 0 ? `${blocks.join("\n\n")}\n` : "";
}
