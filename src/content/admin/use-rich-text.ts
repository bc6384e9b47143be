import type { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { EditableDocument } from "../editable-document.ts";
import type { Facts } from "../rules/placeholders.ts";
import type * as TextEngine from "./text-engine.tsx";

type Engine = typeof TextEngine;
export type RichText = { editor: Editor; engine: Engine };
type Options = {
  value: string;
  facts: Facts;
  attributes: Record<string, string>;
  onChange: (text: string) => void;
  onRefuse: () => void;
  /** The editor could not be fetched. */
  onFail: () => void;
  onLink: () => void;
};

/** An editor over a text in Markdown, which is written anew with every change; drawn again with every step in it. */
export function useRichText(host: RefObject<HTMLElement | null>, options: Options): RichText | undefined {
  const { value, facts, attributes } = options;
  const [open, setOpen] = useState<RichText>();
  const [, redraw] = useReducer((step: number) => step + 1, 0);
  /** What was last told or taken over. */
  const known = useRef(value);
  /** A text that came from outside, and how the editor writes it: both are the same to it. */
  const taken = useRef({ value, written: "" });
  const onChange = useEffectEvent((written: string) => {
    known.current = written === taken.current.written ? taken.current.value : written;
    options.onChange(known.current);
  });
  const onLink = useEffectEvent(options.onLink);
  const onFail = useEffectEvent(options.onFail);
  /** The text as the editor holds it, unless it cannot. */
  const take = useEffectEvent((engine: Engine): EditableDocument | undefined => {
    const content = engine.editedWithoutLoss(value);
    known.current = value;
    if (!content) options.onRefuse();
    return content;
  });
  const remember = useEffectEvent(({ editor, engine }: RichText) => {
    taken.current = { value, written: engine.markdownOf(editor) };
  });

  useEffect(() => {
    let editor: Editor | undefined;
    let isLeft = false;
    const begin = (engine: Engine): void => {
      const content = !isLeft && host.current ? take(engine) : undefined;
      if (!content) return;
      editor = engine.openEditor({
        element: host.current!,
        content,
        facts,
        onLink: () => onLink(),
        onChange: (text) => onChange(text),
        onStep: redraw,
      });
      remember({ editor, engine });
      setOpen({ editor, engine });
    };
    import("./text-engine.tsx").then(begin).catch(() => !isLeft && onFail());
    return () => {
      isLeft = true;
      editor?.destroy();
    };
  }, [host, facts]);

  useEffect(() => {
    if (!open || value === known.current) return;
    const content = take(open.engine);
    if (!content) return;
    open.editor.commands.setContent(content, { emitUpdate: false });
    remember(open);
  }, [open, value]);

  const wiring = JSON.stringify(attributes);
  useEffect(() => {
    open?.editor.setOptions({
      editorProps: { ...open.editor.options.editorProps, attributes: JSON.parse(wiring) as Record<string, string> },
    });
  }, [open, wiring]);
  return open;
}
