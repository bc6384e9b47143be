import { useEffect, useState } from "react";
import type { CartItem } from "../cart/rules/cart.ts";
import type { validateCode } from "../discounts/contract.ts";
import { ApiError, callApi, OFFLINE } from "../platform/call-api.ts";
import type { AppliedCode } from "./rules/amounts.ts";
import { codeProblem, writeCode } from "./rules/code.ts";
import { CODE_TEXTS } from "./texts.ts";

async function ask(code: string, items: readonly CartItem[]): Promise<AppliedCode | string> {
  const cartItems = items.map(({ rug, selectedSize, quantity }) => ({ carpetId: rug.id, size: selectedSize, quantity }));
  try {
    const reply = await callApi<typeof validateCode>("POST /api/discount-codes/validate", { body: { code, cartItems } });
    if (!reply.valid) return reply.error || CODE_TEXTS.invalid;
    const { discount } = reply;
    return { code: discount.code, percentage: discount.percentage, amount: discount.discountAmount };
  } catch (error) {
    // Spec §5: the server's error, as when one has tried too often, or that it is not valid. A code nobody could look at is not called so.
    return error instanceof ApiError ? error.message || CODE_TEXTS.invalid : OFFLINE;
  }
}

/** The discount box: one code at a time, asked about again whenever the cart changes. */
export function useDiscount(items: readonly CartItem[]) {
  const [typed, setTyped] = useState("");
  /** The code that was asked for, answered or not. */
  const [wanted, setWanted] = useState<string>();
  const [applied, setApplied] = useState<AppliedCode>();
  const [error, setError] = useState<string>();

  const settle = (answer: AppliedCode | string) => {
    const isRefused = typeof answer === "string";
    if (isRefused) setWanted(undefined);
    setApplied(isRefused ? undefined : answer);
    setError(isRefused ? answer : undefined);
  };

  const cart = JSON.stringify(
    items.map(({ rug, selectedSize, quantity }) => [rug.id, rug.price, rug.sizes, selectedSize, quantity]),
  );
  useEffect(() => {
    if (!wanted || items.length === 0) return;
    // An answer about another cart, or about a code that was taken away meanwhile, says nothing.
    let isHere = true;
    void ask(wanted, items).then((answer) => isHere && settle(answer));
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `cart` is what matters of the items
  }, [wanted, cart]);

  return {
    typed,
    applied,
    error,
    isBusy: wanted !== undefined && !applied,
    type(text: string) {
      setTyped(writeCode(text));
      setError(undefined);
    },
    apply() {
      const problem = codeProblem(typed, applied?.code);
      if (problem) setError(problem);
      else setWanted(typed.trim());
    },
    remove() {
      setWanted(undefined);
      setApplied(undefined);
      setError(undefined);
      setTyped("");
    },
  };
}
export type DiscountState = ReturnType<typeof useDiscount>;
