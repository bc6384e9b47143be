export type HeaderForm = "open" | "compact";

/** Spec §2 and §9: compact beyond 120 px, open again at 60 px or less, at least 400 ms between switches. */
export function nextForm(form: HeaderForm, scroll: number): HeaderForm {
  if (form === "open") return scroll > 120 ? "compact" : "open";
  return scroll <= 60 ? "open" : "compact";
}

export const SWITCH_PAUSE = 400;
