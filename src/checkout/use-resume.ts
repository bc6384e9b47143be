import { useEffect, useEffectEvent, useState } from "react";
import { seeStatus } from "../orders/use-order-watch.ts";
import { askBoldLink } from "../payments/ask-bold-link.ts";
import { ApiError } from "../platform/call-api.ts";
import { resumed } from "./rules/resume.ts";
import type { PendingOrder, Problem } from "./rules/steps.ts";
import { clearPending, type Pending, PENDING_NUMBER_KEY, readPending } from "./storage.ts";
import { useShop } from "../ui/use-shop.ts";

export type Resumed =
  | { is: "waiting"; order: PendingOrder; isConfirming: boolean }
  | { is: "confirmed"; orderNumber: string }
  | { is: "over"; problem?: Problem };

/** The tab may have closed between order and link: the shop makes the link now, or gives the one it has. */
const linkOf = (orderNumber: string): Promise<string | null> =>
  askBoldLink(orderNumber).then(
    ({ paymentUrl }) => paymentUrl,
    () => null,
  );

/** What became of the order this browser left behind. Clears it when it is over (spec §8). */
async function askPending({ orderNumber, paymentUrl }: Pending, minutesToPay: number): Promise<Resumed> {
  try {
    const seen = await seeStatus(orderNumber);
    const found = resumed({ ...seen, minutesToPay });
    if (found === "waiting") {
      const url = seen.paymentUrl ?? paymentUrl ?? (seen.confirming ? null : await linkOf(orderNumber));
      const linkExpiresAt = seen.paymentUrlExpiresAt;
      const order = { orderNumber, paymentUrl: url, linkExpiresAt, expiresAt: seen.expiresAt };
      return { is: "waiting", order, isConfirming: seen.confirming };
    }
    if (found === "confirmed") return { is: "confirmed", orderNumber };
    clearPending();
    return { is: "over", problem: found };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      clearPending();
      return { is: "over" };
    }
    // No answer is no news: go on waiting, the questions every three seconds will find out.
    return { is: "waiting", order: { orderNumber, paymentUrl, expiresAt: null }, isConfirming: false };
  }
}

/** `unread` until the browser has looked, `asking` while the shop is asked about an order that was left, then `settled`. */
export type ResumeState = "unread" | "asking" | "settled";

/** Spec §4, Resuming: on opening, and when another tab begins an order. */
export function useResume(onResumed: (found: Resumed) => void, { otherTabs = false } = {}): ResumeState {
  const [state, setState] = useState<ResumeState>("unread");
  const { minutesToPay } = useShop().selling;
  const tell = useEffectEvent(onResumed);
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      const pending = readPending();
      if (!pending) return setState("settled");
      setState("asking");
      const found = await askPending(pending, minutesToPay);
      if (!isHere) return;
      tell(found);
      setState("settled");
    };
    const onStorage = (event: StorageEvent) => {
      if (otherTabs && event.key === PENDING_NUMBER_KEY && event.newValue) void ask();
    };
    void ask();
    window.addEventListener("storage", onStorage);
    return () => {
      isHere = false;
      window.removeEventListener("storage", onStorage);
    };
  }, [otherTabs, minutesToPay]);
  return state;
}
