import { cents } from "../../platform/money.ts";
import { type PricedLine, sumOf, type Totals, totalsOf } from "./totals.ts";
import type { PaymentMethod } from "../../payment-methods.ts";

type Before = { subtotal: number; discount: number; paymentMethod: PaymentMethod; codPercent: number; ivaPercent: number };
type Code = { percentage: number; discounted: readonly PricedLine[] };

/**
 * An order's sums once its lines are others, with the rates and the discount it was placed with. A discount whose code is
 * unknown (deleted, or given by staff) stays the same part of the whole, in whole pesos.
 */
export function editedTotals(before: Before, lines: readonly PricedLine[], code?: Code): Totals {
  const rates = { cod: before.codPercent, iva: before.ivaPercent };
  if (code) return totalsOf(lines, before.paymentMethod, rates, code);
  const subtotal = sumOf(lines);
  const part = before.subtotal > 0 ? before.discount / before.subtotal : 0;
  const discount = Math.min(subtotal, Math.round((subtotal * part) / 100) * 100);
  // totalsOf() with the amount in place of a percentage: the tax is of the whole.
  const whole = totalsOf(lines, before.paymentMethod, rates);
  if (discount === 0) return whole;
  const reduced = totalsOf([{ price: cents(whole.total - discount), quantity: 1 }], "Bold", rates);
  return { ...whole, discount: cents(discount), total: reduced.total, tax: reduced.tax };
}
