import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { bogotaDate, bogotaTime, instantOf } from "../../platform/bogota-time.ts";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";

/** Sentences of the server by the field they are about, such as `slides.0.until`. */
export type Errors = Record<string, string>;

type LineProps = {
  label: string;
  value: string;
  /** Longest text the shop shows well. */
  most?: number;
  hint?: string;
  error?: string;
  onChange: (value: string) => void;
};

export const LineField = ({ label, value, most, hint, error, onChange }: LineProps) => (
  <Field label={label} error={error} hint={most ? `${value.length} of ${most} letters` : hint}>
    {(wiring) => (
      <input
        className="admin-input"
        lang="es"
        spellCheck
        maxLength={most}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...wiring}
      />
    )}
  </Field>
);

const onBogotaClock = (iso: string | null): string => (iso ? `${bogotaDate(new Date(iso))}T${bogotaTime(new Date(iso))}` : "");
const asMoment = (local: string): string | null => {
  const [date, time] = local.split("T");
  return date && time ? instantOf(date, time.slice(0, 5)).toISOString() : null;
};

type MomentProps = { label: string; value: string | null; hint?: string; error?: string; onChange: (at: string | null) => void };

/** Bogotá's clock, wherever the browser is. */
export const MomentField = ({ label, value, hint, error, onChange }: MomentProps) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => (
      <input
        className="admin-input"
        type="datetime-local"
        value={onBogotaClock(value)}
        onChange={({ target }) => onChange(asMoment(target.value))}
        {...wiring}
      />
    )}
  </Field>
);

type MoveProps = { what: string; place: number; count: number; onMove: (to: number) => void; onRemove?: () => void };

export const MoveButtons = ({ what, place, count, onMove, onRemove }: MoveProps) => (
  <span className="content-move">
    <button
      type="button"
      className="admin-button admin-button--icon admin-button--text"
      aria-label={`Move ${what} up`}
      disabled={place === 0}
      onClick={() => onMove(place - 1)}
    >
      <I of={ArrowUp} s />
    </button>
    <button
      type="button"
      className="admin-button admin-button--icon admin-button--text"
      aria-label={`Move ${what} down`}
      disabled={place === count - 1}
      onClick={() => onMove(place + 1)}
    >
      <I of={ArrowDown} s />
    </button>
    {onRemove && (
      <button
        type="button"
        className="admin-button admin-button--icon admin-button--text"
        aria-label={`Remove ${what}`}
        onClick={onRemove}
      >
        <I of={Trash2} s />
      </button>
    )}
  </span>
);

/** The list with one of its items at another place. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
