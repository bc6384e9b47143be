import { MOST_PESOS, MOST_UNITS } from "../../catalog/rules/limits.ts";
import { numberOf } from "../../catalog/rules/typed-number.ts";

/** Pesos as shops export them (`1850000.00`, `$ 1.850.000`, `1,850,000.50`) in cents; undefined when it is no price. */
export function centsTyped(cell: string): number | undefined {
  const bare = cell.replaceAll(/cop|[$\s\u00A0]/gi, "").replace(/[.,]0{4,}$/, "");
  const [, whole, part] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const pesos = numberOf(whole ?? "");
  if (pesos === undefined || pesos < 0 || pesos > MOST_PESOS) return undefined;
  return pesos * 100 + Number((part ?? "").padEnd(2, "0"));
}

/** Units; other shops count below zero what they sold without having it. */
export function unitsTyped(cell: string): number | undefined {
  const units = /^-?\d{1,9}(?:[.,]0+)?$/.test(cell) ? Math.max(0, Math.trunc(Number(cell.replace(",", ".")))) : undefined;
  return units !== undefined && units <= MOST_UNITS ? units : undefined;
}
