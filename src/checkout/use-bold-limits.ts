import { useEffect, useState } from "react";
import type { paymentMethods } from "../payments/contract.ts";
import { callApi } from "../platform/call-api.ts";
import type { BoldLimits } from "./rules/bold-limits.ts";

/** What Bold takes today. Without an answer nothing is refused here: the shop checks again when the link is made. */
export function useBoldLimits(): BoldLimits | undefined {
  const [limits, setLimits] = useState<BoldLimits>();
  useEffect(() => {
    const leaving = new AbortController();
    callApi<typeof paymentMethods>("GET /api/payments/methods", { signal: leaving.signal }).then(setLimits, () => undefined);
    return () => leaving.abort();
  }, []);
  return limits;
}
