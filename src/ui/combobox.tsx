// The options of an ARIA combobox are reached by the input's own keys, so they carry roles but no keys of their own.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { ChevronDown } from "lucide";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { controlProps, Field, type FieldWords } from "./field.tsx";
import { matchOptions, sameOption } from "./match-options.ts";
import { isUpOrDown, useListbox } from "./use-listbox.ts";
import { Icon } from "./icon.tsx";
import "./combobox.css";

type Props = Omit<FieldWords, "label"> & {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
  onBlur?: () => void;
} & Pick<ComponentProps<"input">, "name" | "placeholder" | "autoComplete" | "required" | "ref">;

/** A list to type ahead in that still takes free text (ARIA combobox with a list popup). */
export function Combobox({ label, optional, hint, error, className, id, value, options, onChange, onBlur, ...input }: Props) {
  const [typed, setTyped] = useState(false);
  const shown = typed ? matchOptions(options, value) : [...options];
  const chosen = sameOption(options, value);
  const choose = (option: string) => {
    onChange(option);
    list.close();
  };
  const list = useListbox({ id, count: shown.length, ends: "round", choose: (at) => choose(shown[at]!) });
  const show = () => {
    setTyped(false);
    list.open(chosen ? options.indexOf(chosen) : -1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!list.isOpen && isUpOrDown(event.key)) {
      event.preventDefault();
      return show();
    }
    list.onKeyDown(event);
    // Nothing is pointed at: Enter closes the list and does not send the form.
    if (event.key !== "Enter" || !list.isOpen || list.active >= 0) return undefined;
    event.preventDefault();
    return list.close();
  };

  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      <div className="combobox">
        <input
          className="input"
          type="text"
          {...list.field}
          {...list.pointing}
          spellCheck={false}
          {...input}
          {...controlProps({ id, hint, error })}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setTyped(true);
            list.open(event.target.value ? 0 : -1);
          }}
          onClick={() => (list.isOpen ? list.close() : show())}
          onKeyDown={onKeyDown}
          onBlur={() => {
            // "bogota, d.c." typed in full means the official name.
            if (chosen && chosen !== value) onChange(chosen);
            list.close();
            onBlur?.();
          }}
        />
        <Icon of={ChevronDown} size={18} />
        <div className="combobox__list" id={list.listId} role="listbox" hidden={!list.isOpen} aria-label={label}>
          {list.isOpen &&
            shown.map((option, at) => (
              <div key={option} {...list.option(at)} aria-selected={option === chosen} onMouseMove={() => list.open(at)}>
                {option}
              </div>
            ))}
        </div>
      </div>
    </Field>
  );
}
