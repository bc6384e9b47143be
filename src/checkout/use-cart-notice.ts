import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { addresses } from "../addresses.ts";
import type { BoughtLine } from "../cart/rules/cart.ts";
import { useOrderWatch } from "../orders/use-order-watch.ts";
import { useOrder } from "../orders/use-order.ts";
import { useShop } from "../ui/use-shop.ts";
import { callOff } from "./order-calls.ts";
import { boughtLines } from "./rules/bought-lines.ts";
import { resumed } from "./rules/resume.ts";
import type { PendingOrder, Problem } from "./rules/steps.ts";
import { isWaitShown } from "./shown-wait.ts";
import { clearPending } from "./storage.ts";
import { PROBLEMS } from "./texts.ts";
import { useResume } from "./use-resume.ts";

/** An order that waits for its payment while its shopper looks at the cart. */
export type WaitingOrder = PendingOrder & { isConfirming: boolean };

const NONE: readonly BoughtLine[] = [];

/**
 * Spec §4, Resuming, on opening the cart: an order still open or just paid leads to the checkout, a lost one is told.
 * Who goes from the wait to the cart has chosen it: it is shown, with a line about that order.
 */
export function useCartNotice() {
  const navigate = useNavigate();
  const { minutesToPay } = useShop().selling;
  const brought = (useLocation().state as { problem?: Problem } | null)?.problem;
  const [found, setFound] = useState<Problem>();
  const [waiting, setWaiting] = useState<WaitingOrder>();
  const [cancel, setCancel] = useState<"busy" | "failed">();
  const toCheckout = () => void navigate(addresses.checkout(), { replace: true });
  const end = (problem: Problem | undefined) => {
    clearPending();
    setWaiting(undefined);
    setFound(problem);
  };

  useResume((seen) => {
    if (seen.is === "over") setFound(seen.problem);
    else if (seen.is === "waiting" && isWaitShown(seen.order.orderNumber))
      setWaiting({ ...seen.order, isConfirming: seen.isConfirming });
    else toCheckout();
  });
  useOrderWatch(waiting?.orderNumber, (seen) => {
    const now = resumed({ ...seen, minutesToPay });
    if (now === "confirmed") toCheckout();
    else if (now !== "waiting") end(now);
    else
      setWaiting((last) => last && { ...last, paymentUrl: seen.paymentUrl ?? last.paymentUrl, isConfirming: !!seen.confirming });
  });
  const order = useOrder(waiting?.orderNumber);

  return {
    problem: found ?? brought,
    waiting,
    held: order ? boughtLines(order) : NONE,
    cancel: {
      state: cancel,
      async run(): Promise<void> {
        if (!waiting || cancel === "busy") return;
        setCancel("busy");
        try {
          await callOff(waiting.orderNumber);
          setCancel(undefined);
          end({ is: "calm", text: PROBLEMS.cancelled });
        } catch {
          setCancel("failed"); // Paid meanwhile: the next question, three seconds later, says so.
        }
      },
    },
  };
}
