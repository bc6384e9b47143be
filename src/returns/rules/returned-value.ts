import { type Cents, cents } from "../../platform/money.ts";

type Bought = { subtotal: number; total: number };
type Line = { price: number; quantity: number };

/** What was paid for these lines: their share of the order's total, discount and surcharge included, in whole pesos. */
export function returnedValue({ subtotal, total }: Bought, lines: readonly Line[]): Cents {
  const value = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (subtotal <= 0 || value >= subtotal) return cents(total);
  return cents(Math.round((total * value) / subtotal / 100) * 100);
}
