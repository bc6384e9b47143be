import { type Cents, cents } from "../../platform/money.ts";

type Part = { amount: number; settles: number; overpaid: number };
type Money = {
  /** What a change of rugs left to give back. */
  owed: number;
  received: number;
  /** What of it is the sale. */
  sale: number;
  earlier: readonly Part[];
};

const sumOf = (parts: readonly Part[], of: (part: Part) => number): number => parts.reduce((sum, part) => sum + of(part), 0);

/**
 * Which part of a refund settles what a change of rugs left, and which was no sale: a second payment, a wrong amount. Both
 * go before the sale's own money, except when rugs came back (`isReturn`): what was owed before is then still owed.
 */
export function refundParts(
  amount: number,
  { owed, received, sale, earlier }: Money,
  isReturn: boolean,
): { settles: Cents; overpaid: Cents } {
  if (isReturn) {
    const saleLeft = sale - sumOf(earlier, (each) => each.amount - each.settles - each.overpaid);
    const rest = amount - Math.min(amount, Math.max(0, saleLeft));
    const settles = Math.min(rest, owed);
    return { settles: cents(settles), overpaid: cents(rest - settles) };
  }
  const settles = Math.min(amount, owed);
  const noSale = received - sale - sumOf(earlier, (each) => each.settles + each.overpaid);
  return { settles: cents(settles), overpaid: cents(Math.max(0, Math.min(amount, noSale) - settles)) };
}
