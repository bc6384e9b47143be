import { Bold, Heading2, Heading3, Image, Italic, Link2, List, ListOrdered, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { MediaLibrary } from "../../media/admin/media-choice.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { addLink, addPicture, addText, type Edit, type Selected, toggleLines, toggleMark } from "../rules/edit-markdown.ts";
import { type Facts, PLACEHOLDERS } from "../rules/placeholders.ts";
import { words } from "./words.ts";
import "./markdown-field.css";

/** The reader of Markdown comes with the first look at it. */
const LivePreview = lazy(() => import("./live-preview.tsx"));

type Props = { value: string; facts: Facts; error?: string; onChange: (text: string) => void };
type Name = "bold" | "italic" | "section" | "heading" | "bullets" | "numbers" | "link";
type Tool = { name: Name; icon: LucideIcon; key?: string; edit: (selected: Selected) => Edit };

const tools = (): Tool[] => [
  { name: "bold", icon: Bold, key: "b", edit: (selected) => toggleMark(selected, "**") },
  { name: "italic", icon: Italic, key: "i", edit: (selected) => toggleMark(selected, "*") },
  { name: "section", icon: Heading2, edit: (selected) => toggleLines(selected, "section") },
  { name: "heading", icon: Heading3, edit: (selected) => toggleLines(selected, "heading") },
  { name: "bullets", icon: List, edit: (selected) => toggleLines(selected, "bullets") },
  { name: "numbers", icon: ListOrdered, edit: (selected) => toggleLines(selected, "numbers") },
  { name: "link", icon: Link2, key: "k", edit: (selected) => addLink(selected, words().tools.linkWords) },
];

/** As if typed, so that the browser's own undo takes it back; only this command does so. */
function type(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (!document.execCommand(insert ? "insertText" : "delete", false, insert)) {
    area.setRangeText(insert);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

/** A text in Markdown with the buttons of an editor, and how it will read beside it. */
export function MarkdownField({ value, facts, error, onChange }: Props) {
  const said = words().tools;
  const area = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isShown, setShown] = useState(false);
  const apply = (edit: (selected: Selected) => Edit): void => {
    const at = area.current;
    if (at) type(at, edit({ text: at.value, from: at.selectionStart, to: at.selectionEnd }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tool = (event.ctrlKey || event.metaKey) && !event.altKey && tools().find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    apply(tool.edit);
  };
  return (
    <div className="markdown-field">
      <div className="markdown-field__tools" role="toolbar" aria-label={said.label}>
        {tools().map(({ name, icon, edit }) => (
          <button
            key={name}
            type="button"
            className="admin-button admin-button--icon admin-button--text"
            aria-label={said.names[name]}
            title={said.names[name]}
            onClick={() => apply(edit)}
          >
            <I of={icon} />
          </button>
        ))}
        <button
          type="button"
          className="admin-button admin-button--icon admin-button--text"
          aria-label={said.picture}
          title={said.picture}
          onClick={() => setChoosing(true)}
        >
          <I of={Image} />
        </button>
        <Select
          label={said.fact}
          value=""
          onChange={({ target }) => target.value && apply((selected) => addText(selected, `{{${target.value}}}`))}
        >
          <option value="">{said.fact}</option>
          {Object.keys(PLACEHOLDERS).map((name) => (
            <option key={name} value={name}>
              {`{{${name}}}`}
            </option>
          ))}
        </Select>
        <button
          type="button"
          className="admin-button admin-button--small"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {said.preview}
        </button>
      </div>
      <div className={isShown ? "markdown-field__both is-shown" : "markdown-field__both"}>
        <Field label={words().editor.markdown} error={error} hint={said.keys}>
          {(wiring) => (
            <textarea
              className="admin-input content-editor__text"
              rows={24}
              spellCheck
              lang="es"
              ref={area}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              onKeyDown={onKeyDown}
              {...wiring}
            />
          )}
        </Field>
        {isShown && (
          <section className="markdown-field__preview" aria-label={said.preview} lang="es">
            <Suspense>
              <LivePreview text={value} facts={facts} />
            </Suspense>
          </section>
        )}
      </div>
      {isChoosing && (
        <MediaLibrary
          kind="image"
          title={said.picture}
          onClose={() => setChoosing(false)}
          onChoose={(address) => {
            setChoosing(false);
            apply((selected) => addPicture(selected, address, said.pictureWords));
          }}
        />
      )}
    </div>
  );
}
