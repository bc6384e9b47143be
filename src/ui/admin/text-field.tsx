import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "className" | "id" | "onChange" | "value"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  value: string;
  onChange: (text: string) => void;
};

/** A field of one line whose words the screen keeps. */
export const TextField = ({ label, hint, error, onChange, ...input }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => <input {...wiring} className="admin-input" {...input} onChange={({ target }) => onChange(target.value)} />}
  </Field>
);
