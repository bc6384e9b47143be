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
  const [applied, setApplied] = useState<AppliedCode>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const settle = (answer: AppliedCode | string) => {
    setBusy(false);
    setApplied(typeof answer === "string" ? undefined : answer);
    setError(typeof answer === "string" ? answer : undefined);
  };

  const cart = JSON.stringify(
    items.map(({ rug, selectedSize, quantity }) => [rug.id, rug.price, rug.sizes, selectedSize, quantity]),
  );
  const code = applied?.code;
  useEffect(() => {
    if (!code || items.length === 0) return;
    let isHere = true;
    void ask(code, items).then((answer) => isHere && settle(answer));
    return () => {
      isHere = false;
    };
    // Only a changed cart asks again: the code itself was just answered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cart]);

  return {
    typed,
    applied,
    error,
    isBusy,
    type(text: string) {
      setTyped(writeCode(text));
      setError(undefined);
    },
    async apply(): Promise<void> {
      const problem = codeProblem(typed, applied?.code);
      if (problem) return setError(problem);
      setBusy(true);
      settle(await ask(typed.trim(), items));
    },
    remove() {
      setApplied(undefined);
      setError(undefined);
      setTyped("");
    },
  };
}
export type DiscountState = ReturnType<typeof useDiscount>;
