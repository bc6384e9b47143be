import { CircleAlert } from "lucide";
import { useId, type ReactNode } from "react";
import { sentenceIn } from "../../platform/input-sentences.ts";
import { I } from "./icon.tsx";
import { languageInForce } from "./language.ts";
import "./field.css";

type Wiring = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };
type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Where the control is wired outside of this; a part that is no form control is named by `${id}-label`. */
  id?: string;
  children: (wiring: Wiring) => ReactNode;
};

/** Label, control, hint and error, tied together for everyone. */
export function Field({ label, hint, error, id: given, children }: Props) {
  const own = useId();
  const id = given ?? own;
  const notes = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={error ? "admin-field is-invalid" : "admin-field"}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": notes || undefined })}
      {hint && (
        <span className="admin-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="admin-field__error" role="alert" id={`${id}-error`}>
          <I of={CircleAlert} s />
          {/* A shape's own sentence may hold both languages. */}
          {sentenceIn(languageInForce(), error)}
        </span>
      )}
    </div>
  );
}
