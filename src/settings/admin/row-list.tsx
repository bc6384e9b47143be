import { Plus } from "lucide";
import type { ReactNode } from "react";
import { I } from "../../ui/admin/icon.tsx";
import { MoveButtons } from "../../ui/admin/move-buttons.tsx";
import { moved } from "../../ui/admin/moved.ts";

type Props<T> = {
  label: string;
  value: readonly T[];
  nameOf: (each: T) => string;
  /** What the add button puts at the end. */
  fresh: T;
  add: string;
  /** The inputs of one row; `put` changes it. */
  children: (each: T, put: (part: Partial<T>) => void, place: number) => ReactNode;
  field: string;
  errors: Record<string, string>;
  onChange: (value: T[]) => void;
};

/** A list of which each entry has several values: add, change, order and remove, row by row. */
export function RowList<T extends object>({ label, value, nameOf, fresh, add, children, field, errors, onChange }: Props<T>) {
  const errorOf = (place?: number): string | undefined =>
    Object.entries(errors).find(([name]) => (place === undefined ? name === field : name.startsWith(`${field}.${place}`)))?.[1];
  return (
    <fieldset className="settings-rows">
      <legend>{label}</legend>
      <ol>
        {value.map((each, place) => (
          <li key={place}>
            {children(each, (part) => onChange(value.with(place, { ...each, ...part })), place)}
            <MoveButtons
              what={nameOf(each)}
              place={place}
              count={value.length}
              onMove={(to) => onChange(moved(value, place, to))}
              onRemove={() => onChange(value.toSpliced(place, 1))}
            />
            {errorOf(place) && <small className="is-bad">{errorOf(place)}</small>}
          </li>
        ))}
      </ol>
      {errorOf() && <small className="is-bad">{errorOf()}</small>}
      <button type="button" className="admin-button admin-button--small" onClick={() => onChange([...value, fresh])}>
        <I of={Plus} s />
        {add}
      </button>
    </fieldset>
  );
}
