import { pesosOf, type Cents } from "../../platform/money.ts";

/** Bold takes whole pesos, at least 1,000. This is the one place where cents become what Bold is asked for. */
export const BOLD_MINIMUM = 1000;

export type BoldAmount = {
  currency: "COP";
  total_amount: number;
  tip_amount: 0;
  taxes: [{ type: "VAT"; base: number; value: number }];
};

/** `ivaPercent` is the order's own. */
export function boldAmount(total: Cents, ivaPercent: number): BoldAmount {
  const pesos = pesosOf(total);
  const base = Math.round(pesos / (1 + ivaPercent / 100));
  return { currency: "COP", total_amount: pesos, tip_amount: 0, taxes: [{ type: "VAT", base, value: pesos - base }] };
}

/** Bold counts in nanoseconds; whole seconds keep the number exact as a double. */
export const boldInstant = (at: Date): number => Math.floor(at.getTime() / 1000) * 1e9;

export const methodsFor = (limits: readonly { method: string; min: number; max: number }[], pesos: number): string[] =>
  limits.filter(({ min, max }) => pesos >= min && pesos <= max).map(({ method }) => method);
