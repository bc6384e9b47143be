import { type Editor, InputRule, Mark, Node, nodePasteRule } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Gapcursor, UndoRedo } from "@tiptap/extensions";
import { type Facts, PLACEHOLDERS } from "../rules/placeholders.ts";
import { isOwnPicture, isSafeLink } from "../rules/reading.ts";

const NAMES = Object.keys(PLACEHOLDERS).join("|");

const Document = Node.create({ name: "doc", topNode: true, content: "block+" });
const Text = Node.create({ name: "text", group: "inline" });
const Paragraph = Node.create({
  name: "paragraph",
  priority: 1000,
  group: "block",
  content: "inline*",
  parseHTML: () => [{ tag: "p" }],
  renderHTML: ({ HTMLAttributes }) => ["p", HTMLAttributes, 0],
});
const HorizontalRule = Node.create({
  name: "horizontalRule",
  group: "block",
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: () => ["hr"],
});

/** A picture of Media; one from elsewhere is not taken in. */
const Picture = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: "" }, alt: { default: "" } }),
  parseHTML: () => [{ tag: "img[src]", getAttrs: (img) => isOwnPicture(img.getAttribute("src") ?? "") && null }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: "" } }),
  parseHTML: () => [{ tag: "a[href]", getAttrs: (a) => isSafeLink(a.getAttribute("href") ?? "") && null }],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** A fact of the settings in one piece: no letter of its name can be lost or made bold by itself. */
const factOf = (facts: Facts) =>
  Node.create({
    name: "fact",
    group: "inline",
    inline: true,
    atom: true,
    addAttributes: () => ({
      name: {
        default: "",
        parseHTML: (span) => span.dataset["fact"],
        renderHTML: ({ name }: { name: string }) => ({ "data-fact": name }),
      },
    }),
    parseHTML: () => [{ tag: "span[data-fact]", getAttrs: (span) => Object.hasOwn(PLACEHOLDERS, span.dataset["fact"]!) && null }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const name = node.attrs["name"] as keyof Facts;
      return ["span", { ...HTMLAttributes, class: "rich-text__fact", title: facts[name] ?? "" }, `{{${name}}}`];
    },
    renderText: ({ node }) => `{{${node.attrs["name"]}}}`,
    addInputRules() {
      const find = new RegExp(`\\{\\{\\s*(${NAMES})\\s*\\}\\}$`);
      const handler: InputRule["handler"] = ({ state, range, match }) => {
        const fact = this.type.create({ name: match[1] }, null, state.doc.resolve(range.to).marks());
        state.tr.replaceWith(range.from, range.to, fact);
      };
      return [new InputRule({ find, handler })];
    },
    addPasteRules() {
      const find = new RegExp(`\\{\\{\\s*(${NAMES})\\s*\\}\\}`, "g");
      return [nodePasteRule({ find, type: this.type, getAttributes: ([, name]) => ({ name }) })];
    },
  });

/** A page shows no break within a paragraph, so each is a new one; Ctrl+K asks for a link. */
export function handleKey(editor: Editor, event: KeyboardEvent, onLink: () => void): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  // A browser tells of what was selected a moment later: quick keys would change other words.
  document.dispatchEvent(new Event("selectionchange"));
  if (isCommand && event.key.toLowerCase() === "k") {
    onLink();
    return true;
  }
  if (event.key !== "Enter" || !event.shiftKey) return false;
  return editor.commands.first(({ commands }) => [() => commands.splitListItem("listItem"), () => commands.splitBlock()]);
}

/** An asterisk that is typed or pasted is one: "2 * 3 * 4" makes nothing italic. */
const ASTERISKS = { addInputRules: () => [], addPasteRules: () => [] };

/** What a text can hold: the same as `rules/reading` shows, and nothing besides. */
export const richText = (facts: Facts) => [
  Document,
  Paragraph,
  Text,
  HorizontalRule,
  Picture,
  Link,
  factOf(facts),
  Bold.extend(ASTERISKS),
  Italic.extend(ASTERISKS),
  Heading.configure({ levels: [1, 2, 3] }),
  BulletList,
  OrderedList,
  ListItem.extend({ content: "paragraph" }),
  ListKeymap,
  UndoRedo,
  Gapcursor,
];
