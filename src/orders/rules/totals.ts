import { cents, type Cents } from "../../platform/money.ts";

/** Spec §9: cash on delivery costs 5% of the subtotal; IVA of 19% is contained in every price. */
export const COD_PERCENT = 5;
const IVA = { part: 19n, whole: 119n };

export type PaymentMethod = "Bold" | "COD";
export type PricedLine = { price: Cents; quantity: number };
export type Totals = { subtotal: Cents; discount: Cents; surcharge: Cents; tax: Cents; total: Cents };

const divideRounded = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n);

/** A percentage with at most two decimals of an amount, rounded to the peso; exact where a double would not be. */
export const percentOf = (amount: Cents, percentage: number): Cents =>
  cents(Number(divideRounded(BigInt(amount) * BigInt(Math.round(percentage * 100)), 1_000_000n)) * 100);

/** The IVA contained in an amount: total − total/1.19, to the cent. */
export const taxIn = (total: Cents): Cents => cents(Number(divideRounded(BigInt(total) * IVA.part, IVA.whole)));

export const sumOf = (lines: readonly PricedLine[]): Cents =>
  cents(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));

export const surchargeOn = (subtotal: Cents, method: PaymentMethod): Cents =>
  method === "COD" ? percentOf(subtotal, COD_PERCENT) : cents(0);

/** Contract, Money. `discounted` are the lines a code applies to. place_order() in the database computes the same. */
export function totalsOf(
  lines: readonly PricedLine[],
  method: PaymentMethod,
  code?: { percentage: number; discounted: readonly PricedLine[] },
): Totals {
  const subtotal = sumOf(lines);
  const discount = code ? percentOf(sumOf(code.discounted), code.percentage) : cents(0);
  const surcharge = surchargeOn(subtotal, method);
  const total = cents(Math.max(0, subtotal - discount) + surcharge);
  return { subtotal, discount, surcharge, tax: taxIn(total), total };
}
