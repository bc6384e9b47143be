import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { MediaLibrary } from "../../media/admin/media-choice.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { addLink, addPicture, addText, type Edit, type Selected, toggleLines, toggleMark } from "../rules/edit-markdown.ts";
import { FormattingBar, type Tool } from "./formatting-bar.tsx";
import { words } from "./words.ts";

const edits = (): Record<Exclude<Tool, "picture">, (selected: Selected) => Edit> => ({
  bold: (selected) => toggleMark(selected, "**"),
  italic: (selected) => toggleMark(selected, "*"),
  section: (selected) => toggleLines(selected, "section"),
  heading: (selected) => toggleLines(selected, "heading"),
  bullets: (selected) => toggleLines(selected, "bullets"),
  numbers: (selected) => toggleLines(selected, "numbers"),
  link: (selected) => addLink(selected, words().tools.linkWords),
});
const KEYS: Record<string, keyof ReturnType<typeof edits>> = { b: "bold", i: "italic", k: "link" };

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

type Props = { value: string; error?: string; onChange: (text: string) => void; switches: ReactNode; preview: ReactNode };

/** A text in Markdown as it is written, with buttons that write the marks. */
export function SourceField({ value, error, onChange, switches, preview }: Props) {
  const said = words().tools;
  const area = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const apply = (edit: (selected: Selected) => Edit): void => {
    const at = area.current;
    if (at) type(at, edit({ text: at.value, from: at.selectionStart, to: at.selectionEnd }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tool = (event.ctrlKey || event.metaKey) && !event.altKey && KEYS[event.key.toLowerCase()];
    if (!tool) return;
    event.preventDefault();
    apply(edits()[tool]);
  };
  return (
    <>
      <FormattingBar
        onTool={(tool) => (tool === "picture" ? setChoosing(true) : apply(edits()[tool]))}
        onFact={(name) => apply((selected) => addText(selected, `{{${name}}}`))}
        switches={switches}
      />
      <div className={preview ? "markdown-field__both is-shown" : "markdown-field__both"}>
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
        {preview}
      </div>
      {isChoosing && (
        <MediaLibrary
          kind="image"
          title={said.names.picture}
          onClose={() => setChoosing(false)}
          onChoose={(address) => {
            setChoosing(false);
            apply((selected) => addPicture(selected, address, said.pictureWords));
          }}
        />
      )}
    </>
  );
}
