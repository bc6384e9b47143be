import { Field } from "../../ui/admin/field.tsx";
import type { SectionName } from "../shape.ts";
import type { ShownSettings } from "../contract.ts";
import type { Draft } from "./section-form.tsx";
import { words } from "./words.ts";

export type FieldOf<S extends SectionName> = {
  field: keyof ShownSettings[S] & string;
  label: string;
  hint?: string;
  kind?: "text" | "number" | "color" | "email" | "tel" | "url" | "password";
  unit?: string;
  /** An empty number means none. */
  orNone?: true;
};

type Value = string | number | null | { set: boolean; from: string | null };

const shownOf = (value: Value): string => (typeof value === "object" && value !== null ? "" : String(value ?? ""));
const hintOf = (value: Value, was: Value, hint?: string): string | undefined => {
  const said = words().form;
  if (typeof was === "object" && was !== null)
    return was.set ? (was.from === "environment" ? said.setInEnvironment : said.setHere)(hint ?? "") : hint;
  if (value === was) return hint;
  const before = shownOf(was);
  return [hint, before ? said.was(before) : said.wasEmpty].filter(Boolean).join(" ");
};

/** Fields of one line each: text, numbers, a colour, a secret. */
export function PlainFields<S extends SectionName>({ of, draft, was, set, errors }: { of: readonly FieldOf<S>[] } & Draft<S>) {
  return (
    <div className="settings-fields">
      {of.map(({ field, label, hint, kind = "text", unit, orNone }) => {
        const [value, before] = [draft[field], was[field]] as [Value, Value];
        const read = (text: string) => (kind !== "number" ? text : text === "" && orNone ? null : Number(text));
        return (
          <Field key={field} label={label} hint={hintOf(value, before, hint)} error={errors[field]}>
            {(wiring) => (
              <div className="admin-input">
                <input
                  {...wiring}
                  type={kind}
                  step="any"
                  autoComplete={kind === "password" ? "new-password" : "off"}
                  value={shownOf(value)}
                  onChange={({ target }) => set({ [field]: read(target.value) } as Partial<ShownSettings[S]>)}
                />
                {unit && <span className="admin-muted">{unit}</span>}
              </div>
            )}
          </Field>
        );
      })}
    </div>
  );
}
