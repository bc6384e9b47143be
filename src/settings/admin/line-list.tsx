import { useState } from "react";
import { Field } from "../../ui/admin/field.tsx";

type Props<T> = {
  label: string;
  hint: string;
  rows?: number;
  value: readonly T[];
  show: (each: T) => string;
  read: (line: string) => T;
  error?: string;
  onChange: (value: T[]) => void;
};

/** A list as lines of text: add, change, order and remove by typing. */
export function LineList<T>({ label, hint, rows = 6, value, show, read, error, onChange }: Props<T>) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          {...wiring}
          className="admin-input"
          rows={rows}
          value={typed ?? value.map(show).join("\n")}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(
              target.value
                .split("\n")
                .filter((line) => line.trim())
                .map((line) => read(line.trim())),
            );
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
