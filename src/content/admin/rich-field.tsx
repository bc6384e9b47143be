import type { Editor } from "@tiptap/core";
import { Redo2, Undo2 } from "lucide";
import { type ReactNode, useId, useRef, useState } from "react";
import { MediaLibrary } from "../../media/admin/media-choice.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { SkeletonRows } from "../../ui/admin/states.tsx";
import type { Facts } from "../rules/placeholders.ts";
import { FormattingBar, type Tool, ToolButton } from "./formatting-bar.tsx";
import { LinkDialog, PictureDialog } from "./piece-dialogs.tsx";
import { useRichText } from "./use-rich-text.ts";
import { words } from "./words.ts";
import "./rich-text.css";

type Props = {
  value: string;
  facts: Facts;
  error?: string;
  onChange: (text: string) => void;
  /** The text holds what the editor does not know. */
  onRefuse: () => void;
  onFail: () => void;
  switches: ReactNode;
  preview: ReactNode;
};
type Asked = { about: "link" } | { about: "media" } | { about: "picture"; src?: string };

const ACTIVE: Record<Tool, [name: string, attributes?: object]> = {
  bold: ["bold"],
  italic: ["italic"],
  section: ["heading", { level: 2 }],
  heading: ["heading", { level: 3 }],
  bullets: ["bulletList"],
  numbers: ["orderedList"],
  link: ["link"],
  picture: ["picture"],
};

function applyTool(editor: Editor, tool: Exclude<Tool, "link" | "picture">): void {
  const chain = editor.chain().focus();
  if (tool === "bold") chain.toggleBold().run();
  else if (tool === "italic") chain.toggleItalic().run();
  else if (tool === "bullets") chain.toggleBulletList().run();
  else if (tool === "numbers") chain.toggleOrderedList().run();
  else chain.toggleHeading({ level: tool === "section" ? 2 : 3 }).run();
}

/** A text edited as it looks. */
export function RichField({ value, facts, error, onChange, onRefuse, onFail, switches, preview }: Props) {
  const said = words().tools;
  const host = useRef<HTMLDivElement>(null);
  const id = useId();
  const [asked, setAsked] = useState<Asked>();
  const open = useRichText(host, {
    value,
    facts,
    onChange,
    onRefuse,
    onFail,
    onLink: () => setAsked({ about: "link" }),
    attributes: {
      id,
      class: "admin-input rich-text",
      lang: "es",
      spellcheck: "true",
      "aria-multiline": "true",
      "aria-labelledby": `${id}-label`,
      "aria-describedby": error ? `${id}-hint ${id}-error` : `${id}-hint`,
      ...(error && { "aria-invalid": "true" }),
    },
  });
  const editor = open?.editor;
  const onTool = (tool: Tool): void => {
    if (!editor) return;
    if (tool === "link") setAsked({ about: "link" });
    else if (tool === "picture") setAsked({ about: editor.isActive("picture") ? "picture" : "media" });
    else applyTool(editor, tool);
  };
  const close = () => setAsked(undefined);
  return (
    <>
      <FormattingBar
        isOn={(tool) => editor?.isActive(...ACTIVE[tool]) ?? false}
        onTool={onTool}
        onFact={(name) => editor?.chain().focus().insertContent({ type: "fact", attrs: { name } }).run()}
        switches={switches}
      >
        <ToolButton
          icon={Undo2}
          name={said.undo}
          isOff={!editor?.can().undo()}
          onPress={() => editor?.chain().focus().undo().run()}
        />
        <ToolButton
          icon={Redo2}
          name={said.redo}
          isOff={!editor?.can().redo()}
          onPress={() => editor?.chain().focus().redo().run()}
        />
      </FormattingBar>
      <div className={preview ? "markdown-field__both is-shown" : "markdown-field__both"}>
        <Field label={words().editor.text} id={id} error={error} hint={said.keys}>
          {() => (
            <>
              {!open && <SkeletonRows rows={6} />}
              <div ref={host} className="rich-text__host" />
            </>
          )}
        </Field>
        {preview}
      </div>
      {open && asked?.about === "link" && <LinkDialog {...open} onClose={close} />}
      {editor && asked?.about === "picture" && <PictureDialog editor={editor} src={asked.src} onClose={close} />}
      {asked?.about === "media" && (
        <MediaLibrary
          kind="image"
          title={said.names.picture}
          onClose={close}
          onChoose={(src) => setAsked({ about: "picture", src })}
        />
      )}
    </>
  );
}
