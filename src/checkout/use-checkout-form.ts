import { useState, useSyncExternalStore } from "react";
import {
  CHECKED,
  type Checked,
  type CheckoutForm,
  type Consents,
  EMPTY_FORM,
  fieldError,
  type FormErrors,
  formErrors,
  type FormField,
  NO_CONSENTS,
} from "./rules/form.ts";
import { readForm, writeForm } from "./storage.ts";

const neverChanges = () => () => undefined;
const createReader = () => {
  let form: CheckoutForm | undefined;
  return () => (form ??= readForm());
};

/** The shipping form: kept in checkout_form, told wrong on leaving a field and on submit, forgiven on edit. */
export function useCheckoutForm() {
  const [readOnce] = useState(createReader);
  const stored = useSyncExternalStore(neverChanges, readOnce, () => EMPTY_FORM);
  const [edited, setForm] = useState<CheckoutForm>();
  const form = edited ?? stored;
  const [consents, setConsents] = useState<Consents>(NO_CONSENTS);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSubmitted, setSubmitted] = useState(false);

  const forgive = (field: Checked) => setErrors((before) => ({ ...before, [field]: undefined }));

  return {
    form,
    consents,
    errors,
    /** After a refused submit the missing fields are listed above the button. */
    isListed: isSubmitted && Object.values(errors).some(Boolean),
    set: (change: Partial<CheckoutForm>) => {
      const next = { ...form, ...change };
      setForm(next);
      writeForm(next);
      for (const field of Object.keys(change) as FormField[]) forgive(field);
      if (change.documentType) forgive("idNumber");
    },
    setConsent: (name: keyof Consents, given: boolean) => {
      setConsents((before) => ({ ...before, [name]: given }));
      if (name === "terms" || name === "privacy") forgive(name);
    },
    leave: (field: Checked) => {
      const error = fieldError(field, form, consents);
      if (error) setErrors((before) => ({ ...before, [field]: error }));
    },
    /** The server's own complaints, by the names of its fields. */
    accept: (fields: Record<string, string>) => {
      const known = Object.entries(fields).map(([name, text]) => [name.split(".").at(-1), text] as const);
      setErrors(Object.fromEntries(known.filter(([name]) => CHECKED.includes(name as Checked))));
      setSubmitted(true);
    },
    /** True when everything is there; otherwise shows what is missing and moves to the first. */
    submit: (): boolean => {
      const found = formErrors(form, consents);
      setErrors(found);
      setSubmitted(true);
      const first = CHECKED.find((field) => found[field]);
      if (first) document.getElementById(first)?.focus();
      return !first;
    },
  };
}
export type FormState = ReturnType<typeof useCheckoutForm>;
