// The options of an ARIA combobox are reached by the input's own keys, so they carry roles but no keys of their own.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { controlProps, Field, type FieldWords } from "./field.tsx";
import { matchOptions, sameOption } from "./match-options.ts";
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
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const shown = typed ? matchOptions(options, value) : [...options];
  const chosen = sameOption(options, value);
  const isOpen = open && shown.length > 0;

  useEffect(() => {
    if (isOpen && active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [isOpen, active]);

  const show = () => {
    setTyped(false);
    setActive(chosen ? options.indexOf(chosen) : -1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: string) => {
    onChange(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return show();
      const step = event.key === "ArrowDown" ? 1 : -1;
      return setActive((at) => (at + step + shown.length) % shown.length);
    }
    if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      const option = shown[active];
      return option ? choose(option) : close();
    }
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      <div className="combobox">
        <input
          className="input"
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          spellCheck={false}
          {...input}
          {...controlProps({ id, hint, error })}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setTyped(true);
            setActive(event.target.value ? 0 : -1);
            setOpen(true);
          }}
          onClick={() => (isOpen ? close() : show())}
          onKeyDown={onKeyDown}
          onBlur={() => {
            // "bogota, d.c." typed in full means the official name.
            if (chosen && chosen !== value) onChange(chosen);
            close();
            onBlur?.();
          }}
        />
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
        <div className="combobox__list" id={`${id}-list`} role="listbox" ref={list} hidden={!isOpen} aria-label={label}>
          {isOpen &&
            shown.map((option, at) => (
              <div
                key={option}
                id={`${id}-${at}`}
                role="option"
                aria-selected={option === chosen}
                className={at === active ? "is-active" : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                onMouseMove={() => setActive(at)}
              >
                {option}
              </div>
            ))}
        </div>
      </div>
    </Field>
  );
}
