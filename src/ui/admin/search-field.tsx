import { Search } from "lucide";
import { useEffect, useRef, useState } from "react";
import { I } from "./icon.tsx";
import "./search-field.css";

type Props = {
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** Whether `/` brings the focus here: of one field on a screen. */
  hasKey?: boolean;
};

/** Searches a moment after the last key. */
export function SearchField({ value, onChange, label, hasKey = true }: Props) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string>();
  if (seen !== value) {
    setSeen(value);
    // What this field asked for comes back while more is typed: only somebody else's change is taken over.
    if (value !== sent) setText(value);
    setSent(undefined);
  }
  useEffect(() => {
    if (text === value || text === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(text);
      onChange(text);
    }, 250);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (!hasKey) return undefined;
    const focus = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [hasKey]);
  return (
    <div className="admin-input">
      <I of={Search} s />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {hasKey && (
        <span className="admin-key-hint" aria-hidden="true">
          /
        </span>
      )}
    </div>
  );
}
