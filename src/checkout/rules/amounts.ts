import type { ShopperMethod } from "../../payment-methods.ts";
import { surchargeOn } from "../../orders/rules/totals.ts";
import { cents, centsOf, pesosOf } from "../../platform/money.ts";

export type AppliedCode = { code: string; percentage: number; amount: number };
/** Whole pesos, as the cart counts; the server's own totals are the same rules over cents. */
export type Amounts = { subtotal: number; discount: number; surcharge: number; total: number };

/** Spec §9: total = subtotal − discount + surcharge. */
export function amountsOf(subtotal: number, code: AppliedCode | undefined, method: ShopperMethod, codPercent: number): Amounts {
  const discount = Math.min(code?.amount ?? 0, subtotal);
  const surcharge = pesosOf(surchargeOn(cents(centsOf(subtotal)), method, codPercent));
  return { subtotal, discount, surcharge, total: subtotal - discount + surcharge };
}
