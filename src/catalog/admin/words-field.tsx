import { Check, Plus } from "lucide-react";
import { fold } from "../../platform/text.ts";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { toggleWord, wordsOf } from "../rules/words.ts";

type Props = { label: string; value: string; onChange: (raw: string) => void; usual: readonly string[] };

/** Spec §2 Admin: the raw text is the truth. Word buttons toggle a word in it; unknown words stay as written. */
export function WordsField({ label, value, onChange, usual }: Props) {
  const words = wordsOf(value);
  const has = (word: string) => words.some((each) => fold(each) === fold(word));
  const strange = words.filter((word) => !usual.some((each) => fold(each) === fold(word)));
  const hint =
    strange.length === 0
      ? undefined
      : `${strange.join(", ")} ${strange.length === 1 ? "is" : "are"} not in the usual list. Kept as written.`;
  return (
    <Field label={label} hint={hint}>
      {(wiring) => (
        <>
          <input className="admin-input" {...wiring} value={value} onChange={(event) => onChange(event.target.value)} />
          <fieldset className="admin-suggestions">
            <legend className="admin-visually-hidden">Usual {label.toLowerCase()}</legend>
            {usual.map((word) => (
              <button type="button" key={word} aria-pressed={has(word)} onClick={() => onChange(toggleWord(value, word))}>
                <I of={has(word) ? Check : Plus} s />
                {word}
              </button>
            ))}
          </fieldset>
        </>
      )}
    </Field>
  );
}
