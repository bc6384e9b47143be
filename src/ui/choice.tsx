import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field.tsx";
import "./choice.css";

type BoxProps = Omit<ComponentProps<"input">, "type" | "children"> & { id: string; children: ReactNode; error?: string };

/** A tick box with its sentence; links inside the sentence stay links. */
export function Checkbox({ id, children, error, ...input }: BoxProps) {
  return (
    <div className={error ? "checkbox checkbox--bad" : "checkbox"}>
      <input
        {...input}
        className="checkbox__box"
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Only the round mark: the row around it is the caller's. */
export const Radio = (input: Omit<ComponentProps<"input">, "type" | "className">) => (
  <input {...input} className="radio" type="radio" />
);
