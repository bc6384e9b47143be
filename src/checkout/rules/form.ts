import { MAILBOX } from "../../platform/mailbox.ts";
import { FORM_TEXTS } from "../texts.ts";
import { documentProblem, type DocumentType } from "./document.ts";
import { isPhone } from "./is-phone.ts";

/** What is kept under checkout_form (spec §9). Consents are given anew each time. */
export type CheckoutForm = {
  name: string;
  email: string;
  phone: string;
  documentType: DocumentType;
  idNumber: string;
  state: string;
  city: string;
  address: string;
  zipCode: string;
};
export type FormField = keyof CheckoutForm;
export type Consents = { terms: boolean; privacy: boolean; marketing: boolean; whatsapp: boolean };
export type Checked = FormField | "terms" | "privacy";
export type FormErrors = Partial<Record<Checked, string>>;

export const EMPTY_FORM: CheckoutForm = {
  name: "",
  email: "",
  phone: "",
  documentType: "CC",
  idNumber: "",
  state: "",
  city: "",
  address: "",
  zipCode: "",
};
export const NO_CONSENTS: Consents = { terms: false, privacy: false, marketing: false, whatsapp: false };

/** In the order of the screen. */
export const CHECKED: readonly Checked[] = ["name", "email", "phone", "idNumber", "state", "city", "address", "terms", "privacy"];

const REQUIRED = ["name", "email", "phone", "address", "city", "state"] as const;
const isRequired = (field: Checked): field is (typeof REQUIRED)[number] => (REQUIRED as readonly string[]).includes(field);

/** What is wrong with one field: the specification's sentence when it is missing, else a word on its shape. */
export function fieldError(field: Checked, form: CheckoutForm, consents: Consents): string | undefined {
  if (field === "terms" || field === "privacy") return consents[field] ? undefined : FORM_TEXTS[field];
  const value = form[field].trim();
  if (isRequired(field) && !value) return FORM_TEXTS[field];
  if (field === "email" && !(MAILBOX.test(value) && /\.[^.@]+$/.test(value))) return FORM_TEXTS.emailShape;
  if (field === "phone" && !isPhone(value)) return FORM_TEXTS.phoneShape;
  if (field === "idNumber") {
    const problem = documentProblem(form.documentType, value);
    if (problem) return problem.is === "digit" ? FORM_TEXTS.nitDigit(problem.wanted) : FORM_TEXTS.idNumber;
  }
  return undefined;
}

export function formErrors(form: CheckoutForm, consents: Consents): FormErrors {
  const errors: FormErrors = {};
  for (const field of CHECKED) {
    const error = fieldError(field, form, consents);
    if (error) errors[field] = error;
  }
  return errors;
}

const SHORT_NAMES: Record<Checked, string> = {
  name: "nombre",
  email: "correo",
  phone: "teléfono",
  documentType: "tipo de documento",
  idNumber: "documento",
  state: "departamento",
  city: "ciudad",
  address: "dirección",
  zipCode: "código postal",
  terms: "condiciones",
  privacy: "autorización de datos",
};
const COUNTS = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];

/** `Faltan cuatro datos para continuar.` and the fields it means, in the order of the screen. */
export function missingList(errors: FormErrors): { title: string; fields: { field: Checked; name: string }[] } {
  const fields = CHECKED.filter((field) => errors[field]).map((field) => ({ field, name: SHORT_NAMES[field] }));
  const count = COUNTS[fields.length] ?? String(fields.length);
  const title = fields.length === 1 ? "Falta un dato para continuar." : `Faltan ${count} datos para continuar.`;
  return { title, fields };
}
