import { useState } from "react";
import { ApiError, callApi, OFFLINE } from "../platform/call-api.ts";
import type * as contract from "./contract.ts";
import type { Subject } from "./rules/subjects.ts";

export const EMPTY = { name: "", email: "", phone: "", subject: "" as Subject | "", message: "", website: "" };
export type ContactValues = typeof EMPTY;
export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Spec §5, Contact form. The server judges again with the same sentences. */
export function judge(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {};
  if (!values.name.trim()) errors.name = "El nombre es obligatorio";
  if (!values.email.trim()) errors.email = "El correo es obligatorio";
  else if (!EMAIL.test(values.email.trim())) errors.email = "Escribe un correo válido";
  if (!values.subject) errors.subject = "Elige un asunto";
  if (!values.message.trim()) errors.message = "El mensaje es obligatorio";
  return errors;
}

export function useContactForm() {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [number, setNumber] = useState<string>();

  const set = (field: keyof ContactValues, value: string): void => {
    setValues((all) => ({ ...all, [field]: value }));
    setErrors((all) => ({ ...all, [field]: undefined }));
  };
  /** Resolves to the first field that is wrong, so that it can take the focus. */
  const send = async (): Promise<keyof ContactValues | undefined> => {
    const wrong = judge(values);
    setErrors(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return Object.keys(wrong)[0] as keyof ContactValues;
    setBusy(true);
    try {
      const body = { ...values, subject: values.subject as Subject };
      const kept = await callApi<typeof contract.sendMessage>("POST /api/contact", { body });
      setNumber(kept.number);
    } catch (problem) {
      const isRefusal = problem instanceof ApiError;
      if (isRefusal && problem.code === "invalid_input") setErrors(problem.fields);
      setFailure((isRefusal && problem.message) || OFFLINE);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const again = (): void => {
    setValues({ ...EMPTY, name: values.name, email: values.email, phone: values.phone });
    setNumber(undefined);
  };
  return { values, errors, failure, busy, number, set, send, again };
}
