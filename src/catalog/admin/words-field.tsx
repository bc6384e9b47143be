import { Check, Plus } from "lucide";
import { fold } from "../../platform/text.ts";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { toggleWord, wordsOf } from "../rules/words.ts";
import { formWords } from "./form-words.ts";

/** A word to choose; a colour with its swatch. */
export type Usual = { name: string; swatch?: string };
type Props = { label: string; legend: string; value: string; onChange: (raw: string) => void; usual: readonly Usual[] };

/** Spec §2 Admin: the raw text is the truth. Word buttons toggle a word in it; unknown words stay as written. */
export function WordsField({ label, legend, value, onChange, usual }: Props) {
  const words = wordsOf(value);
  const has = (word: string) => words.some((each) => fold(each) === fold(word));
  const strange = words.filter((word) => !usual.some(({ name }) => fold(name) === fold(word)));
  const hint = strange.length === 0 ? undefined : formWords().wordSection.strange(strange);
  return (
    <Field label={label} hint={hint}>
      {(wiring) => (
        <>
          <input className="admin-input" {...wiring} value={value} onChange={(event) => onChange(event.target.value)} />
          <fieldset className="admin-suggestions">
            <legend className="admin-visually-hidden">{legend}</legend>
            {usual.map(({ name: word, swatch }) => (
              <button type="button" key={word} aria-pressed={has(word)} onClick={() => onChange(toggleWord(value, word))}>
                <I of={has(word) ? Check : Plus} s />
                {swatch && <span className="admin-swatch" style={{ background: swatch }} />}
                {word}
              </button>
            ))}
          </fieldset>
        </>
      )}
    </Field>
  );
}
