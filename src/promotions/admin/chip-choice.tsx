import { Check, Plus } from "lucide";
import { I } from "../../ui/admin/icon.tsx";

type Props<T> = { label: string; options: [value: T, label: string][]; chosen: readonly T[]; onChange: (chosen: T[]) => void };

/** Any of a short list, each a button that is pressed or not. */
export function ChipChoice<T extends string | number>({ label, options, chosen, onChange }: Props<T>) {
  const toggle = (value: T) => onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <fieldset className="admin-field">
      <legend className="admin-field__label">{label}</legend>
      <div className="admin-chips admin-suggestions">
        {options.map(([value, name]) => (
          <button type="button" key={value} aria-pressed={chosen.includes(value)} onClick={() => toggle(value)}>
            <I of={chosen.includes(value) ? Check : Plus} s />
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
