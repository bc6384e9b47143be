import { CODE_TEXTS } from "../texts.ts";

/** Spec §2: the box forces uppercase. */
export const writeCode = (typed: string): string => typed.toUpperCase();

/** Spec §5: why a code cannot even be asked about. */
export function codeProblem(typed: string, applied: string | undefined): string | undefined {
  if (applied) return CODE_TEXTS.second;
  return typed.trim() ? undefined : CODE_TEXTS.empty;
}
