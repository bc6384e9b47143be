import { ChevronDown, CircleAlert } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";

export type FieldWords = {
  id: string;
  label: ReactNode;
  /** Shown after the label as "(opcional)". */
  optional?: boolean;
  hint?: string;
  error?: string;
  className?: string;
};

/** What ties a control to its label, hint and error. */
export const controlProps = ({ id, hint, error }: Pick<FieldWords, "id" | "hint" | "error">) => ({
  id,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field__error" id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </p>
  );
}

/** Label above, control, then either the error or the hint. */
export function Field({ id, label, optional, hint, error, className, children }: FieldWords & { children: ReactNode }) {
  return (
    <div className={["field", error && "field--bad", className].filter(Boolean).join(" ")}>
      <label className="field__label" htmlFor={id}>
        {label} {optional && <i>(opcional)</i>}
      </label>
      {children}
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        hint && (
          <p className="field__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

type Own<T extends "input" | "textarea" | "select"> = FieldWords & Omit<ComponentProps<T>, keyof FieldWords | "prefix">;

/** A text box; `prefix` is the fixed beginning of what is typed, such as +57. */
export function TextField({ label, optional, hint, error, className, id, prefix, ...input }: Own<"input"> & { prefix?: string }) {
  const control = <input className="input" type="text" {...input} {...controlProps({ id, hint, error })} />;
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      {prefix ? (
        <div className="field__prefixed">
          <span>{prefix}</span>
          {control}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}

export function TextArea({ label, optional, hint, error, className, id, ...area }: Own<"textarea">) {
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      <textarea className="input" {...area} {...controlProps({ id, hint, error })} />
    </Field>
  );
}

/** The browser's own select; its options are the children. */
export function SelectField({ label, optional, hint, error, className, id, children, ...select }: Own<"select">) {
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      <div className="field__select">
        <select className="input" {...select} {...controlProps({ id, hint, error })}>
          {children}
        </select>
        <Icon of={ChevronDown} size={18} />
      </div>
    </Field>
  );
}
