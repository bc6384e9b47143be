import { useEffect, useEffectEvent } from "react";
import { ApiError, callApi } from "../platform/call-api.ts";
import type { getOrderStatus } from "./contract.ts";
import type { StatusSeen } from "./rules/status-seen.ts";

/** Spec §9: every 3 seconds, for at most an hour. */
const EVERY_MS = 3000;
const LONGEST_MS = 3_600_000;

export const seeStatus = (orderNumber: string, signal?: AbortSignal) =>
  callApi<typeof getOrderStatus>("GET /api/orders/status/{orderNumber}", { params: { orderNumber }, signal });

/** Asks for an order's status until it is told to stop (`orderNumber` undefined) or the hour is over. */
export function useOrderWatch(
  orderNumber: string | undefined,
  onSeen: (seen: StatusSeen) => void,
  onHour: () => void = () => undefined,
): void {
  const seen = useEffectEvent(onSeen);
  const hourOver = useEffectEvent(onHour);
  useEffect(() => {
    if (!orderNumber) return;
    const leaving = new AbortController();
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        const status = await seeStatus(orderNumber, leaving.signal);
        if (leaving.signal.aborted) return;
        seen(status);
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) return seen({ paymentStatus: "pending", status: "cancelled" });
        // Anything else passes: the next question may be answered.
      }
      clearTimeout(timer);
      if (Date.now() - began >= LONGEST_MS) return hourOver();
      timer = setTimeout(() => void ask(), EVERY_MS);
    };
    // Coming back from Bold's window: ask at once. Browsers slow the timers of a hidden page.
    const onReturn = () => {
      if (document.visibilityState === "visible" && Date.now() - began < LONGEST_MS) void ask();
    };
    document.addEventListener("visibilitychange", onReturn);
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [orderNumber]);
}
