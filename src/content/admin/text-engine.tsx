import { Editor } from "@tiptap/core";
import type { EditableDocument } from "../editable-document.ts";
import { readMarkdown } from "../read-markdown.ts";
import type { Facts } from "../rules/placeholders.ts";
import { Blocks, Inlines } from "../ui/blocks.tsx";
import { writeMarkdown } from "../write-markdown.ts";
import { cleanPaste } from "./clean-paste.ts";
import { handleKey, richText } from "./rich-text.ts";

// One file for all that is fetched with the first text. Styles would be listed with every screen that shares them,
// and what only a part of it shares with the shop's pages would become a file of theirs.
export { editedWithoutLoss } from "../edited-without-loss.ts";
export { linkAddress } from "../rules/link-address.ts";

type Options = {
  element: HTMLElement;
  content: EditableDocument;
  facts: Facts;
  onLink: () => void;
  onChange: (text: string) => void;
  onStep: () => void;
};

export const markdownOf = (editor: Editor): string => writeMarkdown(editor.getJSON() as EditableDocument);

export function openEditor({ element, content, facts, onLink, onChange, onStep }: Options): Editor {
  const editor: Editor = new Editor({
    element,
    content,
    extensions: richText(facts),
    // The policy takes no styles from scripts; ours are in the sheet.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_, event) => handleKey(editor, event, onLink),
    },
    onUpdate: () => onChange(markdownOf(editor)),
    onTransaction: onStep,
  });
  return editor;
}

/** What was typed, read by the same rules as the page's. */
export function LivePreview({ text, facts }: { text: string; facts: Facts }) {
  const { title, lead, markedLead, blocks, sections } = readMarkdown(text, facts);
  return (
    <>
      {title && <p className="markdown-field__title">{title}</p>}
      {lead && <p>{markedLead ? <Inlines of={markedLead} /> : lead}</p>}
      <Blocks of={blocks} />
      {sections.map((section, place) => (
        <div key={place}>
          <h2>{section.title}</h2>
          <Blocks of={section.blocks} />
        </div>
      ))}
    </>
  );
}
