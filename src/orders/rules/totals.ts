import { cents, type Cents } from "../../platform/money.ts";
import type { Rates } from "../../rates.ts";
import type { PaymentMethod } from "../../payment-methods.ts";

export type PricedLine = { price: Cents; quantity: number };
export type Totals = { subtotal: Cents; discount: Cents; surcharge: Cents; tax: Cents; total: Cents };

const divideRounded = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n);

/** A percentage with at most two decimals of an amount, rounded to the peso; exact where a double would not be. */
export const percentOf = (amount: Cents, percentage: number): Cents =>
  cents(Number(divideRounded(BigInt(amount) * BigInt(Math.round(percentage * 100)), 1_000_000n)) * 100);

/** The IVA contained in an amount: at 19 %, total − total/1.19, to the cent. */
export const taxIn = (total: Cents, percentage: number): Cents => {
  const part = BigInt(Math.round(percentage * 100));
  return cents(Number(divideRounded(BigInt(total) * part, 10_000n + part)));
};

export const sumOf = (lines: readonly PricedLine[]): Cents =>
  cents(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));

export const surchargeOn = (subtotal: Cents, method: PaymentMethod, codPercent: number): Cents =>
  method === "COD" ? percentOf(subtotal, codPercent) : cents(0);

/** Contract, Money. `discounted` are the lines a code applies to. place_order() in the database computes the same. */
export function totalsOf(
  lines: readonly PricedLine[],
  method: PaymentMethod,
  rates: Rates,
  code?: { percentage: number; discounted: readonly PricedLine[] },
): Totals {
  const subtotal = sumOf(lines);
  const discount = code ? percentOf(sumOf(code.discounted), code.percentage) : cents(0);
  const surcharge = surchargeOn(subtotal, method, rates.cod);
  const total = cents(Math.max(0, subtotal - discount) + surcharge);
  return { subtotal, discount, surcharge, tax: taxIn(total, rates.iva), total };
}
