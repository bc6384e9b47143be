import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { I } from "./icon.tsx";

type Wiring = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };
type Props = { label: ReactNode; hint?: ReactNode; error?: string; children: (wiring: Wiring) => ReactNode };

/** Label, control, hint and error, tied together for everyone. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const notes = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={error ? "fld err" : "fld"}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": notes || undefined })}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="emsg" role="alert" id={`${id}-error`}>
          <I of={CircleAlert} s />
          {error}
        </span>
      )}
    </div>
  );
}
