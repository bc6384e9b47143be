import { useState } from "react";
import { Field } from "../../ui/admin/field.tsx";

type Props<T> = {
  label: string;
  hint: string;
  rows?: number;
  value: readonly T[];
  show: (each: T) => string;
  read: (line: string) => T;
  /** Its name in what the server answers: `colors`, or `colors.3.swatch` for one line of it. */
  field: string;
  errors: Record<string, string>;
  onChange: (value: T[]) => void;
};

/** A list as lines of text: add, change, order and remove by typing. */
export function LineList<T>({ label, hint, rows = 6, value, show, read, field, errors, onChange }: Props<T>) {
  const error = Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];
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
