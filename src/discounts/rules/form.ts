import { isDate } from "../../platform/bogota-time.ts";

export type DiscountFields = {
  code?: string;
  name?: string;
  percentage?: number;
  startDate?: string | null;
  endDate?: string | null;
  applicableTags?: readonly string[];
  isAllProducts?: boolean;
};

const ONE_DAY = 86_400_000;
/** The last instant that the database reads as JavaScript writes it. */
const LAST = Date.parse("9999-12-31T23:59:59.999Z");

/** On Bogotá's clock unless it says otherwise. A day that no calendar has is none. */
export function readMoment(text: string | null | undefined): Date | undefined {
  const [, day, time = "00:00", zone = "-05:00"] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text ?? "") ?? [];
  if (!day || !isDate(day)) return undefined;
  const at = new Date(`${day}T${time}${zone}`);
  return at.getTime() <= LAST ? at : undefined;
}

/** A code ends with its last day, not at that day's first minute. */
export const readEnd = (text: string): Date | undefined => {
  const at = readMoment(text);
  return at && isDate(text) ? new Date(Math.min(LAST, at.getTime() + ONE_DAY - 1)) : at;
};

/** Spec §5: the input steps 0.01. */
export const toStep = (percentage: number): number => Math.round(percentage * 100) / 100;

/** Spec §5: what each field of the form wants. */
export const WANTED = {
  code: "Código es requerido",
  name: "Nombre es requerido",
  percentage: "Porcentaje debe ser entre 1 y 100",
  startDate: "Fecha de inicio es requerida",
  endDate: "Fecha de fin es requerida",
} as const;

/** Spec §5, admin discount form: the sentence of every field that is not right. */
export function checkDiscountForm(form: DiscountFields): Record<string, string> {
  const wrong: Record<string, string> = {};
  const { percentage = 0 } = form;
  const start = readMoment(form.startDate);
  const end = readMoment(form.endDate);
  if (!form.code?.trim()) wrong.code = WANTED.code;
  if (!form.name?.trim()) wrong.name = WANTED.name;
  if (!(toStep(percentage) > 0 && percentage <= 100)) wrong.percentage = WANTED.percentage;
  if (!start) wrong.startDate = WANTED.startDate;
  if (!end) wrong.endDate = WANTED.endDate;
  if (start && end && end <= start) wrong.endDate = "Fecha de fin debe ser posterior a la fecha de inicio";
  if (!form.isAllProducts && !form.applicableTags?.length)
    wrong.applicableTags = 'Selecciona etiquetas o marca "Todos los productos"';
  return wrong;
}
