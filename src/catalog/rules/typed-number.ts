import { showPesos } from "../../platform/money.ts";

const PLAIN = /^-?\d{1,12}$/;
const GROUPED = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3}){0,2}$/;

/**
 * A whole number as people type it here (`$ 1.850.000`) or as a spreadsheet pastes it (`1,850,000`, `1850000.00`);
 * undefined when it is none. A point is not simply dropped: `2.5` is not 25.
 */
export function numberOf(typed: string): number | undefined {
  const bare = typed.replaceAll(/[$\s\u00A0]/g, "").replace(/[.,]00?$/, "");
  return PLAIN.test(bare) || GROUPED.test(bare) ? Number(bare.replaceAll(/[.,]/g, "")) : undefined;
}

/** Spec §5: a price is parsed as an integer, 0 when that fails. What follows the comma is no money in pesos. */
export const pesosTyped = (typed: string): number => Math.max(0, numberOf(typed.replace(/[.,]\d{1,2}\s*$/, "")) ?? 0);

/** As a price field shows it: `1.850.000`; what is no number stays as it was typed. */
export function groupedPesos(typed: string | number): string {
  const pesos = typeof typed === "number" ? typed : numberOf(typed);
  return pesos === undefined ? String(typed) : showPesos(pesos).replace("$\u00a0", "");
}

/** A percentage as people type it: `8`, `-7,5`, `+2.5 %`. */
export function percentTyped(typed: string): number | undefined {
  const bare = typed.replaceAll(/[+%\s]/g, "").replace(",", ".");
  return /^-?\d{1,4}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined;
}
