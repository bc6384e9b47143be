import { bogotaDate, bogotaTime, instantOf } from "../../platform/bogota-time.ts";
import { Field } from "../../ui/admin/field.tsx";
import { words } from "./words.ts";

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
  <Field label={label} error={error} hint={most ? words().fields.letters(value.length, most) : hint}>
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
