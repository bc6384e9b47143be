import { lazy, Suspense, useCallback, useRef, useState } from "react";
import type { Facts } from "../rules/placeholders.ts";
import { RichField } from "./rich-field.tsx";
import { SourceField } from "./source-field.tsx";
import { words } from "./words.ts";
import "./markdown-field.css";

const LivePreview = lazy(async () => ({ default: (await import("./text-engine.tsx")).LivePreview }));

type Props = { value: string; facts: Facts; error?: string; onChange: (text: string) => void };

/** A text kept in Markdown: edited as it looks, or as it is written, and how it will read beside it. */
export function MarkdownField({ value, facts, error, onChange }: Props) {
  const said = words().tools;
  const [isSource, setSource] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [isShown, setShown] = useState(false);
  // Each way has a bar of its own: the button that changes it keeps the focus.
  const change = useRef<HTMLButtonElement>(null);
  const isFocused = useRef(false);
  const placeChange = useCallback((button: HTMLButtonElement | null) => {
    change.current = button;
    if (button && isFocused.current) button.focus();
    if (button) isFocused.current = false;
  }, []);
  const show = (source: boolean): void => {
    isFocused.current = change.current !== null && change.current === document.activeElement;
    setSource(source);
  };
  const shared = {
    value,
    error,
    onChange,
    switches: (
      <>
        <button
          type="button"
          className="admin-button admin-button--small"
          ref={placeChange}
          aria-pressed={isSource}
          onClick={() => {
            setRefused(false);
            show(!isSource);
          }}
        >
          {said.source}
        </button>
        <button
          type="button"
          className="admin-button admin-button--small"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {said.preview}
        </button>
      </>
    ),
    preview: isShown && (
      <section className="markdown-field__preview" aria-label={said.preview} lang="es">
        <Suspense>
          <LivePreview text={value} facts={facts} />
        </Suspense>
      </section>
    ),
  };
  return (
    <div className="markdown-field">
      <output className="markdown-field__refused">{isRefused && said.refused}</output>
      {isSource ? (
        <SourceField {...shared} />
      ) : (
        <RichField
          {...shared}
          facts={facts}
          onFail={() => show(true)}
          onRefuse={() => {
            setRefused(true);
            show(true);
          }}
        />
      )}
    </div>
  );
}
